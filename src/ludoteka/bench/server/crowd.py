"""Clients at tables, one socket each, that start and stop together and are counted together."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteka.bench.server.script import Place, Script
from ludoteka.server.protocol import Ping, Play, Ready, Sit, TableCommand
from ludoteka.server.protocol_offers import LegalMoves


class Seen(msgspec.Struct, frozen=True):
    seat: int | None
    moves: LegalMoves | None = None


class Fact(msgspec.Struct, frozen=True):
    kind: str
    seat: int | None = None


class Frame(msgspec.Struct, frozen=True):
    """As much of a message as a player needs."""

    type: str
    id: str | None = None
    seq: int = -1
    happened: Fact | None = None
    sights: tuple[Seen, ...] = ()


_frames: Final = msgspec.json.Decoder(Frame)
_encode: Final = msgspec.json.Encoder().encode


class Player:
    def __init__(self, crowd: "Crowd", place: Place, socket: ClientConnection) -> None:
        self.place = place
        self._crowd = crowd
        self._socket = socket
        self._chance = random.Random(place.table * 100 + place.seat)
        self._offer: LegalMoves | None = None
        self._sent: str | None = None
        """The command that is not answered yet."""
        self._since = 0.0
        self._number = 0
        self._soon: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        return self._sent is not None or self._soon is not None

    async def follow(self) -> None:
        """Until the socket is closed."""
        try:
            while True:
                data = await self._socket.recv(decode=False)
                self._crowd.count(len(data))
                self._receive(_frames.decode(data), len(data))
        except ConnectionClosed:
            self._crowd.lost(self)

    def _receive(self, frame: Frame, size: int) -> None:
        if frame.type == "done" and frame.id == self._sent:
            self._sent = None
            self._crowd.done(self.place, frame.seq, size, time.perf_counter() - self._since)
        elif frame.type == "refused":
            self._sent = None
            self._crowd.refused += 1
        elif frame.type == "pong":
            self._crowd.alive.add(self.place)
        elif frame.type in ("update", "welcome"):
            self._see(frame, size)
        self.go()

    def _see(self, frame: Frame, size: int) -> None:
        for seen in frame.sights:
            if seen.seat == self.place.seat:
                self._offer = seen.moves
        if frame.happened is not None and frame.happened.kind == "moved":
            self._crowd.updated(self.place, frame.seq, size, frame.happened.seat)

    def go(self) -> None:
        """Move, if there is a choice, the last command is answered and the crowd may."""
        if self._offer and not self.is_waiting and self._crowd.may_move:
            self._soon = asyncio.create_task(self._move())

    async def _move(self) -> None:
        if self._crowd.pause:
            await asyncio.sleep(self._crowd.pause * 2 * self._chance.random())
        self._soon = None
        if self._offer is None:
            return
        self._number += 1
        self._sent = f"{self._number}"
        move = self._chance.choice(self._offer.texts())
        self._offer = None
        command = Play(id=self._sent, seat=self.place.seat, move=move)
        data = _encode(command)
        self._since = time.perf_counter()
        self._crowd.sent(self.place, len(data), self._since)
        await self.say(data)

    async def say(self, data: bytes) -> None:
        try:
            await self._socket.send(data, text=True)
        except ConnectionClosed:
            self._crowd.lost(self)


AT_ONCE: Final = 32
"""Handshakes and requests under way at the same time."""
WAIT: Final = 0.02
PATIENCE: Final = 60.0
PING: Final = msgspec.json.encode(Ping())

T = TypeVar("T")


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
