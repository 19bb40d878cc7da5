"""One place in the audience of a table, seen from the table."""

import asyncio
from functools import cached_property
from typing import Final

from ludoteka.server.people.passes import Pass
from ludoteka.server.tables.sights import Eyes

MOST_WAITING: Final = 256
"""Frames that may wait for a slow reader before the socket is dropped."""


class Listener:
    """A person's place in the audience, with a bounded queue of frames."""

    def __init__(
        self,
        person: str,
        name: str,
        eyes: Eyes,
        *,
        via: Pass | None = None,
        muted_until: int = 0,
    ) -> None:
        self.person = person
        self.name = name
        self.eyes = eyes
        self.via = via
        """What they came in with; None for those whom nobody needs to know."""
        self.muted_until = muted_until
        self.closing: str | None = None
        """Why nothing more is to be sent."""

    @cached_property
    def queue(self) -> asyncio.Queue[bytes | None]:
        """Frames to send; None is the end."""
        return asyncio.Queue(MOST_WAITING)

    @cached_property
    def told(self) -> asyncio.Event:
        """Everything has been sent, and nothing more will be."""
        return asyncio.Event()

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.close("slow")

    def close(self, reason: str) -> None:
        """No more frames but those that wait; a slow reader loses even those."""
        if self.closing is not None:
            return
        self.closing = reason
        if reason == "slow":
            while not self.queue.empty():
                self.queue.get_nowait()
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
