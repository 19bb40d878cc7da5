"""What must survive: the log of every table, and all that is kept beside it, in SQL."""

from ludoteka.server.storage.database import Database
from ludoteka.server.storage.entries import (
    Append,
    ChangedTable,
    Entry,
    Head,
    NewTable,
    RatingDue,
    SeatResult,
    Snapshot,
)
from ludoteka.server.storage.log import Log, StorageDown

__all__ = [
    "Append",
    "ChangedTable",
    "Database",
    "Entry",
    "Head",
    "Log",
    "NewTable",
    "RatingDue",
    "SeatResult",
    "Snapshot",
    "StorageDown",
]
