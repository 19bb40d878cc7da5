"""Two servers on one SQLite file (`--shared`): neither hears who is at the other."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ludoteka.server.bus.admin_wake import Doorbell
from ludoteka.server.errors import Forbidden
from ludoteka.server.play.abandoned import LISTENING, Abandoned
from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.room import ANN, BEN, SETTINGS, Room, open_room, until
from tests.server.services import emptied_database
from tests.server.tables.test_catching_up import first_move
from tests.server.tables.test_relieving import MINUTES, NO_CLOCK, match_of, relieve

pytestmark = pytest.mark.anyio

SHARED = msgspec.structs.replace(SETTINGS, shared=True)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with emptied_database("sqlite", tmp_path) as url:
        opened = await Database.open(url)
        yield opened
        await opened.close()


@pytest.fixture
async def rooms(database: Database, clock: Clock) -> AsyncIterator[tuple[Room, Room]]:
    async with (
        open_room(database, clock=clock, settings=SHARED, bus=Doorbell(database)) as here,
        open_room(database, clock=clock, settings=SHARED, bus=Doorbell(database)) as there,
    ):
        yield here, there


async def test_a_server_with_a_file_of_its_own_is_alone(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock, bus=Doorbell(database)) as room:
        assert room.hub.is_alone
        assert room.hub.knows_who_is_here


async def test_nobody_is_replaced_who_plays_at_the_other_server(
    rooms: tuple[Room, Room], clock: Clock
) -> None:
    here, there = rooms
    live = await match_of(here, BEN, clock=NO_CLOCK)
    await here.listen(live, ANN)
    await there.listen(await there.hub.table(live.table.id), BEN)
    clock.pass_seconds(MINUTES + 1)
    with pytest.raises(Forbidden, match="absence-unknown"):
        await here.do(live, ANN, relieve(1))


async def test_no_table_is_closed_where_somebody_waits_at_the_other_server(
    rooms: tuple[Room, Room], database: Database, clock: Clock
) -> None:
    here, there = rooms
    live = await here.open(game="six-nimmt", listed=True)
    await here.listen(live, ANN)
    abandoned = Abandoned(there.hub, database)
    for _ in range(3):
        clock.pass_seconds(2 * 3600 + LISTENING / 1000)
        await abandoned.look()
    assert (await there.hub.table(live.table.id)).table.status == "open"


async def test_they_learn_of_each_other_s_moves_within_seconds(rooms: tuple[Room, Room]) -> None:
    here, there = rooms
    live = await match_of(here, BEN, clock=NO_CLOCK)
    other = await there.hub.table(live.table.id)
    await here.play(live, ANN, 0, first_move(live, 0))
    done = await there.play(other, BEN, 1, first_move(live, 1))
    assert done.seq > live.table.seq
    await until(lambda: live.table.seq >= done.seq, seconds=5)
