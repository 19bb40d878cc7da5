"""Whole matches of all games at a table, and the table again from its log."""

import asyncio

import msgspec
import pytest

from ludoteka.core.records import decode_record, encode_record
from ludoteka.core.verify import verify
from ludoteka.games import find_game
from ludoteka.server import protocol
from ludoteka.server.bus import LocalBus, LocalNetwork
from ludoteka.server.errors import Forbidden
from ludoteka.server.storage import Database
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.table import Table
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Room, open_room, play_on, until

pytestmark = pytest.mark.anyio

GAMES = ["six-nimmt", "face-to-face", "sakura", "intrigo", "bang"]
SHORT: dict[str, dict[str, object]] = {"six-nimmt": {"deals": 1}}


def same(one: Table, other: Table) -> bool:
    return (
        one.info(is_open=True) == other.info(is_open=True)
        and one.events == other.events
        and one.moves == other.moves
        and one.commands == other.commands
        and one.lines == other.lines
        and one.said == other.said
        and (one.state and one.snapshot()) == (other.state and other.snapshot())
        and one.clocks.left == other.clocks.left
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_to_its_end_and_comes_back_from_its_log(
    room: Room, database: Database, game: str
) -> None:
    live = await room.open(game=game, options=SHORT.get(game, {}), start=True)
    ear = await room.listen(live, ANN)
    assert await play_on(room, live, ANN, ear, 0) > 1
    table = await read_table(database.log, live.table.id)
    assert table is not None
    assert same(live.table, table)
    record = decode_record(encode_record(whole_record(table)))
    assert all(check.holds for check in verify(find_game(game), record))


async def test_a_table_comes_back_at_every_moment(room: Room, database: Database) -> None:
    live = await room.open(game="bang", seats=4, start=True, clock={"kind": "live"})
    ear = await room.listen(live, ANN)
    for _ in range(25):
        await play_on(room, live, ANN, ear, 0, most=1)
        async with live.lock:
            table = await read_table(database.log, live.table.id)
            assert table is not None
            assert same(live.table, table)
            assert live.table.clocks.began == table.clocks.began


async def test_nobody_plays_for_another(room: Room) -> None:
    live = await room.open(game="face-to-face", start=True)
    state = live.table.state
    assert state is not None
    seat = live.table.to_act[0]
    move = live.table.game.moves.text(state.legal(seat)[0])
    with pytest.raises(Forbidden, match="not-your-seat"):
        await room.play(live, BEN, seat, move)
    with pytest.raises(Forbidden, match="not-your-seat"):
        await room.play(live, ANN, 1, move)


async def test_two_nodes_serve_one_table(database: Database) -> None:
    network, clock = LocalNetwork(), Clock()
    async with (
        open_room(database, bus=LocalBus(network), clock=clock) as here,
        open_room(database, bus=LocalBus(network), clock=clock) as there,
    ):
        live = await here.open(game="six-nimmt", seats=2, options={"deals": 1})
        other = await there.hub.table(live.table.id)
        await there.do(other, BEN, protocol.Sit(id="1", seat=1))
        await there.do(other, BEN, protocol.Ready(id="2", seat=1))
        await here.do(live, ANN, protocol.Ready(id="1", seat=0))
        ann, ben = await here.listen(live, ANN), await there.listen(other, BEN)
        await asyncio.gather(play_on(here, live, ANN, ann, 0), play_on(there, other, BEN, ben, 1))
        await until(lambda: live.table.status == other.table.status == "over")
        assert same(live.table, other.table)
        for ear in (ann, ben):
            numbers = [
                message["seq"]
                for message in map(msgspec.json.decode, ear.frames)
                if "seq" in message
            ]
            assert numbers == sorted(set(numbers)), "every entry once, in order"
