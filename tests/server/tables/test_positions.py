"""How often the position of a match is written, and what is read when it was not."""

import asyncio

import pytest
from structlog.testing import capture_logs

from ludoteka.core.seats import Seat
from ludoteka.core.state import State
from ludoteka.server import protocol
from ludoteka.server.errors import Busy
from ludoteka.server.play import sweeping
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.summary import PAUSE
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Room, open_room
from tests.server.tables.test_clocks import timed
from tests.server.tables.test_matches import same

pytestmark = pytest.mark.anyio

PEOPLE = (ANN, BEN)


async def written(database: Database, live: LiveTable) -> int:
    """The entry after which the position was written."""
    snapshot = await database.log.snapshot(live.table.id)
    assert snapshot is not None
    return snapshot.seq


async def move_on(room: Room, live: LiveTable, moves: int = 1) -> None:
    for _ in range(moves):
        assert live.table.state is not None
        seat = live.table.to_act[0]
        move = live.table.game.moves.text(live.table.state.legal(seat)[0])
        await room.play(live, PEOPLE[seat], seat, move)


async def read_again(database: Database, live: LiveTable) -> bool:
    """Whether the table that is read is the one in memory."""
    table = await read_table(database.log, live.table.id)
    return table is not None and same(live.table, table)


async def test_of_moves_that_follow_at_once_the_last_position_is_enough(
    room: Room, database: Database, clock: Clock
) -> None:
    live = await timed(room, kind="none")
    dealt = live.table.seq
    await move_on(room, live, 5)
    assert await written(database, live) == dealt
    assert await read_again(database, live), "the moves are made again"
    clock.pass_seconds(PAUSE / 1000)
    await move_on(room, live)
    assert await written(database, live) == live.table.seq
    assert await read_again(database, live)


async def test_when_a_match_pauses_its_position_is_written(
    room: Room, database: Database, clock: Clock
) -> None:
    live = await timed(room, kind="none")
    await move_on(room, live, 3)
    await room.hub.sweeper.write_delayed()
    assert await written(database, live) < live.table.seq, "it goes on just now"
    clock.pass_seconds(PAUSE / 1000)
    await room.hub.sweeper.write_delayed()
    assert await written(database, live) == live.table.seq


async def test_a_server_that_stops_writes_all_positions(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as room:
        live = await timed(room, kind="none")
        await move_on(room, live, 3)
        assert await written(database, live) < live.table.seq
    assert await written(database, live) == live.table.seq


async def test_a_server_that_stops_amid_writing_positions_writes_them_all(
    room: Room, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "PORTION", 1)
    lives = [await timed(room, kind="none") for _ in range(3)]
    for live in lives:
        await move_on(room, live, 3)
    writing = asyncio.create_task(room.hub.sweeper.write_delayed(at_once=True))
    await asyncio.sleep(0)  # the first position is made, and others have their turn
    assert not writing.done()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await room.hub.sweeper.write_delayed(at_once=True)
    assert [await written(database, live) for live in lives] == [live.table.seq for live in lives]


async def test_a_server_stops_without_its_database(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> None:
        raise StorageDown

    async with open_room(database, clock=clock) as room:
        live = await timed(room, kind="none")
        await move_on(room, live, 3)
        monkeypatch.setattr(database.log, "write_delayed", away)
    assert await written(database, live) < live.table.seq
    assert await read_again(database, live)


@pytest.mark.parametrize("rule", [{"kind": "slow", "each": 60}, {"kind": "live", "base": 60}])
async def test_with_a_clock_the_position_is_written_with_every_move(
    room: Room, database: Database, rule: dict[str, object]
) -> None:
    live = await timed(room, **rule)
    for _ in range(3):
        await move_on(room, live)
        assert await written(database, live) == live.table.seq


async def test_the_end_is_written_with_the_last_move(room: Room, database: Database) -> None:
    live = await timed(room, kind="none")
    while live.table.status == "live":
        await move_on(room, live)
    assert await written(database, live) == live.table.seq
    assert await read_again(database, live)


async def test_what_others_said_after_the_last_position_is_read_too(
    room: Room, database: Database, clock: Clock
) -> None:
    live = await timed(room, kind="none")
    await move_on(room, live)
    await room.do(live, ANN, protocol.Say(id="say 0", text="Good luck!"))
    await move_on(room, live, 2)
    await room.do(live, BEN, protocol.Say(id="say 1", text="Thanks"))
    assert await read_again(database, live)
    clock.pass_seconds(PAUSE / 1000)
    await move_on(room, live, 2)
    await room.do(live, BEN, protocol.Say(id="say 2", text="Well played"))
    assert await read_again(database, live)


async def test_a_node_that_takes_over_goes_on_from_the_last_move(
    database: Database, clock: Clock
) -> None:
    async with open_room(database, clock=clock) as here:
        live = await timed(here, kind="none")
        await move_on(here, live, 3)
        async with open_room(database, clock=clock) as there:  # as after a kill
            found = await there.hub.table(live.table.id)
            assert same(found.table, live.table)
            clock.pass_seconds(PAUSE / 1000)
            await there.hub.sweeper.write_delayed()
            assert await written(database, live) < live.table.seq, "it has changed nothing"
            await move_on(there, found)
            assert await written(database, found) == found.table.seq


async def test_moves_that_other_rules_made_are_not_made_into_something_else(
    room: Room, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody plays on in a match that is not the one that was told."""
    live = await timed(room, kind="none")
    await move_on(room, live, 3)

    def other(state: State, seat: Seat, move: object) -> None:
        del move
        played(state, seat, state.legal(seat)[-1])

    assert live.table.state is not None
    kind = type(live.table.state)
    played = kind.play
    monkeypatch.setattr(kind, "play", other)
    with capture_logs() as logs, pytest.raises(Busy, match="busy-table"):
        await read_table(database.log, live.table.id)
    assert [line["event"] for line in logs] == ["the last moves were made by other rules"]


async def test_a_table_that_cannot_be_read_stops_no_sweep(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(database, clock=clock) as room:
        broken, other = await timed(room, kind="none"), await timed(room, kind="none")
        attended: list[str] = []

        async def attend(table_id: str) -> None:
            attended.append(table_id)
            if table_id == broken.table.id:
                raise Busy("busy-table")

        monkeypatch.setattr(room.hub.sweeper, "attend", attend)
        with capture_logs() as logs:
            await room.hub.sweeper.attend_all([broken.table.id, other.table.id])
        assert attended == [broken.table.id, other.table.id]
        assert [line["event"] for line in logs] == ["a table is busy"]
