"""A database that cannot write says so, to the host's log and to who watches over the server."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, text

from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.storage.failing import EVERY_SECONDS, Complaints, trouble_of
from ludoteka.server.storage.probe import KEPT_SECONDS, TROUBLE_KEPT_SECONDS, Probe
from ludoteka.server.storage.sqlite import connect
from tests.server.services import new_database
from tests.server.storage.appending import move, opening

pytestmark = pytest.mark.anyio


class Watch:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(f"sqlite:///{tmp_path / 'games.db'}")
    yield database
    await database.close()


async def make_read_only(database: Database) -> None:
    """As every connection finds it from now on."""
    if database.engine.dialect.name == "postgresql":
        async with database.writing() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar_one()
            await connection.execute(
                text(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            )
    else:
        engine = database.engine.sync_engine
        event.listen(engine, "begin", lambda each: each.exec_driver_sql("PRAGMA query_only = 1"))
    await database.engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_read_only_database_is_found_by_trying_to_write(kind: str, tmp_path: Path) -> None:
    watch = Watch()
    async with new_database(kind, tmp_path) as url:
        database = await Database.open(url)
        probe = Probe(database, clock=watch)
        assert await probe.trouble() is None
        await make_read_only(database)
        await database.ping()  # reading is no problem
        assert await probe.trouble() is None, "the answer of a moment ago"
        watch.now += KEPT_SECONDS
        assert await probe.trouble() == "read-only"
        await database.close()


async def test_however_many_ask_one_attempt_is_made(sqlite: Database) -> None:
    watch = Watch()
    probe = Probe(sqlite, clock=watch)
    with counted_writes(sqlite) as writes:
        for _ in range(50):
            await probe.trouble()
        assert len(writes) == 1
        watch.now += KEPT_SECONDS
        await probe.trouble()
        assert len(writes) == 2


@contextmanager
def counted_writes(database: Database) -> Iterator[list[str]]:
    writes: list[str] = []

    def note(*arguments: object) -> None:
        if str(arguments[2]).startswith("INSERT"):
            writes.append(str(arguments[2]))

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    yield writes
    event.remove(database.engine.sync_engine, "before_cursor_execute", note)


async def test_a_database_that_is_well_again_is_ready_soon(sqlite: Database) -> None:
    watch = Watch()
    probe = Probe(sqlite, clock=watch)
    other = connect(Path(str(sqlite.engine.url.database)))
    other.execute("BEGIN IMMEDIATE")
    assert await probe.trouble() == "away"
    other.close()
    watch.now += TROUBLE_KEPT_SECONDS
    assert await probe.trouble() is None


async def test_an_append_that_finds_no_room_is_logged(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert await sqlite.log.append(opening())

    def connect_small(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA max_page_count = 1")  # means: no more than it has
        return connection

    monkeypatch.setattr("ludoteka.server.storage.sqlite_log.connect", connect_small)
    monkeypatch.setattr("ludoteka.server.storage.failing._complaints", Complaints())
    sqlite.log._writing._drop()  # type: ignore[attr-defined]
    for _ in range(3):
        with pytest.raises(StorageDown) as refused:
            await sqlite.log.append(move(1, b"x" * 100_000))
        assert refused.value.trouble == "full"
    assert caplog.messages == ["the database cannot be used (full): database or disk is full"]


def test_the_same_problem_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch()
    complaints = Complaints(watch)
    for _ in range(3):
        complaints.note("full", "full")
    complaints.note("away", "away")
    assert len(caplog.messages) == 2
    watch.now += EVERY_SECONDS
    complaints.note("full", "full")
    assert len(caplog.messages) == 3


def test_what_says_nothing_is_away() -> None:
    assert trouble_of(OSError("gone")) == "away"
    assert trouble_of(sqlite3.OperationalError("?")) == "away"
