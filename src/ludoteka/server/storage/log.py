"""The log of all tables: append-only, durable, and shared fairly by all nodes."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ludoteka.server.storage.entries import Append, Entry, Snapshot


class StorageDown(Exception):
    """The database did not answer, or not in time.

    Nothing is known about what was being appended: read the log to find out.
    """


class Log(ABC):
    """Entries are numbered from 0 without gaps; each number of a table is won once."""

    @abstractmethod
    async def append(self, append: Append) -> bool:
        """True: it is durable. False: nothing was written, the entry does not follow the head.

        That is so when the number was taken by another node, or when an earlier append of this
        table, made before this one, has lost: read what is missing, and decide again.
        """

    @abstractmethod
    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The entries behind number `after`, in order; none for an unknown table."""

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None: ...

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Tables that have to act by themselves by then, the earliest first."""

    @abstractmethod
    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was accepted; from now on nothing is."""
