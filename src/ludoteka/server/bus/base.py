"""The contract of a bus between nodes."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

LOBBY: Final = "lobby"
"""What concerns no single table is published as if it were this one."""
PEOPLE: Final = "people"
"""And this one for what concerns a person, whose id is the payload."""

Handler = Callable[[str, bytes], None]

logger = logging.getLogger(__name__)


def _nothing() -> None:
    """Nobody asked to be told."""


class Bus(ABC):
    """Lossy by contract: a node that notices a gap, or an empty payload, reads the database.

    Messages of one node arrive in order, if they arrive; a node never gets its own.
    """

    def __init__(self) -> None:
        self.dropped = 0
        """Messages that could not be sent."""
        self._handler: Handler | None = None
        self._missed: Callable[[], None] = _nothing

    @property
    def has_others(self) -> bool:
        """Whether anyone could hear what is published."""
        return True

    def subscribe(self, handler: Handler, *, missed: Callable[[], None] = _nothing) -> None:
        """Once, before `start`. `missed` is called when a lost connection is back."""
        if self._handler is not None:
            raise RuntimeError("the bus has a subscriber already")
        self._handler, self._missed = handler, missed

    @abstractmethod
    async def start(self) -> None:
        """What others publish after this returns is received."""

    @abstractmethod
    async def publish(self, table: str, payload: bytes) -> None:
        """Never fails and never waits for the network."""

    @abstractmethod
    async def close(self) -> None: ...

    def _deliver(self, table: str, payload: bytes) -> None:
        if self._handler is None:
            return
        try:
            self._handler(table, payload)
        except Exception:
            logger.exception("a message of the bus could not be handled")
