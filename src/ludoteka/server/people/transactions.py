"""Transactions that fail as StorageDown when the database is away."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.storage import Database
from ludoteka.server.storage.database import UNUSABLE
from ludoteka.server.storage.failing import storage_down


@asynccontextmanager
async def writing(database: Database) -> AsyncIterator[AsyncConnection]:
    async with _begun(database.writing()) as connection:
        yield connection


@asynccontextmanager
async def reading(database: Database) -> AsyncIterator[AsyncConnection]:
    async with _begun(database.reader.begin()) as connection:
        yield connection


@asynccontextmanager
async def _begun(
    transaction: AbstractAsyncContextManager[AsyncConnection],
) -> AsyncIterator[AsyncConnection]:
    try:
        async with transaction as connection:
            yield connection
    except IntegrityError:
        raise
    except UNUSABLE as error:
        raise storage_down(error) from error


async def insert_if_new(
    connection: AsyncConnection, table: Table, **values: str | int | float | bytes | None
) -> bool:
    """False if there is such a row already."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = kind.insert(table).values(**values).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount == 1
