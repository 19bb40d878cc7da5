"""Several nodes on one database, and a database that goes away."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from pathlib import Path
from threading import Barrier
from urllib.parse import urlsplit

import pytest
from sqlalchemy import insert, select, update

from ludoteka.core import BadInput
from ludoteka.server.storage import Database, Log, StorageDown, schema, sqlite
from ludoteka.server.storage.engines import for_writing
from tests.server.proxy import Proxy
from tests.server.services import as_administrator, new_database
from tests.server.storage.appending import move, opening

pytestmark = pytest.mark.anyio

TABLES = [f"table-{number}" for number in range(12)]
LAST = 25


@pytest.fixture
async def logs(url: str) -> AsyncIterator[list[Log]]:
    nodes = [await Database.open(url) for _ in range(3)]
    yield [node.log for node in nodes]
    for node in nodes:
        await node.close()


async def strive(log: Log, name: bytes, table: str) -> list[int]:
    """Tries for every number of a table, and returns those won."""
    won = []
    for seq in range(LAST + 1):
        append = opening(table) if seq == 0 else move(seq, name, table)
        if await log.append(append):
            won.append(seq)
        else:
            assert (await log.read(table))[-1].seq >= seq
    return won


async def test_every_number_is_won_exactly_once(logs: list[Log]) -> None:
    tries = [(log, str(n).encode(), table) for n, log in enumerate(logs) for table in TABLES]
    won = await asyncio.gather(*(strive(*each) for each in tries))
    for table in TABLES:
        numbers = [
            (seq, name)
            for (_, name, of), seqs in zip(tries, won, strict=True)
            for seq in seqs
            if of == table
        ]
        assert sorted(seq for seq, _ in numbers) == list(range(LAST + 1))
        found = {entry.seq: entry.body for entry in await logs[0].read(table)}
        assert {seq: found[seq] for seq in range(1, LAST + 1)} == {
            seq: name for seq, name in sorted(numbers) if seq
        }


async def test_what_one_node_wrote_another_reads_at_once(logs: list[Log]) -> None:
    await logs[0].append(opening())
    for seq in range(1, 30):
        assert await logs[seq % 3].append(move(seq))
        assert (await logs[(seq + 1) % 3].read("t"))[-1].seq == seq


async def test_moves_go_on_while_people_are_written(database: Database) -> None:
    async def sign_in() -> None:
        for number in range(20):
            async with database.writing() as connection:
                await connection.execute(select(schema.settings))
                row = {"key": str(number), "value": ""}
                await connection.execute(insert(schema.settings).values(row))

    async def play() -> None:
        for seq in range(1, 100):
            assert await database.log.append(move(seq))

    await database.log.append(opening())
    await asyncio.gather(sign_in(), rename(database), play())


async def rename(database: Database) -> None:
    for _ in range(20):
        async with database.writing() as connection:
            await connection.execute(select(schema.tables))
            await connection.execute(update(schema.tables).values(title="Other"))


@pytest.fixture
async def proxied(tmp_path: Path) -> AsyncIterator[tuple[Proxy, Database, str]]:
    """PostgreSQL behind a proxy, and the straight way to it."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(new_database("postgresql", tmp_path))
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        proxy = Proxy(parts.hostname, parts.port)
        await proxy.come()
        database = await Database.open(url.replace(f":{parts.port}/", f":{proxy.port}/"))
        stack.push_async_callback(proxy.go)
        stack.push_async_callback(database.close)
        yield proxy, database, url


async def test_a_server_that_is_away_is_told_and_found_again(
    proxied: tuple[Proxy, Database, str],
) -> None:
    proxy, database, _ = proxied
    assert await database.log.append(opening())
    await proxy.go()
    for attempt in (database.log.append(move(1)), database.log.read("t"), database.ping()):
        with pytest.raises(StorageDown):
            await attempt
    await proxy.come()
    assert await database.log.append(move(1))
    assert len(await database.log.read("t")) == 2
    await database.ping()


async def test_a_lost_answer_is_no_lost_move(proxied: tuple[Proxy, Database, str]) -> None:
    """The commit arrived, its answer did not: the log tells what has happened."""
    proxy, database, url = proxied
    assert await database.log.append(opening())
    proxy.mute = True
    appending = asyncio.create_task(database.log.append(move(1)))
    straight = await Database.open(url)
    while len(await straight.log.read("t")) < 2:
        assert not appending.done()
    await proxy.go()
    with pytest.raises(StorageDown):
        await appending
    proxy.mute = False
    await proxy.come()
    assert [entry.seq for entry in await database.log.read("t")] == [0, 1]
    assert not await database.log.append(move(1))
    await straight.close()


async def test_connections_that_the_server_ends_are_made_again(tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        name = url.rpartition("/")[2]
        kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        database = await Database.open(url)
        assert await database.log.append(opening())
        written = 0
        for _ in range(10):
            await as_administrator(kill)
            try:
                written += await database.log.append(move(written + 1))
            except StorageDown:
                written = len(await database.log.read("t")) - 1
        assert await database.log.append(move(written + 1))
        assert len(await database.log.read("t")) == written + 2
        await database.close()


async def test_ends_of_connections_in_full_flight_lose_no_promise(tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        name = url.rpartition("/")[2]
        kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        database = await Database.open(url)
        playing = [asyncio.create_task(persist(database.log, table)) for table in TABLES]
        for _ in range(8):
            await as_administrator(kill)
        promised = await asyncio.gather(*playing)
        for table, seqs in zip(TABLES, promised, strict=True):
            found = [entry.seq for entry in await database.log.read(table)]
            assert found == list(range(200))
            assert set(seqs) <= set(found)
        await database.close()


async def persist(log: Log, table: str) -> list[int]:
    """As a node does: after a failure it reads the log to find out."""
    promised = []
    seq = 0
    while seq < 200:
        try:
            if await log.append(move(seq, table=table) if seq else opening(table)):
                promised.append(seq)
                seq += 1
            else:
                seq = len(await log.read(table))
        except StorageDown:
            continue
    return promised


def test_a_new_file_is_opened_by_many_at_once(tmp_path: Path) -> None:
    """Without patience about one file in ten is found locked."""
    together = Barrier(6)

    def open_it(path: Path) -> str:
        together.wait()
        with closing(sqlite.connect(path)) as connection:
            return str(connection.execute("PRAGMA journal_mode").fetchone()[0])

    with ThreadPoolExecutor(together.parties) as threads:
        for n in range(60):
            paths = [tmp_path / f"{n}.db"] * together.parties
            assert list(threads.map(open_it, paths)) == ["wal"] * together.parties


async def test_a_file_that_stays_locked_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PAUSE", 0.001)
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(sqlite, "PRAGMAS", ("PRAGMA busy_timeout = 1", *sqlite.PRAGMAS[1:]))
        with pytest.raises(BadInput) as refused:
            await Database.open(f"sqlite:///{path}")
    assert refused.value.code == "unusable-database"
    assert refused.value.arguments["problem"] == "database is locked"


async def test_a_locked_file_is_told_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = ("PRAGMA busy_timeout = 50", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")
    monkeypatch.setattr("ludoteka.server.storage.sqlite.PRAGMAS", pragmas)
    url = f"sqlite:///{tmp_path / 'games.db'}"
    database = await Database.open(url)
    assert await database.log.append(opening())
    async with for_writing(database.engine).begin():  # holds the only right to write
        with pytest.raises(StorageDown):
            await database.log.append(move(1))
        assert len(await database.log.read("t")) == 1
    assert await database.log.append(move(1))
    await database.close()


async def test_all_of_a_failed_batch_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    database = await Database.open(f"sqlite:///{folder / 'games.db'}")
    folder.rename(tmp_path / "elsewhere")  # before the log has opened the file
    many = [database.log.append(opening(f"t{n}")) for n in range(20)]
    answers = await asyncio.gather(*many, return_exceptions=True)
    assert [type(answer) for answer in answers] == [StorageDown] * 20
    (tmp_path / "elsewhere").rename(folder)
    assert await database.log.append(opening())
    await database.close()
