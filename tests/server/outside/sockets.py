"""A socket as a client sees it: frames as they came, and what they add up to."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.offered import offered

Message = dict[str, Any]

PATIENCE: Final = 60
"""Seconds. Nothing takes so long; a test that waits for what never comes should end."""

_numbers = itertools.count()


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[bytes] = []
        self.messages: list[Message] = []
        self.sights: dict[int | None, Message] = {}
        self.seq = -1
        self.status = ""
        self.card: Message = {}
        self.presence: Message = {}

    @property
    def is_over(self) -> bool:
        return self.status in ("over", "closed")

    async def next(self) -> Message:
        """The next frame; Closed when there will be none."""
        try:
            async with asyncio.timeout(PATIENCE):
                frame = await self.connection.recv(decode=False)
        except ConnectionClosed as closed:
            found = closed.rcvd
            raise Closed(found.code if found else None, found.reason if found else "") from None
        return self._read(frame)

    def _read(self, frame: bytes) -> Message:
        message: Message = msgspec.json.decode(frame)
        self.frames.append(frame)
        self.messages.append(message)
        self.seq = message.get("seq", self.seq) if message["type"] != "done" else self.seq
        if message["type"] == "presence":
            self.presence = message
        self.presence = message.get("presence", self.presence)
        if message.get("table") and message["type"] != "done":
            self.card = message["table"]
            self.status = self.card["status"]
        for sight in message.get("sights", ()):
            self.sights[sight["seat"]] = sight
        return message

    async def until(self, condition: Callable[[Message], object]) -> Message:
        """The first message from now on for which it holds."""
        while not condition(message := await self.next()):
            pass
        return message

    async def until_closed(self) -> Closed:
        try:
            while True:
                await self.next()
        except Closed as closed:
            return closed

    # -- Commands ----------------------------------------------------------------------

    async def do(self, do: str, **fields: object) -> Message:
        """A command, and its answer: done or refused."""
        command = {"do": do, "id": f"c{next(_numbers)}"} | fields
        await self.send(command)
        return await self.until(
            lambda message: (
                message["type"] in ("done", "refused") and message["id"] in (command["id"], None)
            )
        )

    async def send(self, command: object) -> None:
        await self.connection.send(msgspec.json.encode(command), text=True)

    async def ping(self) -> None:
        """All that was sent before has been read afterwards."""
        await self.send({"do": "ping"})
        await self.until(lambda message: message["type"] == "pong")

    def offers(self, seat: int) -> list[str]:
        """The moves that this seat was offered last."""
        return offered(self.sights.get(seat, {}))

    async def close(self) -> None:
        await self.connection.close()
