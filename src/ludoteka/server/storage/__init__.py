"""Storage in SQL: the logs of tables, and everything that is kept beside them."""

from ludoteka.server.storage.database import Database
from ludoteka.server.storage.entries import (
    Append,
    ChangedTable,
    Delayed,
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
    "Delayed",
    "Entry",
    "Head",
    "Log",
    "NewTable",
    "RatingDue",
    "SeatResult",
    "Snapshot",
    "StorageDown",
]
