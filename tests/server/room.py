"""A node for tests: a real database, bots that think in this process, a clock held by hand."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec

from ludoteka.core.fairness import fresh_seed
from ludoteka.server import protocol
from ludoteka.server.bus import Bus, LocalBus
from ludoteka.server.config import Settings
from ludoteka.server.ids import new_id
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.opening import TableRequest, open_table
from ludoteka.server.play.socket import do_command
from ludoteka.server.play.thinking import Job, Thought, think
from ludoteka.server.play.workers import NOBODY, Claim, Events, Workers
from ludoteka.server.protocol import Done
from ludoteka.server.storage import Database, Entry
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.web.readers import Readers
from tests.server.house import Clock
from tests.server.offered import offered

ANN = Actor("ann", "Ann")
BEN = Actor("ben", "Ben")
CLEO = Actor("cleo", "Cleo")

SETTINGS = Settings(bot_delay_ms=0, auto_delay_ms="0-0", commit_seconds=0, start_seconds=0)


class InlineWorkers(Workers):
    """The same thinking without the processes."""

    def __init__(self) -> None:
        super().__init__(1, timeout=10)

    async def choose(self, job: Job, events: Events, claim: Claim = NOBODY) -> Thought:
        del claim  # nobody has to wait
        await asyncio.sleep(0)
        thought = think(job)
        if thought.move is None:
            thought = think(replace(job, seen=0, news=events()))
        assert thought.move is not None
        return thought


class Inline(InlineWorkers):
    """Bots think in this process: what they think about is not what is tested here."""

    def __init__(self, _count: int, *, timeout: float, wait: float, is_silent: bool) -> None:
        super().__init__()

    def warm_up(self) -> None:
        """There is nothing to start."""


class InlineReaders(Readers):
    """Replays are made in a thread of this process, which starts at once."""

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False)


class Room:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def open(self, actor: Actor = ANN, **request: object) -> LiveTable:
        return await open_table(self.hub, actor, msgspec.convert(request, TableRequest))

    async def do(self, live: LiveTable, actor: Actor, command: protocol.TableCommand) -> Done:
        return await do_command(self.hub, live, actor, command)

    async def play(self, live: LiveTable, actor: Actor, seat: int, move: str) -> Done:
        return await self.do(live, actor, protocol.Play(id=new_id(), seat=seat, move=move))

    async def listen(self, live: LiveTable, actor: Actor, since: int = -1) -> "Ear":
        ear = Ear(Listener(actor.person, actor.name, (None,)))
        await live.join(ear.listener, since)
        return ear

    async def log(self, live: LiveTable) -> list[Entry]:
        """All that has happened at the table, secrets included."""
        return await self.hub.log.read(live.table.id)


class Ear:
    """Everything that a socket would have been sent."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.frames: list[bytes] = []
        self.status = "open"
        self.sights: dict[int | None, dict[str, Any]] = {}

    @property
    def is_over(self) -> bool:
        return self.status in ("over", "closed")

    async def next(self) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(60):
            frame = await self.listener.queue.get()
        assert frame is not None, "the socket was closed"
        return self._read(frame)

    async def to_the_end(self) -> None:
        """Read until the match is over, as promptly as a socket."""
        while not self.is_over:
            await self.next()

    def _read(self, frame: bytes) -> dict[str, Any]:
        self.frames.append(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        if message.get("table"):
            self.status = message["table"]["status"]
        for sight in message.get("sights", ()):
            self.sights[sight["seat"]] = sight
        return message

    def offers(self, seat: int) -> list[str]:
        """The moves that this seat was offered last."""
        return offered(self.sights.get(seat, {}))

    def drain(self) -> list[dict[str, Any]]:
        """The frames since the last time."""
        fresh = []
        while not self.listener.queue.empty():
            frame = self.listener.queue.get_nowait()
            if frame is not None:
                fresh.append(self._read(frame))
        return fresh


async def play_on(
    room: Room, live: LiveTable, actor: Actor, ear: Ear, seat: int, *, most: int = 10_000
) -> int:
    """Take moves that the frames offer, one after another, until the match is over."""
    made = 0
    ear.drain()  # what was offered long ago may have been taken back
    while not ear.is_over and made < most:
        if offers := ear.offers(seat):
            ear.sights.clear()
            await room.play(live, actor, seat, offers[made % len(offers)])
            made += 1
            ear.drain()
        else:
            await ear.next()
    return made


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for the condition, whatever it takes, but not for ever."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - any condition, of any object
            await asyncio.sleep(0.002)


@asynccontextmanager
async def open_room(
    database: Database,
    *,
    settings: Settings = SETTINGS,
    bus: Bus | None = None,
    clock: Clock | None = None,
    seed: bytes | None = None,
) -> AsyncIterator[Room]:
    hub = Hub(
        settings,
        database.log,
        bus or LocalBus(),
        InlineWorkers(),
        now=clock or Clock(),
        make_seed=(lambda: seed) if seed is not None else fresh_seed,
    )
    await hub.start()
    try:
        yield Room(hub)
    finally:
        await hub.stop()
        await hub.bus.close()
