"""A request for a table whose answer was lost may be made again."""

import asyncio

import pytest

from ludoteka.server.errors import Busy
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import decode_fact
from ludoteka.server.tables.proposals import Actor
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Room, open_room

pytestmark = pytest.mark.anyio

KEY = b"of this house"
WHOLE = ["Created", "Sat", "Sat", "BotSat", "BotSat", "Contributing", "Started"]
EVENING: dict[str, object] = {
    "id": "evening",
    "game": "six-nimmt",
    "seats": 4,
    "own_seats": 2,
    "bots": ["random"],
    "start": True,
}


def named(room: Room) -> Room:
    room.hub._key = KEY
    return room


async def evening(room: Room, actor: Actor = ANN, **changes: object) -> LiveTable:
    return await room.open(actor, **EVENING | changes)


async def made(database: Database, live: LiveTable) -> list[str]:
    """The entries of its log, up to the first move of a bot."""
    rows = await database.log.read(live.table.id)
    kinds = [type(decode_fact(row.body)).__name__ for row in rows]
    return [kind for kind in kinds if kind != "Moved"]


async def test_the_same_id_opens_no_second_table(room: Room, database: Database) -> None:
    first = await evening(room)
    assert await made(database, first) == WHOLE
    assert await evening(room) is first
    assert await made(database, first) == WHOLE


async def test_ids_belong_to_who_made_them_up(room: Room) -> None:
    own, other = await evening(room, ANN), await evening(room, BEN)
    next_one = await evening(room, ANN, id="night")
    assert len({own.table.id, other.table.id, next_one.table.id}) == 3
    assert other.table.host == "ben"


async def test_without_an_id_every_request_opens_one(room: Room) -> None:
    tables = [await evening(room, id="") for _ in range(2)]
    assert tables[0].table.id != tables[1].table.id


@pytest.mark.parametrize("after", range(1, 7))
async def test_a_retry_goes_on_where_a_killed_server_had_stopped(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """After so many entries."""
    async with open_room(database, clock=clock) as killed:
        append, written = database.log.append, 0

        async def append_some(appended: object) -> bool:
            nonlocal written
            if written == after:
                raise Busy("killed")
            written += 1
            return await append(appended)  # type: ignore[arg-type]

        with monkeypatch.context() as dying:
            dying.setattr(database.log, "append", append_some)
            with pytest.raises(Busy, match="killed"):
                await evening(named(killed))
    async with open_room(database, clock=clock) as room:
        assert await made(database, await evening(named(room))) == WHOLE


async def test_both_of_two_nodes_open_the_same_table_at_once(
    database: Database, clock: Clock
) -> None:
    async with open_room(database, clock=clock) as one, open_room(database, clock=clock) as two:
        rooms = (named(one), named(two), one)
        opened = await asyncio.gather(*(evening(room) for room in rooms))
        assert len({live.table.id for live in opened}) == 1
        assert opened[0] is opened[2]
        assert await made(database, opened[0]) == WHOLE
