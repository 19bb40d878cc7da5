"""The log of all tables: append-only, durable, and shared fairly by all nodes."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal

from ludoteka.server.storage.entries import Append, Delayed, Entry, Snapshot

Trouble = Literal["away", "full", "read-only", "damaged"]
"""What is wrong with a database; away: it does not answer, or says something else."""


class StorageDown(Exception):
    """The database did not answer, or not in time, or could not write.

    Nothing is known about what was being appended: read the log to find out.
    """

    def __init__(self, *arguments: object, trouble: Trouble = "away") -> None:
        super().__init__(*arguments)
        self.trouble: Final = trouble


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
    async def latest(self, table: str, kind: str, before: int, limit: int) -> list[Entry]:
        """The last entries of a kind before number `before`, in order."""

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None: ...

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Tables that have to act by themselves by then, the earliest first."""

    @abstractmethod
    async def ahead(self, after: int, limit: int) -> list[str]:
        """Tables that have to act by themselves and whose latest entry is later than that."""

    @abstractmethod
    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""

    @abstractmethod
    async def write_delayed(self, delayed: Sequence[Delayed]) -> None:
        """What was not written with the entries: for lists, and snapshots."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was accepted; from now on nothing is."""
