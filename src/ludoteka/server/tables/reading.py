"""A table from the database, as of one moment."""

from typing import Final

from ludoteka.server.errors import Busy
from ludoteka.server.storage import Log, StorageDown
from ludoteka.server.tables.loading import load_table
from ludoteka.server.tables.table import Table

MOST_TRIES: Final = 20


async def read_table(log: Log, table_id: str) -> Table | None:
    """Entries and snapshot that belong together; None for an unknown table.

    They are two reads: while the snapshot changes in between, they are made again.
    """
    try:
        before = await log.snapshot(table_id)
        for _ in range(MOST_TRIES):
            rows = await log.read(table_id)
            snapshot = await log.snapshot(table_id)
            if (snapshot and snapshot.seq) == (before and before.seq):
                return load_table(rows, snapshot) if rows else None
            before = snapshot
    except StorageDown:
        raise Busy("storage-down") from None
    raise Busy("busy-table")
