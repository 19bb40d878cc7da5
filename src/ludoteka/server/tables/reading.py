"""Reads a table from the database, as of one moment."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from ludoteka.server.errors import Busy
from ludoteka.server.protocol import LinePage
from ludoteka.server.storage import Entry, Log, Snapshot, StorageDown
from ludoteka.server.tables.entries import Said, decode_fact
from ludoteka.server.tables.folding import line_of
from ludoteka.server.tables.loading import OtherRules, load_table
from ludoteka.server.tables.table import MOST_LINES, Table

MOST_TRIES: Final = 20
SHORT: Final = 300
"""Entries that are read within milliseconds; with more, others would wait."""
report: Final = structlog.get_logger()

NO_END: Final = (1 << 31) - 1
"""No log has more entries."""


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
                return await _load(rows, snapshot) if rows else None
            before = snapshot
    except StorageDown:
        raise Busy("storage-down") from None
    except OtherRules:
        # A node with other rules plays on, or was killed before it wrote the position.
        report.warning("the last moves were made by other rules", table=table_id)
    raise Busy("busy-table")


async def _load(rows: Sequence[Entry], snapshot: Snapshot | None) -> Table:
    if len(rows) <= SHORT:
        return load_table(rows, snapshot)
    return await asyncio.to_thread(load_table, rows, snapshot)


async def read_lines(
    log: Log, table_id: str, before: int | None, hidden: frozenset[str] = frozenset()
) -> LinePage:
    """The last lines of the chat before this entry, but those of `hidden` persons."""
    last = NO_END if before is None else min(max(before, 0), NO_END)
    while True:
        rows = await log.latest(table_id, "said", last, MOST_LINES + 1)
        earlier = len(rows) > MOST_LINES
        said = [(row, decode_fact(row.body)) for row in rows[-MOST_LINES:]]
        lines = [line_of(row.seq, row.at, fact) for row, fact in said if isinstance(fact, Said)]
        shown = tuple(line for line in lines if line.person not in hidden)
        if shown or not earlier:
            return LinePage(shown, earlier)
        last = rows[-MOST_LINES].seq  # nothing but hidden lines: further back
