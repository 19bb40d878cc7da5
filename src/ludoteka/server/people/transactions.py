"""Transactions that fail as StorageDown when the database is away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.storage.database import UNUSABLE, problem_of


@asynccontextmanager
async def writing(database: Database) -> AsyncIterator[AsyncConnection]:
    async with database.turn, _begun(database.engine) as connection:
        yield connection


@asynccontextmanager
async def reading(database: Database) -> AsyncIterator[AsyncConnection]:
    async with _begun(database.reader) as connection:
        yield connection


@asynccontextmanager
async def _begun(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError:
        raise
    except UNUSABLE as error:
        raise StorageDown(f"the database cannot be used: {problem_of(error)}") from error


async def insert_if_new(
    connection: AsyncConnection, table: Table, **values: str | int | float | bytes | None
) -> bool:
    """False if there is such a row already."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = kind.insert(table).values(**values).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount == 1
