"""A WebSocket as a pair of functions, and a listener that writes into one."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final, NamedTuple

from litestar.types import Receive, Send, WebSocketCloseEvent, WebSocketSendEvent

from ludoteka.server.frames import FLOOD, ShorterWay
from ludoteka.server.metrics import refusals_by
from ludoteka.server.people.credentials import Pass
from ludoteka.server.play.first_step import begin
from ludoteka.server.play.listener import MAX_QUEUE, SLOW, Listener
from ludoteka.server.tables.sights import Eyes

REMOVED: Final = "removed"
"""The table is no longer for this person."""
REPLACED: Final = "replaced"
"""The session is over; whoever this browser is now may come in again."""
REVOKED: Final = "wrong-token"
CLOSE_CODES: Final = {
    SLOW: 1013,
    "stopping": 1012,
    FLOOD: 1008,
    REPLACED: 4001,
    REMOVED: 4003,
    REVOKED: 4401,
}
COUNTED: Final = frozenset({SLOW, FLOOD})
NORMAL: Final = 1000
GONE: Final = "gone"
"""The other end has closed: there is nobody to tell."""
FINISH_SECONDS: Final = 5
CLOSED: Final = (OSError, RuntimeError)
"""What uvicorn raises when someone sends to a socket that the other side has closed."""


class Pipe(NamedTuple):
    """What ASGI gives for a socket that has been accepted."""

    receive: Receive
    send: Send
    way: ShorterWay | None = None
    """The shorter way, if the server has one."""


class SocketListener(Listener):
    """Writes as long as the socket takes it; what it does not take waits.

    Where there is a shorter way, what is sent in one step of the event loop (a move's update
    and its `done`) is written together at the end of it.
    """

    __slots__ = ("_bytes", "_fresh", "_loop", "_send", "_waiting", "_way", "_writer")

    def __init__(
        self,
        person: str,
        name: str,
        eyes: Eyes,
        pipe: Pipe,
        *,
        via: Pass | None = None,
        muted_until: int = 0,
        max_queue: int = MAX_QUEUE,
        is_named: bool = False,
    ) -> None:
        super().__init__(
            person,
            name,
            eyes,
            via=via,
            muted_until=muted_until,
            max_queue=max_queue,
            is_named=is_named,
        )
        self._loop = asyncio.get_running_loop()  # which costs a system call each time
        self._send = pipe.send
        self._way = pipe.way
        self._fresh: list[bytes] = []
        """Frames of this step, to be written the shorter way."""
        self._waiting: deque[bytes] | None = None
        """Frames behind the one that the socket has not taken yet."""
        self._bytes = 0
        """Of those frames."""
        self._writer: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        if self._way is None or self._waiting is not None:
            self._send_by_asgi(frame)
            return
        if not self._fresh:
            self._loop.call_soon(self._flush)
        self._fresh.append(frame)

    def _flush(self) -> None:
        frames, self._fresh = self._fresh, []
        if frames and self._way is not None and not self._way.write(frames):
            for frame in frames:
                self._send_by_asgi(frame)

    def _send_by_asgi(self, frame: bytes) -> None:
        if self._waiting is None:
            self._begin(self._send(_text(frame)))
        elif self._bytes + self._unsent() < self.max_queue:
            self._waiting.append(frame)
            self._bytes += len(frame)
        else:
            self.close(SLOW)

    def _unsent(self) -> int:
        """Bytes that the socket has taken and not sent yet."""
        return self._way.unsent() if self._way is not None else 0

    def close(self, reason: str) -> None:
        if self.closing is not None:
            return
        self._flush()
        self.closing = reason
        if reason in COUNTED:
            refusals_by(reason).inc()
        if self._waiting is None:
            self._begin(self._say_why())
        elif reason == SLOW:
            self._waiting.clear()

    async def finish(self) -> None:
        """Give what waits a little time to leave."""
        writer = self._writer
        if writer is not None:
            await asyncio.wait([writer], timeout=FINISH_SECONDS)
            writer.cancel()

    def _begin(self, work: Awaitable[None]) -> None:
        try:
            rest = begin(work)
        except CLOSED:  # who reads will notice
            self.closing = GONE
            rest = None
        if rest is not None:
            self._waiting = deque()
            self._writer = self._loop.create_task(self._go_on(rest))
        elif self.closing is not None:
            self.told.set()

    async def _go_on(self, rest: Awaitable[None]) -> None:
        assert self._waiting is not None
        with suppress(*CLOSED):
            await rest
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._send(_text(frame))
            if self.closing is not None:
                await self._say_why()
        self._waiting = self._writer = None
        self._bytes = 0
        if self.closing is not None:
            self.told.set()

    async def _say_why(self) -> None:
        if self.closing != GONE:
            await self._send(_close(self.closing or ""))


def _text(frame: bytes) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": frame.decode(), "bytes": None}


def _close(reason: str) -> WebSocketCloseEvent:
    code = CLOSE_CODES.get(reason, NORMAL)
    return {"type": "websocket.close", "code": code, "reason": reason}
