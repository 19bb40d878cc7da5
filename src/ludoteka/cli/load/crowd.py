"""All players of a client process: they begin and stop together, and are counted together."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludoteka.cli.load.player import Place, Player
from ludoteka.cli.load.script import Script
from ludoteka.server.protocol import Ping, Ready, Sit, TableCommand

AT_ONCE: Final = 32
"""Handshakes and requests under way at the same time."""
WAIT: Final = 0.02
PATIENCE: Final = 60.0
PING: Final = msgspec.json.encode(Ping())

T = TypeVar("T")
_encode: Final = msgspec.json.Encoder().encode


Greeting = Callable[[Place], Iterable[TableCommand]]


def sit_down(place: Place) -> Iterable[TableCommand]:
    return (Sit(id="sit", seat=place.seat), Ready(id="ready", seat=place.seat))


class Crowd:
    def __init__(self, *, pause: float = 0.0) -> None:
        self.pause = pause
        """Seconds that a player thinks, on average."""
        self.may_move = False
        self.players: list[Player] = []
        self.times: list[float] = []
        """Seconds from each command to its answer."""
        self.delays: list[tuple[int, float]] = []
        """Table, and seconds from a command to another player's update."""
        self.frames = 0
        self.bytes = 0
        self.refused = 0
        self.alive: set[Place] = set()
        self.gone: set[Place] = set()
        self.script: Script | None = None
        """Where the frames are written down, while they are."""
        self._since: dict[Place, float] = {}

    # -- What players tell -------------------------------------------------------------

    def count(self, size: int) -> None:
        self.frames += 1
        self.bytes += size

    def sent(self, place: Place, size: int, at: float) -> None:
        self._since[place] = at
        if self.script is not None:
            self.script.commanded(place, size)

    def done(self, place: Place, seq: int, size: int, seconds: float) -> None:
        self.times.append(seconds)
        if self.script is not None:
            self.script.done(place, seq, size)

    def updated(self, place: Place, seq: int, size: int, mover: int | None) -> None:
        if self.script is not None:
            self.script.updated(place, seq, size)
        if mover is not None and mover != place.seat:
            since = self._since.get(Place(place.table, mover))
            if since is not None:
                self.delays.append((place.table, time.perf_counter() - since))

    def lost(self, player: Player) -> None:
        self.gone.add(player.place)

    def take_times(self) -> list[float]:
        """Those since the last time."""
        taken, self.times = self.times, []
        return taken

    # -- Beginning and stopping --------------------------------------------------------

    async def play(self, seconds: float) -> None:
        """Everybody plays for so long, and finishes what was begun."""
        self.may_move = True
        for player in self.players:
            player.go()
        await asyncio.sleep(seconds)
        self.may_move = False

    async def ping(self, patience: float) -> int:
        """How many do not answer in time."""
        self.alive.clear()
        for player in self.players:
            await player.say(PING)
        enough = time.perf_counter() + patience
        while len(self.alive) < len(self.players) and time.perf_counter() < enough:  # noqa: ASYNC110 - many conditions
            await asyncio.sleep(WAIT)
        return len(self.players) - len(self.alive)

    async def rest(self) -> None:
        while any(player.is_waiting for player in self.players if player.place not in self.gone):  # noqa: ASYNC110 - many conditions
            await asyncio.sleep(WAIT)

    @asynccontextmanager
    async def seated(
        self,
        seats: Iterable[tuple[Place, str]],
        *,
        greet: Greeting = sit_down,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncIterator[None]:
        """Sockets for these places, each at its address; closed afterwards."""
        async with AsyncExitStack() as stack:
            following = stack.enter_context(Tasks())

            async def sit(place: Place, url: str) -> None:
                player = Player(self, place, await open_socket(stack, url, headers))
                self.players.append(player)
                following.add(player.follow())
                for command in greet(place):
                    await player.say(_encode(command))

            await in_turns(sit(place, url) for place, url in seats)
            yield


async def open_socket(
    stack: AsyncExitStack, url: str, headers: Mapping[str, str] | None = None
) -> ClientConnection:
    """No compression, no limits: the client must not be what is measured."""
    opening = connect(
        url,
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        max_queue=None,
        open_timeout=60,
        close_timeout=1,
    )
    return await stack.enter_async_context(opening)


class Tasks:
    """Tasks that end with the block."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, work: Awaitable[None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    def __enter__(self) -> "Tasks":
        return self

    def __exit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()


async def in_turns(works: Iterable[Awaitable[T]]) -> list[T]:
    """All of them, a few at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(work: Awaitable[T]) -> T:
        async with turn:
            return await work

    return await asyncio.gather(*(one(work) for work in works))
