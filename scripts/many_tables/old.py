"""A house as the program before the table of appearances left it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg
from sqlalchemy import Connection, func, inspect, select

from ludoteka.server.people.appearance_backfill import walked_until
from ludoteka.server.storage import Database
from ludoteka.server.storage.address import Postgres, Sqlite, parse_address
from ludoteka.server.storage.engines import make_engine
from ludoteka.server.storage.migrate import VERSIONS, upgrade
from ludoteka.server.storage.schema import appearances, metadata

BEFORE: Final = "0003"
STEP: Final = 5000
"""Rows copied at once."""


async def age(made: Path, old: str) -> None:
    """A copy with the schema of then, and all of its columns."""
    address = parse_address(old)
    engine = make_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, BEFORE)
        columns = await connection.run_sync(_columns)
    await engine.dispose()
    if isinstance(address, Sqlite):
        await asyncio.to_thread(_copy, made, address.path)
    else:
        await _copy_over(made, address, columns)


def _columns(connection: Connection) -> dict[str, list[str]]:
    """Of each table, as it was then."""
    found = inspect(connection)
    return {
        table: [column["name"] for column in found.get_columns(table)]
        for table in found.get_table_names()
    }


async def _copy_over(made: Path, address: Postgres, columns: dict[str, list[str]]) -> None:
    source = make_engine(Sqlite(made))
    target = await asyncpg.connect(address.dsn)
    async with source.connect() as connection:
        for table in metadata.sorted_tables:
            names = columns.get(table.name)
            if not names:  # there was no such table then
                continue
            rows = await connection.stream(select(*(table.c[name] for name in names)))
            async for part in rows.partitions(STEP):
                records = [tuple(row) for row in part]
                await target.copy_records_to_table(table.name, records=records, columns=names)
    await target.execute("ANALYZE")
    await target.close()
    await source.dispose()


def _copy(made: Path, old: Path) -> None:
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute("ATTACH DATABASE ? AS made", (str(made),))
        names = connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
        for (table,) in names.fetchall():
            if table != VERSIONS:
                info = connection.execute(f"PRAGMA main.table_info({table})")
                columns = ", ".join(row[1] for row in info.fetchall())
                connection.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM made.{table}"  # noqa: S608 - our own names
                )


async def count_appearances(url: str) -> int:
    database = await Database.open(url)
    async with database.reader.connect() as connection:
        count = await connection.execute(select(func.count()).select_from(appearances))
        found = int(count.scalar_one())
    await database.close()
    return found


async def is_walked(url: str) -> bool:
    engine = make_engine(parse_address(url))
    async with engine.connect() as connection:
        last = await walked_until(connection)
    await engine.dispose()
    return last is None
