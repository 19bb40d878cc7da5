"""A database, opened by its address: the log for moves, engines for everything else."""

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, Self

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteka.core import BadInput
from ludoteka.server.storage.address import Postgres, Sqlite, parse_address
from ludoteka.server.storage.engines import for_reading, make_engine
from ludoteka.server.storage.log import Log, StorageDown
from ludoteka.server.storage.migrate import upgrade
from ludoteka.server.storage.postgres import GONE
from ludoteka.server.storage.postgres_log import PostgresLog
from ludoteka.server.storage.sqlite_log import SqliteLog

UNUSABLE: Final = (SQLAlchemyError, sqlite3.Error, *GONE)


class Database:
    """`engine` for transactions that may write, `reader` for those that only read."""

    def __init__(self, engine: AsyncEngine, log: Log) -> None:
        self.engine: Final = engine
        self.reader: Final = for_reading(engine)
        self.log: Final = log
        self.turn: Final = _turn(engine)
        """Held by who writes. SQLite has one writer at a time; others would poll for it."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Makes the database if need be, and brings it to the schema of this program."""
        address = parse_address(url)
        engine = make_engine(address)
        try:
            await prepare(address, engine)
            return cls(engine, await _open_log(address))
        except BaseException:
            await engine.dispose()
            raise

    async def ping(self) -> None:
        """Raises StorageDown unless the database answers."""
        try:
            async with self.reader.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except UNUSABLE as error:
            raise StorageDown(f"the database cannot be used: {problem_of(error)}") from error

    async def close(self) -> None:
        await self.log.close()
        await self.engine.dispose()


def _turn(engine: AsyncEngine) -> AbstractAsyncContextManager[None]:
    return asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()


async def prepare(address: Sqlite | Postgres, engine: AsyncEngine) -> str | None:
    """Brings it to the schema of this program; the revision that it had before."""
    try:
        if isinstance(address, Sqlite):
            address.path.parent.mkdir(parents=True, exist_ok=True)
        async with engine.begin() as connection:
            return await connection.run_sync(upgrade)
    except UNUSABLE as error:
        problem = problem_of(error)
        raise BadInput("unusable-database", address=str(address), problem=problem) from None


def problem_of(error: BaseException) -> str:
    """What the driver said, in one line, without SQLAlchemy's statement and values."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return " ".join(str(said).split()) or type(said).__name__


async def _open_log(address: Sqlite | Postgres) -> Log:
    if isinstance(address, Sqlite):
        return SqliteLog(address.path)
    return await PostgresLog.open(address.dsn)
