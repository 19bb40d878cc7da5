"""A live table: takes commands one at a time, commits, and only then shows what happened."""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.core.seats import Seat
from ludoteka.server.errors import Busy
from ludoteka.server.metrics import COMMITS, CONFLICTS, entries_of
from ludoteka.server.play.appending import append_of
from ludoteka.server.play.hurry import Hurries
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.pipes import REMOVED
from ludoteka.server.play.presence import Presences
from ludoteka.server.play.updates import Telling, changes_info, welcome
from ludoteka.server.protocol import Bye, ByeReason, Done, TableCommand, You
from ludoteka.server.storage import Delayed, StorageDown
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.audience import may_see
from ludoteka.server.tables.contributing import next_step, step_time
from ludoteka.server.tables.deciding import decide
from ludoteka.server.tables.entries import AnyFact, decode_fact
from ludoteka.server.tables.folding import fold
from ludoteka.server.tables.positions import Positions
from ludoteka.server.tables.proposals import Actor, Proposal
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.relieving import Attendance
from ludoteka.server.tables.sights import Eyes, encode
from ludoteka.server.tables.summary import PAUSE, Summaries
from ludoteka.server.tables.table import Table

if TYPE_CHECKING:
    from ludoteka.server.play.hub import Hub

log = structlog.get_logger()

MOST_TRIES: Final = 8
"""How often a command is decided anew because another node was faster."""

# A union would be made anew at every move.
RESEATS: Final = (
    facts.Sat, facts.BotSat, facts.Stood, facts.HandedOver, facts.Swapped, facts.Changed,
)  # fmt: skip


class LiveTable:
    """A table in this node's memory. Whatever reads or changes it holds the lock."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._ahead = 0
        self._jumped = hub.jumped
        self._time = table.at
        self.presences = Presences(self.now, hub.settings.relieve_seconds * 1000)
        self.hurries = Hurries(hub.now)
        self.shown = table.seq
        """The last entry that the listeners know."""
        self.is_stale = False
        """The database may know more than we do: read it before anything else."""
        self.generation = 0
        """How often moves were taken back."""
        self._summaries = Summaries()
        self._positions = Positions()
        self.last_used = hub.now()
        self._known_since = self.now()

    def now(self) -> int:
        """The table's time: that of the server, but never before its latest entry. When the clock
        of the server was set back, it goes on from where it was, until that is set right."""
        server = self.hub.now()
        if self.hub.jumped != self._jumped:
            self._ahead = max(0, self._ahead + self._jumped - self.hub.jumped)
            self._jumped = self.hub.jumped
        now = server + self._ahead
        latest = max(self._time, self.table.at)
        if now < latest:
            self._ahead += latest - now
            now = latest
        self._time = now
        return now

    @property
    def is_ahead(self) -> bool:
        """Its time goes on while it is in memory only."""
        return self.now() > self.hub.now()

    def _attendance(self) -> Attendance:
        away = {
            chair.person: self.presences.away_since(chair.person) for chair in self.table.chairs
        }
        settings = self.hub.settings
        return Attendance(
            now=self.now(),
            here=self.presences.here(),
            away={person: since for person, since in away.items() if since is not None},
            grace=settings.grace_seconds * 1000,
            patience=settings.relieve_seconds * 1000,
            is_known=self.hub.knows_who_is_here,
        )

    # -- Commands ----------------------------------------------------------------------

    async def command(self, actor: Actor, command: TableCommand) -> Done:
        """Do it durably, or raise what speaks against it."""
        async with self.lock:
            for _ in range(MOST_TRIES):
                await self.refresh()
                done = self.table.done_before(actor.person, command)
                if done is not None:
                    return _done_before(command, *done)
                try:
                    proposal = decide(self.table, actor, command, self._attendance)
                except LudotekaError:
                    if await self._is_behind():
                        continue  # what we have missed may allow it, or have done it
                    raise
                seq = self.table.seq + 1
                if await self.commit(_signed(proposal, command)):
                    return Done(command.id, seq)
        raise Busy("busy-table")

    async def settle(self, propose: Callable[[], Proposal | None]) -> bool:
        """Commit what is proposed for the table as it is then; False if there is nothing to do.

        The lock is held. Proposed again whenever another node was faster.
        """
        for _ in range(MOST_TRIES):
            await self.refresh()
            proposal = propose()
            if proposal is None:
                return False
            if await self.commit(proposal):
                return True
        raise Busy("busy-table")

    async def _is_behind(self) -> bool:
        """Whether another node has committed what we have not heard of."""
        if self.hub.is_alone:
            return False
        try:
            heads = await self.hub.log.heads([self.table.id])
        except StorageDown:
            raise Busy("storage-down") from None
        self.is_stale = heads.get(self.table.id, 0) > self.table.seq
        return self.is_stale

    async def commit(self, proposal: Proposal) -> bool:
        """Append the fact and show it; False if another node was faster (then refresh, and decide
        anew).

        The lock is held. The table is changed first and read by nobody until it is durable;
        if that fails, it is thrown away: on what is stale nothing is built.
        """
        if self.is_stale:
            return False
        table, fact = self.table, proposal.fact
        now = self.now()
        fold(table, table.seq + 1, now, fact, proposal.effect)
        append = append_of(
            table, now, fact, self._due(), summaries=self._summaries, positions=self._positions
        )
        began = perf_counter()
        try:
            won = await self.hub.log.append(append)
        except StorageDown:
            self.is_stale = True
            raise Busy("storage-down") from None
        except asyncio.CancelledError:
            self.is_stale = True
            raise
        finally:
            COMMITS.observe(perf_counter() - began)
        if not won:
            CONFLICTS.inc()
            self.is_stale = True
            return False
        entries_of(append.entry.kind).inc()
        self._show(now, fact)
        await self.hub.publish(append.entry)
        listed = table.created.listed or isinstance(fact, facts.Changed)
        if listed and changes_info(table, fact):
            await self.hub.lobby_changed()
        self.hub.drive(self)
        await self.go_on()
        return True

    async def go_on(self) -> None:
        """A start that waits for nothing more goes on at once (the lock is held)."""
        if self.table.phase is not None:
            await self.take_step()

    async def take_step(self) -> None:
        """The next step towards the deal, if it is time (the lock is held)."""
        step = next_step(self.table, self.now(), self.step_time())
        if step is not None:
            await self.commit(step)

    def step_time(self) -> int | None:
        """When it is: 0 means at once."""
        return step_time(self.table, self.hub.patience, self._known_since)

    def start_time(self) -> int | None:
        """When the table goes on towards its deal."""
        time = self.step_time() if self.table.status == "open" else None
        return None if time is None else time or self.now()

    def due_time(self) -> int | None:
        """When the table has to do something by itself, if at all."""
        table = self.table
        if table.status == "open":
            return self.start_time()
        if any(table.chairs[seat].is_played_by_bot for seat in table.to_act):
            return self.now() + self.hub.settings.bot_delay_ms
        deadlines = table.clocks.deadlines()
        return min(deadlines.values()) if deadlines else None

    def _due(self) -> int | None:
        """For the database: sweeps go by the clock of the server."""
        due = self.due_time()
        return None if due is None else due - self._ahead

    # -- What the others did -----------------------------------------------------------

    async def refresh(self) -> None:
        """Make sure that nothing committed is missing here (the lock is held)."""
        if not self.is_stale:
            return
        table = await read_table(self.hub.log, self.table.id)
        if table is None:
            raise Busy("storage-down")
        self.table = table
        self.is_stale = False
        self._forget_written(is_behind=True)
        if self.table.seq > self.shown:
            self._resync()
        self.hub.drive(self)

    async def hear(self, seq: int, at: int, body: bytes) -> None:
        """Another node committed this entry."""
        async with self.lock:
            if self.is_stale:
                await self.refresh()
            if seq <= self.table.seq:
                return
            if seq > self.table.seq + 1 or not body:
                rows = await self.hub.log.read(self.table.id, self.table.seq)
                await self._catch_up([(row.seq, row.at, decode_fact(row.body)) for row in rows])
            else:
                await self._catch_up([(seq, at, decode_fact(body))])

    async def _catch_up(self, news: Sequence[tuple[int, int, AnyFact]]) -> None:
        if any(isinstance(fact, facts.HandedOver) for _, _, fact in news):
            # Names and words of who left are gone from entries that we have read before.
            self.is_stale = True
            await self.refresh()
            self.hub.yield_to_other(self)
            return
        for seq, at, fact in news:
            if seq == self.table.seq + 1:
                await self._take(seq, at, fact)

    async def _take(self, seq: int, at: int, fact: AnyFact) -> None:
        try:
            fold(self.table, seq, at, fact)
        except LudotekaError:
            # The other node goes by other rules, as happens during an update of the server.
            self.is_stale = True
            await self.refresh()
            return
        self._forget_written(is_behind=False)  # the other node writes
        self._show(at, fact)
        self.hub.yield_to_other(self)

    def delayed(self, *, at_once: bool = False) -> Delayed | None:
        """What is still to be written, once it has waited for long enough, or at once."""
        if self.lock.locked() or self.is_stale:
            return None
        if not (self._summaries.is_behind or self._positions.is_behind):
            return None
        table, now = self.table, self.now()
        if at_once:
            now += PAUSE
        summary = self._summaries.overdue(table, now)
        position = self._positions.overdue(table, now)
        if summary is None and position is None:
            return None
        return Delayed(
            table=table.id,
            seq=table.seq,
            summary=summary,
            position=position,
            rules=table.game.rules_version,
        )

    def was_not_written(self) -> None:
        """What was to be written later is still to be written."""
        self._forget_written(is_behind=True)

    def _forget_written(self, *, is_behind: bool) -> None:
        self._summaries.forget(is_behind=is_behind)
        self._positions.forget(is_behind=is_behind)

    # -- Showing -----------------------------------------------------------------------

    def _show(self, at: int, fact: AnyFact) -> None:
        """Send the entry that was applied last to everybody who is here."""
        self.shown = self.table.seq
        self.last_used = self.hub.now()
        if fact.person:
            self.presences.noticed(fact.person)
        if isinstance(fact, facts.TookBack):
            self.generation += 1
        if isinstance(fact, facts.Started):
            self._show_out()
        reseated: set[Listener] = set()
        if isinstance(fact, RESEATS):
            reseated = self._reseat(fact)
        telling = Telling(self.table, at, fact)
        for listener in self.listeners - reseated if reseated else self.listeners:
            if listener.hidden and isinstance(fact, facts.Said) and fact.person in listener.hidden:
                listener.send(telling.without_line())
            else:
                listener.send(telling.frame(listener.eyes))
        if isinstance(fact, RESEATS):
            self._count_audience()  # who has sat down does not watch any more
            self.show_presence()

    def _show_out(self) -> None:
        """Before a match that is for its players only."""
        outsiders = [each for each in self.listeners if not may_see(self.table, each.person)]
        self.say_bye(outsiders, REMOVED)

    def _reseat(self, fact: AnyFact) -> set[Listener]:
        """Seats have other people now: who is someone else by that is told everything anew.

        So is everybody when someone was forgotten: the words on their pages are to go.
        """
        forgotten = isinstance(fact, facts.HandedOver) and fact.former == fact.sitter
        changed = {each for each in self.listeners if forgotten or each.you != self._you(each)}
        for listener in changed:
            listener.eyes = self.eyes_of(listener.person)
            listener.send(self.welcome(listener, self.table.seq))
        return changed

    def _resync(self) -> None:
        since, self.shown = self.shown, self.table.seq
        self.generation += 1
        for listener in self.listeners:
            listener.eyes = self.eyes_of(listener.person)
            listener.send(self.welcome(listener, since))

    def welcome(self, listener: Listener, since: int) -> bytes:
        listener.you = self._you(listener)
        return welcome(
            self.table,
            listener,
            listener.you,
            since,
            now=self.now(),
            presence=self.presences.card(self.table),
            hurry=self.hurries.is_shown,
        )

    def _you(self, listener: Listener) -> You:
        person, seats = listener.person, self.table.seats_of(listener.person)
        is_host = bool(person) and person == self.table.host
        invite = self.table.created.invite if seats or is_host else ""
        return You(person, listener.name, seats, is_host, invite)

    # -- Coming and going --------------------------------------------------------------

    def eyes_of(self, person: str) -> Eyes:
        own = self.table.seats_of(person)
        return tuple(Seat(seat) for seat in own) or (None,)

    async def join(self, listener: Listener, since: int) -> None:
        """Snapshot and place in the audience in one step: nothing falls between."""
        async with self.lock:
            if since > self.table.seq:
                self.is_stale = True  # on another node they have seen more than we have heard of
            await self.refresh()
            listener.eyes = self.eyes_of(listener.person)
            listener.send(self.welcome(listener, since))
            self.listeners.add(listener)
            self.last_used = self.hub.now()
        await self.presence_changed()

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.last_used = self.hub.now()
        await self.presence_changed()

    async def presence_changed(self) -> None:
        if self._count_audience():
            self.show_presence()
        await self.hub.publish_presence(self)

    def _count_audience(self) -> bool:
        """Who is here on this node; whether that is news."""
        here = frozenset(listener.person for listener in self.listeners)
        audience = [each for each in self.listeners if not self.table.seats_of(each.person)]
        watchers = {each.person: each.name for each in audience if each.is_named}
        return self.presences.set_own(here, len(audience), watchers)

    def show_presence(self) -> None:
        frame = encode(self.presences.card(self.table))
        for listener in self.listeners:
            listener.send(frame)

    def say_bye(self, listeners: Sequence[Listener], reason: ByeReason) -> None:
        frame = encode(Bye(reason))
        for listener in listeners:
            listener.send(frame)
            listener.close(reason)


def _done_before(command: TableCommand, seq: int, asked: str) -> Done:
    """The same again; BadInput if something else was asked under this id."""
    if asked and asked != _digest(command):
        raise BadInput("id-used", id=command.id)
    return Done(command.id, seq)


def _signed(proposal: Proposal, command: TableCommand) -> Proposal:
    fact: AnyFact = msgspec.structs.replace(proposal.fact, asked=_digest(command))
    return Proposal(fact, proposal.effect)


def _digest(command: TableCommand) -> str:
    return blake2b(encode(command), digest_size=8).hexdigest()
