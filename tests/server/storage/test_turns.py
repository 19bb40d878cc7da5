"""Who writes takes turns where there is one writer at a time, and no move waits for long."""

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.pool import QueuePool

from ludoteka.server.storage import Database
from tests.server.storage.appending import move, opening

pytestmark = pytest.mark.anyio

LONG = 5
"""Seconds: much less than a connection is waited for, much more than a move takes."""
LONG_READ = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000)"
    " SELECT max(i) FROM n"
)


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite:///{tmp_path / 'house.db'}")
    yield opened
    await opened.close()


async def test_who_waits_for_a_connection_keeps_no_move_waiting(database: Database) -> None:
    await database.log.append(opening())
    pool = database.engine.pool
    assert isinstance(pool, QueuePool)
    async with AsyncExitStack() as readers:
        for _ in range(pool.size() + pool._max_overflow):
            await readers.enter_async_context(database.reader.connect())
        waiting = asyncio.create_task(_write(database, []))
        await asyncio.sleep(0)
        async with asyncio.timeout(LONG):
            assert await database.log.append(move(1))
        assert not waiting.done()
    await waiting


async def test_a_move_waits_for_one_transaction_however_many_want_to_write(
    sqlite: Database,
) -> None:
    order: list[str] = []
    await sqlite.log.append(opening())
    async with asyncio.TaskGroup() as group, sqlite.writing() as connection:
        await connection.execute(text("DELETE FROM records"))
        for _ in range(5):
            group.create_task(_write(sqlite, order))
        group.create_task(_move(sqlite, order))
        await _until_all_wait()
        assert order == []
    assert order == ["move", *["other"] * 5]


async def test_nobody_begins_a_write_without_the_turn(sqlite: Database) -> None:
    with pytest.raises(RuntimeError, match=r"Database\.writing"):
        async with sqlite.engine.begin():
            pass
    async with sqlite.reader.begin() as connection:
        await connection.execute(text("SELECT 1"))
    async with asyncio.timeout(LONG):
        await _write(sqlite, [])


async def test_a_writer_that_fails_or_gives_up_keeps_nobody(sqlite: Database) -> None:
    await sqlite.log.append(opening())
    with pytest.raises(ZeroDivisionError):
        async with sqlite.writing():
            raise ZeroDivisionError
    async with sqlite.writing():
        tired = [asyncio.create_task(_write(sqlite, [])) for _ in range(2)]
        await _until_all_wait()
        for task in tired:
            task.cancel()
        await asyncio.gather(*tired, return_exceptions=True)
    async with asyncio.timeout(LONG):
        await _write(sqlite, [])
        assert await sqlite.log.append(move(1))


@pytest.mark.parametrize("statement", ["DELETE FROM records", LONG_READ], ids=["write", "read"])
async def test_who_is_cancelled_in_a_transaction_leaves_no_lock(
    sqlite: Database, tmp_path: Path, statement: str
) -> None:
    """Also while someone still has the cursor: the traceback of the cancelled task does."""
    begun = asyncio.Event()

    async def write() -> None:
        async with sqlite.writing() as connection:
            begun.set()
            await connection.execute(text(statement))
            await asyncio.sleep(LONG)

    gc.disable()
    try:
        task = asyncio.create_task(write())
        await begun.wait()
        await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.wait([task])
        other = sqlite3.connect(
            tmp_path / "house.db", isolation_level=None, timeout=LONG, check_same_thread=False
        )
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        other.close()
    finally:
        gc.enable()


async def _until_all_wait() -> None:
    """Whoever was started has taken all the steps that are possible now."""
    for _ in range(20):
        await asyncio.sleep(0)


async def _write(database: Database, order: list[str]) -> None:
    async with database.writing() as connection:
        order.append("other")
        await connection.execute(text("DELETE FROM records"))


async def _move(database: Database, order: list[str]) -> None:
    assert await database.log.append(move(1))
    order.append("move")
