"""A database, opened by its address: the log for moves, engines for everything else."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Final, Self

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteka.core import BadInput
from ludoteka.server.storage.address import Postgres, Sqlite, parse_address
from ludoteka.server.storage.engines import demand_turns, for_reading, for_writing, make_engine
from ludoteka.server.storage.failing import problem_of, storage_down
from ludoteka.server.storage.files import make_private
from ludoteka.server.storage.log import Log
from ludoteka.server.storage.migrate import upgrade
from ludoteka.server.storage.postgres import GONE
from ludoteka.server.storage.postgres_log import PostgresLog
from ludoteka.server.storage.sqlite_log import SqliteLog

Turn = AbstractAsyncContextManager[None]
UNUSABLE: Final = (SQLAlchemyError, sqlite3.Error, *GONE)


class Database:
    """`writing` for transactions that may write, `reader` for those that only read."""

    def __init__(self, engine: AsyncEngine, log: Log, turn: Turn) -> None:
        self.engine: Final = engine
        self.reader: Final = for_reading(engine)
        self._writer: Final = for_writing(engine)
        self.log: Final = log
        self._turn = turn
        self._line: Turn = asyncio.Lock() if isinstance(turn, asyncio.Lock) else nullcontext()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Makes the database if need be, and brings it to the schema of this program."""
        address = parse_address(url)
        engine = make_engine(address)
        try:
            await prepare(address, engine)
            if isinstance(address, Sqlite):
                turn = asyncio.Lock()
                demand_turns(engine)
                return cls(engine, SqliteLog(address.path, turn), turn)
            return cls(engine, await PostgresLog.open(address.dsn), nullcontext())
        except BaseException:
            await engine.dispose()
            raise

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write.

        SQLite has one writer at a time, and lets the others poll, with ever longer pauses. Here
        the log and all others take turns. The turn is taken last and given back first: a task that
        waits for a connection keeps no move waiting, and of those who wait for the turn only the
        first has a connection.
        """
        async with (
            self._line,
            self._writer.connect() as connection,
            self._turn,
            connection.begin(),
        ):
            yield connection

    async def ping(self) -> None:
        """Raises StorageDown unless the database answers."""
        try:
            async with self.reader.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except UNUSABLE as error:
            raise storage_down(error) from error

    async def close(self) -> None:
        await self.log.close()
        await self.engine.dispose()


async def prepare(address: Sqlite | Postgres, engine: AsyncEngine) -> str | None:
    """Brings it to the schema of this program; the revision that it had before."""
    try:
        if isinstance(address, Sqlite):
            make_private(address.path)
        async with engine.begin() as connection:
            return await connection.run_sync(upgrade)
    except UNUSABLE as error:
        problem = problem_of(error)
        raise BadInput("unusable-database", address=str(address), problem=problem) from None
