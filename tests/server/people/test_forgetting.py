"""Forgetting looks only where someone was, holds nobody up, and is finished sooner or later."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import delete, event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people import leaving as departures
from ludoteka.server.people.appearance_backfill import NAME, STEP, walk_on
from ludoteka.server.people.appearances import Appearance, appearances_of
from ludoteka.server.people.forgetting import forget_at
from ludoteka.server.people.personal import CLEANED, IMPERSONAL, NAMELESS, OWNED
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage.schema import appearances, leaving, metadata, settings
from tests.server.house import Clock
from tests.server.people.matches import account, finish, say, sit
from tests.server.people.test_leaving import everything

pytestmark = pytest.mark.anyio

CHANGES = frozenset({"INSERT", "UPDATE", "DELETE"})


@contextmanager
def statements(people: People) -> Iterator[list[str]]:
    """What is asked of the database, with the beginnings and ends of writing transactions."""
    found: list[str] = []
    engine = people.database.engine.sync_engine

    def execute(*arguments: object) -> None:
        found.append(str(arguments[2]))

    def commit(_connection: object) -> None:
        found.append("COMMIT")

    event.listen(engine, "before_cursor_execute", execute)
    event.listen(engine, "commit", commit)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", execute)
        event.remove(engine, "commit", commit)


@contextmanager
def changed_entries(people: People) -> Iterator[list[int]]:
    """How many entries of logs each transaction changed, of those that did."""
    found, now = [], 0
    engine = people.database.engine.sync_engine

    def execute(*arguments: object) -> None:
        nonlocal now
        if str(arguments[2]).startswith("UPDATE log"):
            given = arguments[3]
            now += len(given) if arguments[5] and isinstance(given, list) else 1

    def commit(_connection: object) -> None:
        nonlocal now
        if now:
            found.append(now)
        now = 0

    event.listen(engine, "before_cursor_execute", execute)
    event.listen(engine, "commit", commit)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", execute)
        event.remove(engine, "commit", commit)


def reads_of_log(found: list[str]) -> list[str]:
    return [each for each in found if each.startswith("SELECT") and "FROM log" in each]


async def test_a_guest_who_never_sat_or_spoke_costs_no_look_at_any_log(people: People) -> None:
    bob = await account(people, "Bob")
    await finish(people, "t1", [bob], [1])
    guest = await people.guest("en")
    with statements(people) as found:
        await people.delete(guest.id)
    assert not reads_of_log(found)
    assert (await people.get(guest.id)).is_gone


async def test_who_leaves_without_traces_is_forgotten_in_a_few_statements(people: People) -> None:
    """What is not there is not deleted: every statement makes all who write wait."""
    ann, bob = await people.guest("en"), await people.guest("en")
    await people.add_token(bob.id, label="phone", scopes=["read"])
    with statements(people) as found:
        await people.delete(ann.id)
    changed = [each.split()[:3] for each in found if each.split()[0] in CHANGES]
    assert [" ".join(words) for words in changed] == [
        "DELETE FROM tokens",
        "DELETE FROM resets",
        "UPDATE persons SET",
        "INSERT INTO leaving",
    ]
    await people.delete(bob.id)
    assert await people.tokens_of(bob.id) == []


async def test_what_was_added_between_looking_and_leaving_goes_with_the_person(
    people: People, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Access at once, everything else when all is looked through once more."""
    ann = await people.guest("en")
    look = departures.traces_of

    async def late(connection: AsyncConnection, person: str) -> dict[str, frozenset[str]]:
        found = await look(connection, person)
        if person == ann.id and (await people.get(ann.id)).name_key:
            await people.add_token(ann.id, label="late", scopes=["read"])
            await people.set_block(ann.id, (await people.guest("en")).id, "mute")
        return found

    monkeypatch.setattr(departures, "traces_of", late)
    await people.delete(ann.id)
    assert await people.tokens_of(ann.id) == []
    clock.now += 2 * departures.SETTLE_MS
    assert await people.finish_leaving() == 0
    assert await people.blocks_of(ann.id) == []


async def test_only_logs_of_tables_where_somebody_was_are_read(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for number in range(5):
        await finish(people, f"t{number}", [bob], [1])
    await say(people, "t3", 1, alice, "only watching")
    with statements(people) as found:
        assert [words.table for words in (await people.export(alice)).chat] == ["t3"]
        await people.delete(alice)
    reads = reads_of_log(found)
    assert reads
    assert all("log.table_id" in each.partition("WHERE")[2] for each in reads)
    assert len(reads) <= 3  # one for the export, one that cleans, one that finds it clean
    assert "only watching" not in await everything(people)


async def test_no_log_is_read_while_others_cannot_write(people: People) -> None:
    alice = await account(people, "Alice")
    await finish(people, "t1", [alice], [1])
    await say(people, "t1", 1, alice, "my words")
    with statements(people) as found:
        await people.delete(alice)
    for transaction in "\n;\n".join(found).split("COMMIT"):
        writes = any(word in transaction for word in ("UPDATE", "INSERT", "DELETE"))
        assert not (writes and "FROM log" in transaction)


async def test_much_that_was_said_at_one_table_holds_nobody_up(people: People) -> None:
    """A guest may write thousands of lines: others write between any fifty of them."""
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await finish(people, "t1", [alice, bob], [1, 2])
    for seq in range(1, 131):
        await say(people, "t1", seq, alice if seq % 10 else bob, f"line {seq}")
    rests = 0

    async def rest() -> None:
        nonlocal rests
        rests += 1

    seen = Appearance("t1", 129)
    with changed_entries(people) as changed:
        assert (await forget_at(people.database, alice, seen, rest=rest)).bodies == 117
        assert changed == [50, 50, 17]
        assert rests == 3
        assert (await forget_at(people.database, alice, seen, rest=rest)).bodies == 0
        assert sum(changed) == 117, "nothing is written twice"
    left = await everything(people)
    assert "line 129" not in left
    assert "line 130" in left


async def test_a_table_that_is_cleaned_in_part_is_gone_on_with(people: People) -> None:
    alice = await account(people, "Alice")
    await finish(people, "t1", [alice], [1])
    for seq in range(1, 121):
        await say(people, "t1", seq, alice, f"line {seq}")
    go_on = iter([True, False])
    seen = Appearance("t1", 120)
    assert (await forget_at(people.database, alice, seen, go_on=lambda: next(go_on))).bodies
    async with reading(people.database) as connection:
        assert await appearances_of(connection, alice) == [seen]
    assert "line 120" in await everything(people)
    assert (await forget_at(people.database, alice, seen)).bodies == 70
    assert "line" not in await everything(people)


def once() -> Callable[[], bool]:
    """True the first time only, like a server that is killed after one step."""
    answers = iter([True])
    return lambda: next(answers, False)


async def test_what_was_begun_is_finished_after_a_restart(people: People, clock: Clock) -> None:
    alice = await account(people, "Alice")
    for number in range(3):
        await finish(people, f"t{number}", [alice], [1])
        await sit(people, f"t{number}", 1, alice, "Alice")
    await people.delete(alice, go_on=once())
    assert (await people.get(alice)).is_gone, "at once, for everybody to see"
    assert "Alice" in await everything(people)
    assert await people.finish_leaving() == 1, "a last word may still be under way"
    assert "Alice" not in await everything(people)
    clock.pass_seconds(61)
    assert await people.finish_leaving() == 0


async def test_a_last_word_under_way_is_found_later(people: People, clock: Clock) -> None:
    alice = await account(people, "Alice")
    await finish(people, "t1", [alice], [1])
    await people.delete(alice)
    await say(people, "t1", 1, alice, "one more thing")
    clock.pass_seconds(61)
    assert await people.finish_leaving() == 0
    assert "one more thing" not in await everything(people)


async def test_a_word_between_reading_and_writing_keeps_the_table_on_the_list(
    people: People,
) -> None:
    alice = await account(people, "Alice")
    await finish(people, "t1", [alice], [1])
    async with reading(people.database) as connection:
        (seen,) = await appearances_of(connection, alice)
    await say(people, "t1", 1, alice, "quick")
    async with reading(people.database) as connection:
        (now,) = await appearances_of(connection, alice)
    assert (seen, now) == (Appearance("t1", 0), Appearance("t1", 1))
    assert (await forget_at(people.database, alice, seen)).bodies
    assert not (await forget_at(people.database, alice, seen)).bodies, "all clean"
    async with reading(people.database) as connection:
        assert await appearances_of(connection, alice) == [now], "but not by what was seen"


async def test_a_name_taken_while_leaving_goes_too(people: People, clock: Clock) -> None:
    alice = await account(people, "Alice")
    await people.delete(alice)
    await people.rename(alice, "Still Here")  # a request that was under way
    clock.pass_seconds(61)
    assert await people.finish_leaving() == 0
    assert "Still Here" not in await everything(people)


async def an_old_database(people: People, count: int) -> str:
    """As a migration leaves it: of who only spoke nothing is known yet."""
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for number in range(count):
        await finish(people, f"t{number:03}", [bob], [1])
    await say(people, f"t{count - 1:03}", 1, alice, "long ago")
    async with writing(people.database) as connection:
        await connection.execute(delete(appearances).where(appearances.c.person == alice))
        await connection.execute(insert(settings).values(key=NAME, value=""))
    return alice


async def test_an_old_log_is_walked_through_in_steps(people: People) -> None:
    alice = await an_old_database(people, 2 * STEP + 1)
    steps = 0
    while await walk_on(people.database):
        steps += 1
    assert steps == 3
    async with reading(people.database) as connection:
        assert await appearances_of(connection, alice) == [Appearance(f"t{2 * STEP:03}", 1)]
        marks = await connection.execute(select(settings).where(settings.c.key == NAME))
        assert marks.all() == []


async def test_an_export_is_complete_before_the_walk_is(people: People) -> None:
    alice = await an_old_database(people, STEP + 2)
    await walk_on(people.database)
    assert [words.text for words in (await people.export(alice)).chat] == ["long ago"]


async def test_nobody_has_left_before_the_walk_is_done(people: People, clock: Clock) -> None:
    alice = await an_old_database(people, 3)
    await people.delete(alice)
    clock.pass_seconds(61)
    assert await people.finish_leaving() == 1
    while await walk_on(people.database):
        pass
    assert await people.finish_leaving() == 0
    assert "long ago" not in await everything(people)
    async with reading(people.database) as connection:
        assert (await connection.execute(select(leaving))).all() == []


def test_every_table_of_the_schema_says_what_becomes_of_people_in_it() -> None:
    owned = {column.table for column in OWNED}
    assert owned | {*CLEANED, *NAMELESS, *IMPERSONAL} == set(metadata.tables.values())
