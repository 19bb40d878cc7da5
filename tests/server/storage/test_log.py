"""The log keeps every entry once, in order, with what belongs to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import ColumnElement, Table, select, text, update

from ludoteka.server.storage import (
    Append,
    Database,
    Delayed,
    Entry,
    Head,
    SeatResult,
    Snapshot,
    StorageDown,
    schema,
)
from ludoteka.server.storage.postgres import Connection, connect
from ludoteka.server.storage.postgres_log import PostgresLog
from tests.server.storage.appending import LIVE, NEW, move, opening

pytestmark = pytest.mark.anyio


async def rows(database: Database, table: Table) -> list[tuple[object, ...]]:
    async with database.reader.connect() as connection:
        return [tuple(row) for row in await connection.execute(select(table).order_by(*table.c))]


async def test_entries_are_read_in_the_order_of_their_numbers(database: Database) -> None:
    log = database.log
    for append in (opening(), move(1, b"\x00one"), move(2, b"two")):
        assert await log.append(append)
    assert await log.read("t") == [
        Entry("t", 0, 1000, "opened", b"{}"),
        Entry("t", 1, 1001, "move", b"\x00one"),
        Entry("t", 2, 1002, "move", b"two"),
    ]
    assert [entry.seq for entry in await log.read("t", after=1)] == [2]
    assert await log.read("t", after=2) == []
    assert await log.read("nowhere") == []


async def test_the_latest_entries_of_a_kind_are_read_page_by_page(database: Database) -> None:
    log = database.log
    await log.append(opening())
    for seq in range(1, 8):
        assert await log.append(move(seq, b"%d" % seq))
    assert [entry.seq for entry in await log.latest("t", "move", 100, 3)] == [5, 6, 7]
    assert [entry.seq for entry in await log.latest("t", "move", 5, 3)] == [2, 3, 4]
    assert [entry.seq for entry in await log.latest("t", "move", 2, 3)] == [1]
    assert [entry.kind for entry in await log.latest("t", "opened", 2, 3)] == ["opened"]
    assert await log.latest("elsewhere", "move", 100, 3) == []


async def test_lists_are_told_of_what_is_still_the_last_entry(database: Database) -> None:
    log = database.log
    assert await log.append(opening())
    assert await log.append(move(1, b"one"))
    told = Delayed(table="t", seq=1, summary=b'{"new":1}')
    await log.write_delayed([told, Delayed(table="nowhere", seq=1, summary=b"{}")])
    assert [row[-1] for row in await rows(database, schema.tables)] == ['{"new":1}']
    await log.write_delayed([Delayed(table="t", seq=0, summary=b'{"late":1}')])
    assert [row[-1] for row in await rows(database, schema.tables)] == ['{"new":1}']


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_entries_of_other_tables_wait_for_no_list(database: Database) -> None:
    """What lists are told waits for a row that another writer holds, and holds none meanwhile."""
    log = database.log
    for name in ("held", "free"):
        assert await log.append(opening(name))
    delayed = [Delayed(table=name, seq=0, summary=b'{"new":1}') for name in ("held", "free")]
    async with database.writing() as connection:
        await connection.execute(update(schema.tables).values(title="x").where(_is("held")))
        telling = asyncio.create_task(log.write_delayed(delayed))
        async with asyncio.timeout(60):
            while await _summary(database, "free") != '{"new":1}':  # noqa: ASYNC110 - it is far away
                await asyncio.sleep(0.01)
            assert await log.append(move(1, table="free"))
        assert not telling.done()
    await telling
    assert await _summary(database, "held") == '{"new":1}'


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_only_what_can_be_made_again_does_not_wait_for_the_disk(url: str) -> None:
    async with connected(url) as connection:
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = local')
    database = await Database.open(url)
    log, how = database.log, "SHOW synchronous_commit"
    assert isinstance(log, PostgresLog)
    assert await log.append(opening())
    assert log._connection is not None
    assert await log._connection.fetchval(how) == "local"
    assert await log._later.fetchval(how) == "off"
    async with database.writing() as transaction:
        assert (await transaction.execute(text(how))).scalar_one() == "local"
    await database.close()


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    connection = await connect(url)
    yield connection
    await connection.close()


def _is(table: str) -> ColumnElement[bool]:
    return schema.tables.c.id == table


async def _summary(database: Database, table: str) -> str:
    async with database.reader.connect() as connection:
        query = select(schema.tables.c.summary).where(_is(table))
        return str((await connection.execute(query)).scalar_one())


async def test_a_later_position_replaces_an_earlier_one_and_no_other(database: Database) -> None:
    log = database.log
    assert await log.append(opening())
    for seq in (1, 2, 3):
        assert await log.append(move(seq))
    for seq, position in ((2, b"two"), (1, b"one")):
        nowhere = Delayed(table="nowhere", seq=seq, position=position)
        delayed = Delayed(table="t", seq=seq, position=position, rules=7)
        await log.write_delayed([nowhere, delayed])
        assert await log.snapshot("t") == Snapshot(2, 7, b"two")
    await log.write_delayed([Delayed(table="t", seq=3, position=b"three", rules=8)])
    assert await log.snapshot("t") == Snapshot(3, 8, b"three")
    assert await log.snapshot("nowhere") is None


async def test_a_number_that_is_taken_is_not_written_again(database: Database) -> None:
    log = database.log
    assert await log.append(opening())
    assert await log.append(move(1, b"first"))
    assert not await log.append(move(1, b"second"))
    assert not await log.append(opening())
    assert [entry.body for entry in await log.read("t")] == [b"{}", b"first"]


async def test_an_entry_may_not_leave_a_gap(database: Database) -> None:
    log = database.log
    assert await log.append(opening())
    assert not await log.append(move(2))
    assert not await log.append(move(1, table="never-opened"))
    assert await log.append(move(1))
    assert [entry.seq for entry in await log.read("t")] == [0, 1]


async def test_of_two_at_once_the_first_wins(database: Database) -> None:
    log = database.log
    assert await log.append(opening())
    racing = [log.append(move(1, b"first")), log.append(move(1, b"second"))]
    assert await asyncio.gather(*racing) == [True, False]
    assert (await log.read("t"))[-1].body == b"first"


async def test_entries_of_one_table_may_wait_together(database: Database) -> None:
    log = database.log
    together = [log.append(opening()), log.append(move(1)), log.append(move(2))]
    assert await asyncio.gather(*together) == [True, True, True]
    assert [entry.seq for entry in await log.read("t")] == [0, 1, 2]


async def test_what_follows_a_loser_loses_too(database: Database) -> None:
    """Or else it would land on an entry that its author has never seen."""
    log = database.log
    await log.append(opening())
    await log.append(move(1, b"theirs"))
    ours = [log.append(move(1, b"ours")), log.append(move(2, b"on ours"))]
    assert await asyncio.gather(*ours) == [False, False]
    assert len(await log.read("t")) == 2


async def test_a_loser_changes_nothing(database: Database) -> None:
    log = database.log
    await log.append(opening())
    await log.append(move(1))
    before = [await rows(database, table) for table in schema.metadata.sorted_tables]
    late = Append(
        entry=move(1).entry,
        head=Head("over", 0, 5, b'{"late":1}'),
        position=b"late",
        members=((0, "late"),),
        results=(SeatResult(0, "late", 1, 0),),
    )
    assert not await log.append(late)
    assert [await rows(database, table) for table in schema.metadata.sorted_tables] == before


async def test_the_table_follows_its_log(database: Database) -> None:
    log = database.log
    await log.append(opening(head=Head("open", 0, None, b'{"free":2}')))
    opened = ("t", "six-nimmt", 2, "Evening", True)
    assert await rows(database, schema.tables) == [
        (*opened, "open", 0, 0, None, "ann", 1000, 1000, '{"free":2}')
    ]
    await log.append(move(1, head=Head("live", 0b11, 9000, None)))
    assert await rows(database, schema.tables) == [
        (*opened, "live", 1, 3, 9000, "ann", 1000, 1001, '{"free":2}')
    ]


async def test_a_new_snapshot_replaces_the_old_one(database: Database) -> None:
    log = database.log
    assert await log.snapshot("t") is None
    await log.append(opening())
    for seq, position in ((1, b"one"), (2, b"two"), (3, None)):
        entry = move(seq).entry
        assert await log.append(Append(entry=entry, head=LIVE, position=position, rules=7))
    assert await log.snapshot("t") == Snapshot(2, 7, b"two")


async def test_members_are_replaced(database: Database) -> None:
    log = database.log
    seated = Append(entry=opening().entry, head=LIVE, created=NEW, members=((0, "ann"), (1, "bob")))
    await log.append(seated)
    assert await rows(database, schema.members) == [("t", 0, "ann"), ("t", 1, "bob")]
    await log.append(Append(entry=move(1).entry, head=LIVE, members=((1, "ann"),)))
    assert await rows(database, schema.members) == [("t", 1, "ann")]
    await log.append(move(2))
    assert await rows(database, schema.members) == [("t", 1, "ann")]
    await log.append(Append(entry=move(3).entry, head=LIVE, members=()))
    assert await rows(database, schema.members) == []


async def test_results_are_written_once(database: Database) -> None:
    log = database.log
    await log.append(opening())
    over = Head("over", 0, None)
    first = (SeatResult(0, "ann", 1, 12), SeatResult(1, "bot:greedy", 2, -3))
    await log.append(Append(entry=move(1).entry, head=over, results=first))
    again = (SeatResult(0, "ann", 2, 0),)
    await log.append(Append(entry=move(2).entry, head=over, results=again))
    assert await rows(database, schema.results) == [
        ("t", 0, "ann", "six-nimmt", 1, 12, 2, 1001, False),
        ("t", 1, "bot:greedy", "six-nimmt", 2, -3, 2, 1001, False),
    ]


async def test_tables_are_due_in_the_order_of_their_clocks(database: Database) -> None:
    log = database.log
    clocks = {"late": 300, "soon": 100, "next": 200, "never": None}
    for table, due in clocks.items():
        await log.append(opening(table, Head("live", 1, due)))
    await log.append(opening("over", Head("over", 0, 50)))
    assert await log.due(299, 10) == ["soon", "next"]
    assert await log.due(300, 10) == ["soon", "next", "late"]
    assert await log.due(300, 1) == ["soon"]


async def test_tables_that_are_ahead_of_the_clock_are_found(database: Database) -> None:
    log = database.log
    for table, due in {"late": 300, "soon": 100, "never": None}.items():
        await log.append(opening(table, Head("live", 1, due)))
    await log.append(opening("over", Head("over", 0, 50)))
    at = (await log.read("soon"))[0].at
    assert await log.ahead(at, 10) == []
    assert await log.ahead(at - 1, 10) == ["soon", "late"]
    assert await log.ahead(at - 1, 1) == ["soon"]


async def test_many_tables_share_a_transaction(database: Database) -> None:
    log = database.log
    names = [f"table-{number}" for number in range(700)]
    assert all(await asyncio.gather(*(log.append(opening(name)) for name in names)))
    assert all(await asyncio.gather(*(log.append(move(1, table=name)) for name in names)))
    assert len(await rows(database, schema.log)) == 1400


async def test_an_append_that_the_database_refuses_fails_alone(database: Database) -> None:
    log = database.log
    bad = opening("bad", Head("live", "nobody", None))  # type: ignore[arg-type]
    if database.engine.dialect.name == "sqlite":
        bad = opening("bad", Head("live", 2**70, None))
    answers = await asyncio.gather(
        log.append(opening("a")), log.append(bad), log.append(opening("b")), return_exceptions=True
    )
    assert [answers[0], answers[2]] == [True, True]
    assert isinstance(answers[1], Exception)
    assert not isinstance(answers[1], StorageDown)
    assert await log.read("bad") == []


async def test_closing_finishes_what_was_accepted(database: Database, url: str) -> None:
    accepted = [asyncio.ensure_future(database.log.append(opening(f"t{n}"))) for n in range(50)]
    await asyncio.sleep(0)  # lets the appends begin
    await database.close()
    assert all(await asyncio.gather(*accepted))
    with pytest.raises(StorageDown):
        await database.log.append(opening("after"))
    again = await Database.open(url)
    assert len(await rows(again, schema.log)) == 50
    await again.close()


def test_only_the_first_entry_creates_a_table() -> None:
    with pytest.raises(ValueError, match="entry 0"):
        Append(entry=move(1).entry, head=LIVE, created=NEW)
    with pytest.raises(ValueError, match="entry 0"):
        Append(entry=opening().entry, head=LIVE)
