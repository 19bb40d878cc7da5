"""The log in PostgreSQL: a batch of moves is one statement."""

from collections.abc import Sequence
from typing import Self

import asyncpg

from ludoteka.server.storage import postgres_statements as statements
from ludoteka.server.storage.entries import Append, Delayed, Entry, Snapshot
from ludoteka.server.storage.failing import storage_down
from ludoteka.server.storage.group_commit import GroupCommitLog
from ludoteka.server.storage.postgres import (
    GONE,
    Connection,
    Pool,
    connect,
    is_about_data,
    open_pool,
)


class PostgresLog(GroupCommitLog):
    """Writes on a connection of its own, which is made anew after every failure."""

    def __init__(self, dsn: str, readers: Pool, later: Pool) -> None:
        super().__init__()
        self._dsn = dsn
        self._readers = readers
        self._later = later
        """For what would be made again if it were lost: nobody waits for its row locks."""
        self._connection: Connection | None = None

    @classmethod
    async def open(cls, dsn: str) -> Self:
        later = await open_pool(dsn, most=1, waits_for_disk=False)
        return cls(dsn, await open_pool(dsn, most=4), later)

    async def _commit(self, batch: Sequence[Append]) -> set[str]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._dsn)
            return await _write(self._connection, batch)
        except GONE as error:
            if is_about_data(error):
                raise
            self._drop()
            raise storage_down(error) from error

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        rows = await self._fetch(statements.READ, table, after)
        return [Entry(*row) for row in rows]

    async def latest(self, table: str, kind: str, before: int, limit: int) -> list[Entry]:
        rows = await self._fetch(statements.LATEST, table, kind, before, limit)
        return [Entry(*row) for row in reversed(rows)]

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._fetch(statements.SNAPSHOT, table)
        return Snapshot(*rows[0]) if rows else None

    async def due(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(statements.DUE, before, limit)]

    async def ahead(self, after: int, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(statements.AHEAD, after, limit)]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch(statements.HEADS, tables)}

    async def write_delayed(self, delayed: Sequence[Delayed]) -> None:
        try:
            await self._tell_lists(delayed)
            await self._keep_positions(delayed)
        except GONE as error:
            raise storage_down(error) from error

    async def _tell_lists(self, delayed: Sequence[Delayed]) -> None:
        """At once for all whose rows are free, and then for each of the others by itself."""
        summaries = {
            each.table: (each.table, each.seq, each.summary.decode())
            for each in delayed
            if each.summary is not None
        }
        if not summaries:
            return
        columns = zip(*summaries.values(), strict=True)
        for told in await self._later.fetch(statements.TELL_LISTS, *columns):
            del summaries[told[0]]
        for summary in summaries.values():
            await self._later.execute(statements.TELL_LIST, *summary)

    async def _keep_positions(self, delayed: Sequence[Delayed]) -> None:
        positions = [
            (each.table, each.seq, each.rules, each.position)
            for each in delayed
            if each.position is not None
        ]
        if positions:
            await self._later.execute(statements.LATER_SNAPSHOTS, *zip(*positions, strict=True))

    async def close(self) -> None:
        await super().close()
        self._drop()
        await self._readers.close()
        await self._later.close()

    async def _fetch(self, query: str, *values: str | int | Sequence[str]) -> list[asyncpg.Record]:
        try:
            return await self._readers.fetch(query, *values)
        except GONE as error:
            # The pool may have handed out a connection that died while it was idle.
            del error
        try:
            return await self._readers.fetch(query, *values)
        except GONE as error:
            raise storage_down(error) from error


async def _write(connection: Connection, batch: Sequence[Append]) -> set[str]:
    more = [append for append in batch if _brings_more(append)]
    if not more:
        return await _append(connection, batch)
    async with connection.transaction():
        won = await _append(connection, batch)
        await _write_more(connection, [each for each in more if each.entry.table in won])
    return won


async def _append(connection: Connection, batch: Sequence[Append]) -> set[str]:
    entries = [append.entry for append in batch]
    heads = [append.head for append in batch]
    kept = [append for append in batch if append.position is not None]
    named = [(person, append.entry) for append in batch for person in append.named]
    rows = await connection.fetch(
        statements.ENTRIES,
        [entry.table for entry in entries],
        [entry.seq for entry in entries],
        [entry.at for entry in entries],
        [entry.kind for entry in entries],
        [entry.body for entry in entries],
        [head.status for head in heads],
        [head.to_act for head in heads],
        [head.due for head in heads],
        [None if head.summary is None else head.summary.decode() for head in heads],
        [append.entry.table for append in kept],
        [append.entry.seq for append in kept],
        [append.rules for append in kept],
        [append.position for append in kept],
        [person for person, _ in named],
        [entry.table for _, entry in named],
        [entry.seq for _, entry in named],
    )
    return {row[0] for row in rows}


async def _write_more(connection: Connection, batch: Sequence[Append]) -> None:
    """What few entries bring: new tables, other members, results."""
    created = [_table_row(append) for append in batch if append.created is not None]
    seated = [append for append in batch if append.members is not None]
    members = [
        (append.entry.table, seat, person)
        for append in seated
        for seat, person in append.members or ()
    ]
    results = [
        (append.entry.table, each.seat, each.player, each.rank, each.score, append.entry.at)
        for append in batch
        for each in append.results or ()
    ]
    changed = [
        (append.entry.table, change.seats, change.listed)
        for append in batch
        if (change := append.changed) is not None
    ]
    if created:
        await connection.executemany(statements.CREATE, created)
    if changed:
        await connection.executemany(statements.CHANGE, changed)
    if seated:
        await connection.execute(statements.UNSEAT, [append.entry.table for append in seated])
        await connection.executemany(statements.MEMBER, members)
    if results:
        await connection.executemany(statements.RESULT, results)
    due = [
        (each.entry.table, each.rating.unrated, each.rating.seats_text)
        for each in batch
        if each.results is not None
    ]
    if due:
        await connection.executemany(statements.RATING_DUE, due)


def _table_row(append: Append) -> tuple[str | int | bool | None, ...]:
    entry, head, new = append.entry, append.head, append.created
    assert new is not None
    about = (entry.table, new.game, new.seats, new.title, new.listed, new.host)
    summary = "{}" if head.summary is None else head.summary.decode()
    return (*about, head.status, entry.seq, head.to_act, head.due, entry.at, summary)


def _brings_more(append: Append) -> bool:
    return not (append.created is None and append.members is None and append.results is None)
