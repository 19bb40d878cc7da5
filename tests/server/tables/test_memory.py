"""How many tables a node has in memory, however many are asked for."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from ludoteka.server.play.hub import IN_USE
from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.room import ANN, SETTINGS, Room, open_room

pytestmark = pytest.mark.anyio

MOST = 10


@pytest.fixture
async def small(database: Database, clock: Clock) -> AsyncIterator[Room]:
    settings = msgspec.structs.replace(SETTINGS, max_tables=MOST)
    async with open_room(database, clock=clock, settings=settings) as opened:
        yield opened


async def test_tables_without_anybody_leave_the_memory_the_longest_unused_first(
    small: Room, clock: Clock
) -> None:
    ids = []
    for _ in range(MOST):
        ids.append((await small.open(game="six-nimmt", seats=2)).table.id)
        clock.now += 1
    await small.listen(await small.hub.table(ids[0]), ANN)
    clock.now += IN_USE + 1
    await small.hub.table(ids[1])  # someone has just looked at it
    for _ in range(2 * MOST):
        await small.open(game="six-nimmt", seats=2)
        clock.now += IN_USE // 5
        assert len(small.hub.tables) <= MOST + 1
        assert ids[0] in small.hub.tables, "there someone is"
    assert ids[1] not in small.hub.tables, "by now it was long ago"
    for table in ids:
        assert (await small.hub.table(table)).table.id == table, "they come back when asked for"


async def test_a_table_that_was_just_asked_for_stays(small: Room, clock: Clock) -> None:
    ids = [(await small.open(game="six-nimmt", seats=2)).table.id for _ in range(2 * MOST)]
    assert set(ids) == set(small.hub.tables), "all at once they may be more"
    clock.now += IN_USE + 1
    await small.hub.table(ids[0])
    await small.open(game="six-nimmt", seats=2)
    assert ids[0] in small.hub.tables
    assert len(small.hub.tables) <= MOST
