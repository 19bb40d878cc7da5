"""Who sits where, and who only looks."""

import pytest

from ludoteka.server import protocol
from tests.server.room import ANN, Room

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_visitor_without_a_session_sits_on_no_bot_s_chair(room: Room) -> None:
    live = await room.open(game="six-nimmt", start=True)
    assert live.table.seats_of(ANN.person) == (0,)
    assert live.table.seats_of("") == ()
    assert not any(live.table.has_seat("", seat) for seat in range(len(live.table.chairs)))
    assert live.eyes_of("") == (None,)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_free_chairs_are_nobody_s_as_well(room: Room) -> None:
    live = await room.open(game="six-nimmt")
    await room.do(live, ANN, protocol.Stand(id="up", seat=0))
    assert live.table.seats_of("") == live.table.seats_of(ANN.person) == ()
