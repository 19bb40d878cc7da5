"""The log in SQLite: one thread writes, another reads."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteka.server.storage.entries import Append, Delayed, Entry, NewTable, Snapshot
from ludoteka.server.storage.failing import storage_down
from ludoteka.server.storage.group_commit import GroupCommitLog
from ludoteka.server.storage.log import StorageDown
from ludoteka.server.storage.sqlite import connect

T = TypeVar("T")

# Moves the head, and thereby finds out whether the entry follows it.
MOVE_HEAD: Final = (
    "UPDATE tables SET seq = ?, status = ?, to_act = ?, due = ?, updated = ?,"
    " summary = coalesce(?, summary) WHERE id = ? AND seq = ?"
)
CREATE: Final = (
    "INSERT OR IGNORE INTO tables (id, game, seats, title, listed, host, status, seq, to_act,"
    " due, created, updated, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CHANGE: Final = "UPDATE tables SET seats = ?, listed = ? WHERE id = ?"
ENTRY: Final = "INSERT INTO log (table_id, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)"
SNAPSHOT: Final = (
    "INSERT OR REPLACE INTO snapshots (table_id, seq, rules, position) VALUES (?, ?, ?, ?)"
)
RESULT: Final = (
    "INSERT OR IGNORE INTO results"
    " (table_id, seat, player, game, rank, score, seats, ended, rated)"
    " SELECT id, ?, ?, game, ?, ?, seats, ?, FALSE FROM tables WHERE id = ?"
)
APPEARANCE: Final = (
    "INSERT INTO appearances (person, table_id, seq) VALUES (?, ?, ?)"
    " ON CONFLICT (person, table_id) DO UPDATE SET seq = excluded.seq"
)
RATING_DUE: Final = (
    "INSERT OR IGNORE INTO ratings_due (table_id, unrated, left_out)"
    " SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM rated WHERE table_id = ?)"
)
READ: Final = (
    "SELECT table_id, seq, at, kind, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
)
LATEST: Final = (
    "SELECT table_id, seq, at, kind, body FROM log"
    " WHERE table_id = ? AND kind = ? AND seq < ? ORDER BY seq DESC LIMIT ?"
)
DUE: Final = (
    "SELECT id FROM tables WHERE due <= ? AND status IN ('open', 'live') ORDER BY due, id LIMIT ?"
)
AHEAD: Final = (
    "SELECT id FROM tables WHERE due IS NOT NULL AND updated > ? AND status IN ('open', 'live')"
    " ORDER BY due, id LIMIT ?"
)
HEADS: Final = "SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?))"
TELL_LISTS: Final = "UPDATE tables SET summary = ? WHERE id = ? AND seq = ?"
LATER_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, seq, rules, position)"
    " SELECT id, ?, ?, ? FROM tables WHERE id = ?"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET seq = excluded.seq, rules = excluded.rules, position = excluded.position"
    " WHERE snapshots.seq < excluded.seq"
)

DATA_ERRORS: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
)


class _Thread:
    """A thread with a connection of its own, opened again after every failure."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, self._work, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._executor.shutdown)
        await asyncio.to_thread(self._drop)

    def _work(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = connect(self._path)
            return work(self._connection)
        except BaseException as error:
            self._drop()  # which also rolls back
            if isinstance(error, sqlite3.Error) and not isinstance(error, DATA_ERRORS):
                raise storage_down(error) from error
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class SqliteLog(GroupCommitLog):
    def __init__(self, path: Path, turn: asyncio.Lock) -> None:
        """`turn`: held by the task that writes."""
        super().__init__()
        self._turn = turn
        self._writing = _Thread(path, "log-writer")
        self._reading = _Thread(path, "log-reader")

    async def _commit(self, batch: Sequence[Append]) -> set[str]:
        async with self._turn:
            return await self._writing.run(lambda connection: _write(connection, batch))

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        rows = await self._fetch(READ, table, after)
        return [Entry(*row) for row in rows]

    async def latest(self, table: str, kind: str, before: int, limit: int) -> list[Entry]:
        rows = await self._fetch(LATEST, table, kind, before, limit)
        return [Entry(*row) for row in reversed(rows)]

    async def snapshot(self, table: str) -> Snapshot | None:
        query = "SELECT seq, rules, position FROM snapshots WHERE table_id = ?"
        rows = await self._fetch(query, table)
        return Snapshot(*rows[0]) if rows else None

    async def due(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(DUE, before, limit)]

    async def ahead(self, after: int, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(AHEAD, after, limit)]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._fetch(HEADS, json.dumps(tables)))

    async def write_delayed(self, delayed: Sequence[Delayed]) -> None:
        if self._closed:
            raise StorageDown("the log is closed")
        async with self._turn:
            await self._writing.run(lambda connection: _write_delayed(connection, delayed))

    async def close(self) -> None:
        await super().close()
        await self._reading.close()
        await self._writing.close()

    async def _fetch(self, query: str, *values: str | int) -> list[Any]:
        if self._closed:
            raise StorageDown("the log is closed")
        return await self._reading.run(
            lambda connection: connection.execute(query, values).fetchall()
        )


def _write(connection: sqlite3.Connection, batch: Sequence[Append]) -> set[str]:
    execute = connection.execute
    execute("BEGIN IMMEDIATE")
    won = {append.entry.table for append in batch if _append(connection, append)}
    execute("COMMIT")
    return won


def _write_delayed(connection: sqlite3.Connection, delayed: Sequence[Delayed]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for each in delayed:
        if each.summary is not None:
            connection.execute(TELL_LISTS, (each.summary.decode(), each.table, each.seq))
        if each.position is not None:
            connection.execute(LATER_SNAPSHOT, (each.seq, each.rules, each.position, each.table))
    connection.execute("COMMIT")


def _append(connection: sqlite3.Connection, append: Append) -> bool:
    entry = append.entry
    if not _move_head(connection, append):
        return False
    connection.execute(ENTRY, (entry.table, entry.seq, entry.at, entry.kind, entry.body))
    if append.position is not None:
        snapshot = (entry.table, entry.seq, append.rules, append.position)
        connection.execute(SNAPSHOT, snapshot)
    if (change := append.changed) is not None:
        connection.execute(CHANGE, (change.seats, change.listed, entry.table))
    if append.members is not None:
        _replace_members(connection, entry.table, append.members)
    for person in append.named:
        connection.execute(APPEARANCE, (person, entry.table, entry.seq))
    for result in append.results or ():
        of_seat = (result.seat, result.player, result.rank, result.score)
        connection.execute(RESULT, (*of_seat, entry.at, entry.table))
    if append.results is not None:
        rating = append.rating
        due = (entry.table, rating.unrated, rating.seats_text, entry.table)
        connection.execute(RATING_DUE, due)
    return True


def _move_head(connection: sqlite3.Connection, append: Append) -> bool:
    entry, head = append.entry, append.head
    if append.created is not None:
        return _create(connection, append, append.created)
    summary = None if head.summary is None else head.summary.decode()
    state = (entry.seq, head.status, head.to_act, head.due, entry.at, summary)
    moved = connection.execute(MOVE_HEAD, (*state, entry.table, entry.seq - 1))
    return moved.rowcount == 1


def _create(connection: sqlite3.Connection, append: Append, new: NewTable) -> bool:
    entry, head = append.entry, append.head
    summary = "{}" if head.summary is None else head.summary.decode()
    about = (entry.table, new.game, new.seats, new.title, new.listed, new.host)
    state = (head.status, entry.seq, head.to_act, head.due, entry.at, entry.at, summary)
    return connection.execute(CREATE, (*about, *state)).rowcount == 1


def _replace_members(
    connection: sqlite3.Connection, table: str, members: tuple[tuple[int, str], ...]
) -> None:
    connection.execute("DELETE FROM members WHERE table_id = ?", (table,))
    connection.executemany(
        "INSERT INTO members (table_id, seat, person) VALUES (?, ?, ?)",
        [(table, seat, person) for seat, person in members],
    )
