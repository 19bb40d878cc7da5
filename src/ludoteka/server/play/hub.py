"""The live tables of this node, and its messages to other nodes."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import nullcontext, suppress
from heapq import nsmallest
from typing import Final

import msgspec
import structlog

from ludoteka.core.fairness import fresh_seed
from ludoteka.games import find_game
from ludoteka.server.bus import LOBBY, PEOPLE, Bus, LocalBus
from ludoteka.server.clock import Clock, SteadyClock, now_ms
from ludoteka.server.config import Settings
from ludoteka.server.errors import Busy, Unknown
from ludoteka.server.ids import id_of, new_id
from ludoteka.server.play.appending import members
from ludoteka.server.play.bot_limits import Admit
from ludoteka.server.play.driving import Driver
from ludoteka.server.play.failures import Keep
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.standing_store import StandingAnswers
from ludoteka.server.play.sweeping import Sweeper
from ludoteka.server.play.workers import Workers
from ludoteka.server.storage import (
    Append,
    Entry,
    Head,
    Log,
    NewTable,
    StorageDown,
)
from ludoteka.server.tables.contributing import Patience
from ludoteka.server.tables.entries import Created, encode_fact, fact_kind, named_by
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.summary import summarize
from ludoteka.server.tables.table import Table
from ludoteka.server.tasks import end_tasks

log = structlog.get_logger()

IN_USE: Final = 10_000
"""Milliseconds for which someone who asked for a table may still be about to use it."""
CHORE_SECONDS: Final = 2
"""For what was to be done soon when the server stops, such as rating a match."""
ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")

Ended = Callable[[str], Awaitable[object]]
Check = Callable[[Collection[str] | None], Awaitable[None]]
Blockers = Callable[[str], Awaitable[Collection[str]]]
MayList = Callable[[Actor], Awaitable[bool]]


async def _nobody(_person: str) -> Collection[str]:
    return ()


async def _always(_actor: Actor) -> bool:
    return True


class _Word(msgspec.Struct, frozen=True, array_like=True):
    """What nodes tell one another about a table: an entry, or who is there."""

    node: str
    seq: int
    at: int
    body: bytes
    here: tuple[str, ...] | None = None
    audience: int = 0
    hurry: bool | None = None
    watchers: dict[str, str] = {}


_words: Final = msgspec.msgpack.Decoder(_Word)
_encode_word: Final = msgspec.msgpack.Encoder().encode


class Hub:
    def __init__(
        self,
        settings: Settings,
        log_store: Log,
        bus: Bus,
        workers: Workers,
        *,
        now: Clock = now_ms,
        make_id: Callable[[], str] = new_id,
        make_seed: Callable[[], bytes] = fresh_seed,
        key: bytes | None = None,
    ) -> None:
        """`key`: of all nodes alike; makes ids of tables from commands to open them."""
        self.settings = settings
        self.log = log_store
        self.bus = bus
        self.workers = workers
        self.now = now
        self.make_id = make_id
        self.make_seed = make_seed
        self._key = key or secrets.token_bytes(32)
        self.node = new_id()
        self.patience = Patience(settings.commit_seconds * 1000, settings.reveal_seconds * 1000)
        self.on_end: Ended | None = None
        self.rate_due: Callable[[], Awaitable[None]] | None = None
        """Rates what has ended and nobody has rated."""
        self.on_bot_failure: Keep | None = None
        self.check_people: Check | None = None
        """Shows out those of these persons (None: of all) who may no longer be here."""
        self.check_room: Callable[[], None] = lambda: None
        """Refuses whatever is not a move while the disk is almost full."""
        self.admit_bots: Admit = lambda _actor, _wish: nullcontext()
        """Refuses more bots than someone may keep busy."""
        self.may_list: MayList = _always
        """Whether someone may open one listed table more."""
        self.blockers_of: Blockers = _nobody
        """Those who do not want to play with this person."""
        self.standing: StandingAnswers | None = None
        """The answers that people leave for the questions of slow matches."""
        self.is_stopping = False
        self.lobby_listeners: set[Listener] = set()
        self.on_lobby: Callable[[], None] = lambda: None
        self._tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: set[asyncio.Future[object]] = set()
        self.sweeper = Sweeper(self)
        self._sweeping: asyncio.Task[None] | None = None

    # -- Beginning and end -------------------------------------------------------------

    async def start(self) -> None:
        self.bus.subscribe(self._heard, missed=self._missed)
        await self.bus.start()
        self._sweeping = asyncio.create_task(self.sweeper.run())

    async def say_bye(self) -> list[Listener]:
        """What is being committed is finished and shown; then the sockets are closed: these."""
        self.is_stopping = True
        await end_tasks([self._sweeping])  # it takes tables up, and lets them go
        leaving = list(self.lobby_listeners)
        for live in list(self._tables.values()):
            self.driver(live).stop()
            async with live.lock:
                leaving += live.listeners
                live.say_bye(tuple(live.listeners), "stopping")
        for listener in list(self.lobby_listeners):
            listener.close("stopping")
        return leaving

    async def stop(self) -> None:
        """Nothing is lost: deadlines are in the log, and the last positions are written."""
        await self.say_bye()
        await end_tasks(self._chores, patience=CHORE_SECONDS)
        with suppress(StorageDown):  # then the last moves are made again
            await self.sweeper.write_delayed(at_once=True)
        self.workers.close()

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other node."""
        return isinstance(self.bus, LocalBus) and not self.settings.shared

    @property
    def knows_who_is_here(self) -> bool:
        """Servers that share a file, and no bus, do not tell each other who is there."""
        return not (isinstance(self.bus, LocalBus) and self.settings.shared)

    @property
    def jumped(self) -> int:
        """Milliseconds by which the clock was set forward at once since the start."""
        return self.now.jumped if isinstance(self.now, SteadyClock) else 0

    @property
    def tables(self) -> dict[str, LiveTable]:
        return self._tables

    def driver(self, live: LiveTable) -> Driver:
        """Of a table that has just left the memory, one that does nothing by itself."""
        return self._drivers.get(live.table.id) or Driver(live)

    def drivers(self) -> Iterable[Driver]:
        return self._drivers.values()

    # -- Finding tables ----------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the log; Unknown if there is none."""
        found = self._tables.get(table_id)
        if found is not None:
            found.last_used = self.now()
            return found
        if not ID.fullmatch(table_id):
            raise Unknown("no-such-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def is_at_hand(self, table_id: str) -> bool:
        """Whether this node has read the table, or is about to."""
        return table_id in self._tables or table_id in self._loading

    async def _load(self, table_id: str) -> LiveTable:
        table = await read_table(self.log, table_id)
        if table is None:
            raise Unknown("no-such-table")
        return self._adopt(table)

    def _adopt(self, table: Table) -> LiveTable:
        """A table lives once on a node, no matter who found it first."""
        found = self._tables.get(table.id)
        if found is not None:
            return found
        live = LiveTable(self, table)
        if len(self._tables) >= self.settings.max_tables:
            self._make_room()
        self._tables[table.id] = live
        self._drivers[table.id] = Driver(live)
        return live

    async def create(self, created: Created) -> LiveTable:
        """A new table with its first entry; the one that this command has opened before."""
        self.check_room()
        game = find_game(created.game)
        game.parse_options(created.seats, created.options)
        table_id = self.id_of(created.person, created.command)
        table = Table(table_id, created, self.now())
        entry = Entry(table.id, 0, table.created_at, fact_kind(created), encode_fact(created))
        append = Append(
            entry=entry,
            head=Head(table.status, 0, None, summarize(table)),
            members=members(table),
            named=named_by(created),
            created=NewTable(
                game=created.game,
                seats=created.seats,
                title=created.title,
                listed=created.listed,
                host=created.host,
            ),
        )
        try:
            is_new = await self.log.append(append)
        except StorageDown:
            raise Busy("storage-down") from None
        return self._adopt(table) if is_new else await self.table(table_id)

    def id_of(self, person: str, command: str) -> str:
        """Of the table that this command opens; without a command, of any other one."""
        return id_of(self._key, person, command) if command else self.make_id()

    def looking(self) -> set[tuple[str, str]]:
        """Persons of this node, and the tables that they have before their eyes."""
        return {
            (listener.person, table_id)
            for table_id, live in self._tables.items()
            for listener in live.listeners
            if listener.is_visible
        }

    # -- Between nodes -----------------------------------------------------------------

    async def publish(self, entry: Entry) -> None:
        if not self.bus.has_others:
            return
        word = _Word(self.node, entry.seq, entry.at, entry.body)
        await self.bus.publish(entry.table, _encode_word(word))

    async def publish_presence(self, live: LiveTable) -> None:
        here = tuple(sorted(live.presences.own))
        presences = live.presences
        word = _Word(
            self.node, 0, 0, b"", here, presences.own_audience, watchers=presences.own_watchers
        )
        await self.bus.publish(live.table.id, _encode_word(word))

    async def publish_hurry(self, live: LiveTable, *, on: bool) -> None:
        word = _Word(self.node, 0, 0, b"", hurry=on)
        await self.bus.publish(live.table.id, _encode_word(word))

    def _heard(self, topic: str, payload: bytes) -> None:
        """A word of another node; about tables that are not here there is nothing to do."""
        if topic == LOBBY:
            self.on_lobby()
            return
        if topic == PEOPLE:
            self.chore(self.check_present([payload.decode()] if payload else None))
            return
        live = self._tables.get(topic)
        if live is None:
            return
        if not payload:  # too long for the bus: only a hint that something happened
            self.chore(live.hear(live.table.seq + 1, 0, b""))
            return
        word = _words.decode(payload)
        if word.hurry is not None:
            live.hurries.set(word.node, on=word.hurry)
        elif word.here is None:
            self.chore(live.hear(word.seq, word.at, word.body))
        elif live.presences.set_other(
            word.node, frozenset(word.here), word.audience, word.watchers
        ):
            live.show_presence()

    def _missed(self) -> None:
        """The bus was away, or the host has rung: whatever was to be told is in the database."""
        self.chore(self.compare_heads())
        self.chore(self.check_present(None))
        self.on_lobby()

    async def compare_heads(self) -> None:
        """Catch up where others are further than we have heard."""
        tables = list(self._tables.values())
        heads = await self.log.heads([live.table.id for live in tables])
        for live in tables:
            seq = heads.get(live.table.id, 0)
            if seq > live.table.seq and not live.lock.locked():
                await live.hear(seq, 0, b"")

    async def lobby_changed(self) -> None:
        self.on_lobby()
        await self.bus.publish(LOBBY, b"")

    async def people_changed(self, person: str) -> None:
        """A session, a token, a name or a right of this person (of anyone: "") is another now."""
        await self.check_present([person] if person else None)
        await self.bus.publish(PEOPLE, person.encode())

    async def check_present(self, persons: Collection[str] | None) -> None:
        if self.check_people is None:
            return
        try:
            await self.check_people(persons)
        except StorageDown:  # without it nobody can do anything either; asked again soon
            log.warning("the database does not answer")

    def chore(self, work: Awaitable[object]) -> None:
        """Something to be done soon, not awaited by anyone."""
        task = asyncio.ensure_future(work)
        self._chores.add(task)
        task.add_done_callback(self._chore_done)

    def _chore_done(self, task: asyncio.Future[object]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("a chore failed", error=type(error).__name__)

    # -- Driving -----------------------------------------------------------------------

    def drive(self, live: LiveTable) -> None:
        """This node committed the last entry (or found the table orphaned): it acts next."""
        if (driver := self._drivers.get(live.table.id)) is not None:
            driver.wake()
        if live.table.status == "over" and self.on_end is not None:
            self.chore(self.on_end(live.table.id))

    def yield_to_other(self, live: LiveTable) -> None:
        if (driver := self._drivers.get(live.table.id)) is not None:
            driver.rest()

    def _make_room(self) -> None:
        """For some tables at once: those that were used last are someone's just now."""
        limit = self.now() - IN_USE
        unused = [
            live
            for live in self._tables.values()
            if not live.listeners and not live.lock.locked() and live.last_used < limit
        ]
        count = len(self._tables) - self.settings.max_tables + 1 + self.settings.max_tables // 20
        for live in nsmallest(count, unused, key=lambda live: live.last_used):
            if not self.driver(live).is_busy:
                self.forget(live.table.id)

    def forget(self, table_id: str) -> None:
        """It leaves the memory."""
        self._drivers.pop(table_id).stop()
        self.sweeper.forgotten(table_id)
        del self._tables[table_id]
