"""One person's socket: plays legal moves at random whenever the crowd may."""

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludoteka.server.protocol import Play
from ludoteka.server.protocol_offers import LegalMoves

if TYPE_CHECKING:
    from ludoteka.cli.load.crowd import Crowd


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


class Place(msgspec.Struct, frozen=True):
    """A seat at one of the crowd's tables."""

    table: int
    seat: int


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
