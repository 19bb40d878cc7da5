"""The whole database in one file and back, between both kinds of database.

A backup is taken while the server runs, of one moment. A restore is one transaction: it builds
the schema that the backup was made of, fills it, and then migrates it like any old database.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import (
    Connection,
    LargeBinary,
    MetaData,
    Table,
    delete,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteka.core import BadInput
from ludoteka.core.build import release
from ludoteka.server.storage.address import Sqlite, parse_address
from ludoteka.server.storage.backup_lines import FORMAT, Header, Section
from ludoteka.server.storage.backup_reader import MOST_ROWS, BackupReader
from ludoteka.server.storage.backup_writer import BackupWriter
from ludoteka.server.storage.database import UNUSABLE, Database
from ludoteka.server.storage.engines import make_engine
from ludoteka.server.storage.failing import problem_of
from ludoteka.server.storage.files import make_private
from ludoteka.server.storage.migrate import VERSIONS, known_revisions, upgrade
from ludoteka.server.storage.schema import INSTALLATION_ID, metadata, settings

Progress = Callable[[str, int, int], None]
"""A table, how many of its rows are done, and how many there are."""


def no_progress(_table: str, _done: int, _count: int) -> None:
    """For those who do not watch."""


async def backup(database: Database, path: Path, *, progress: Progress = no_progress) -> Header:
    try:
        writer = await asyncio.to_thread(BackupWriter, path)
        try:
            header = await _write(database.reader, writer, progress)
            await asyncio.to_thread(writer.finish)
        except BaseException:
            writer.abandon()
            raise
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadInput("unusable-backup-file", path=str(path), problem=problem) from None
    return header


async def _write(reader: AsyncEngine, writer: BackupWriter, progress: Progress) -> Header:
    async with _one_moment(reader) as connection:
        header = await _header(connection)
        await asyncio.to_thread(writer.write, [header])
        for table in metadata.sorted_tables:
            await _write_table(connection, table, writer, progress, header.counts[table.name])
    return header


@asynccontextmanager
async def _one_moment(reader: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees no change made after its beginning, as SQLite's never do."""
    async with reader.connect() as connection:
        if reader.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _header(connection: AsyncConnection) -> Header:
    counts = {}
    for table in metadata.sorted_tables:
        counted = await connection.execute(select(func.count()).select_from(table))
        counts[str(table.name)] = counted.scalar_one()
    return Header(
        format=FORMAT,
        software=f"ludoteka {release()}",
        revision=known_revisions()[-1],
        made=time.time_ns() // 1_000_000,
        counts=counts,
    )


async def _write_table(
    connection: AsyncConnection, table: Table, writer: BackupWriter, progress: Progress, count: int
) -> None:
    binary = [str(each.name) for each in table.columns if isinstance(each.type, LargeBinary)]
    writer.write([Section(str(table.name), [str(each.name) for each in table.columns], binary)])
    done = 0
    progress(table.name, done, count)
    async with connection.stream(select(table)) as rows:
        async for part in rows.partitions(MOST_ROWS):
            await asyncio.to_thread(writer.write, [tuple(row) for row in part])
            done += len(part)
            progress(table.name, done, count)


async def restore(
    url: str, path: Path, *, replace: bool = False, progress: Progress = no_progress
) -> Header:
    """Checks the whole file first; until the end the database is as it was."""
    address = parse_address(url)
    header = await asyncio.to_thread(check_backup, path)
    if isinstance(address, Sqlite):
        make_private(address.path)
    engine = make_engine(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_make_room, header, str(address), replace=replace)
            await _fill(connection, path, progress)
            await connection.run_sync(upgrade)
            await connection.execute(delete(settings).where(settings.c.key == INSTALLATION_ID))
    except UNUSABLE as error:
        problem = problem_of(error)
        raise BadInput("unusable-database", address=str(address), problem=problem) from None
    finally:
        await engine.dispose()
    return header


def check_backup(path: Path) -> Header:
    """Reads the file to its end."""
    with BackupReader(path) as reader:
        header = reader.header()
        known = known_revisions()
        if header.revision not in known:
            raise BadInput("backup-newer", found=header.revision, known=known[-1])
        for _ in reader.chunks():
            pass
    return header


def _make_room(connection: Connection, header: Header, address: str, *, replace: bool) -> None:
    ours = {VERSIONS, *metadata.tables, *header.counts}
    there = [name for name in inspect(connection).get_table_names() if name in ours]
    tables = [Table(name, MetaData(), autoload_with=connection) for name in there]
    if not replace and (filled := _first_filled(connection, tables)):
        raise BadInput("database-not-empty", address=address, table=filled)
    for table in tables:
        table.drop(connection)
    upgrade(connection, header.revision)


def _first_filled(connection: Connection, tables: Iterable[Table]) -> str | None:
    """What a new database has by itself, its version and settings, does not count."""
    for table in tables:
        by_itself = table.name in {VERSIONS, settings.name}
        if not by_itself and connection.execute(select(table).limit(1)).first():
            return table.name
    return None


async def _fill(connection: AsyncConnection, path: Path, progress: Progress) -> None:
    there = MetaData()
    await connection.run_sync(there.reflect)
    with BackupReader(path) as reader:
        header = await asyncio.to_thread(reader.header)
        chunks = reader.chunks()
        done = dict.fromkeys(header.counts, 0)
        while (chunk := await asyncio.to_thread(next, chunks, None)) is not None:
            await connection.execute(insert(there.tables[chunk.table]), chunk.rows)
            done[chunk.table] += len(chunk.rows)
            progress(chunk.table, done[chunk.table], header.counts[chunk.table])
