"""A reader of a table: the queue of frames to one socket."""

import asyncio
import sys
from typing import Final

from ludoteka.server.metrics import refusals_by
from ludoteka.server.people.blocks import NOBODY
from ludoteka.server.people.credentials import Pass
from ludoteka.server.protocol import You
from ludoteka.server.tables.sights import Eyes

SLOW: Final = "slow"
MAX_QUEUE: Final = 1 << 20
"""Bytes that may wait for a slow reader before it is dropped, unless the host decides."""


class FrameQueue(asyncio.Queue[bytes | None]):
    """Full when so many bytes wait, so it holds one frame more than that at most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        super().__init__()

    def full(self) -> bool:
        return self._bytes >= self._most

    def end(self) -> None:
        """For which there is always room."""
        self._most = sys.maxsize
        self.put_nowait(None)

    def _put(self, item: bytes | None) -> None:
        self._bytes += len(item or b"")
        super()._put(item)

    def _get(self) -> bytes | None:
        item = super()._get()
        self._bytes -= len(item or b"")
        return item


class Listener:
    """A person's place in the audience, with a bounded queue of frames."""

    # A dictionary would be the larger part of it, and every socket has one.
    __slots__ = (
        "_queue", "_told", "closing", "eyes", "face", "hidden", "is_named", "is_visible",
        "max_queue", "muted_until", "name", "person", "via", "you",
    )  # fmt: skip

    def __init__(
        self,
        person: str,
        name: str,
        eyes: Eyes,
        *,
        via: Pass | None = None,
        muted_until: int = 0,
        max_queue: int = MAX_QUEUE,
        is_named: bool = False,
    ) -> None:
        self.person = person
        self.name = name
        self.face: int | None = None
        self.eyes = eyes
        self.via = via
        """What they came in with; None for those nobody needs to know."""
        self.muted_until = muted_until
        self.hidden: frozenset[str] = NOBODY
        """Persons whose words they do not want to read."""
        self.is_named = is_named
        """Whether everybody at the table may read that they watch."""
        self.is_visible = True
        """Whether the page is before their eyes, as far as it has said."""
        self.max_queue = max_queue
        self.you: You | None = None
        """Who they were told to be."""
        self.closing: str | None = None
        """Why nothing more is to be sent."""
        self._queue: FrameQueue | None = None
        self._told: asyncio.Event | None = None

    @property
    def queue(self) -> FrameQueue:
        """Frames to send; None is the end."""
        if self._queue is None:
            self._queue = FrameQueue(self.max_queue)
        return self._queue

    @property
    def told(self) -> asyncio.Event:
        """Everything has been sent, and nothing more will be."""
        if self._told is None:
            self._told = asyncio.Event()
        return self._told

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, reason: str) -> None:
        """No more frames but those that wait; a slow reader loses even those."""
        if self.closing is not None:
            return
        self.closing = reason
        if reason == SLOW:
            refusals_by(SLOW).inc()
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.end()
