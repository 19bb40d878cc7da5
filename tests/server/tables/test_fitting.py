"""How much one table may hold: whatever someone does again and again comes to an end."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden
from ludoteka.server.storage import Database
from ludoteka.server.tables.commands import MOST, Commands
from ludoteka.server.tables.reading import read_table
from tests.server.house import Clock
from tests.server.refusing import counting
from tests.server.room import ANN, BEN, SETTINGS, Room, open_room, play_on
from tests.server.tables.test_catching_up import first_move
from tests.server.tables.test_take_back import two_at_six_nimmt

pytestmark = pytest.mark.anyio


@pytest.fixture
async def narrow(database: Database, clock: Clock) -> AsyncIterator[Room]:
    settings = msgspec.structs.replace(SETTINGS, max_seatings=3, max_take_backs=2, max_entries=12)
    async with open_room(database, clock=clock, settings=settings) as opened:
        yield opened


async def refused(room: Room, live: object, command: protocol.TableCommand, code: str) -> None:
    with counting(code), pytest.raises(Forbidden, match=code):
        await room.do(live, ANN, command)  # type: ignore[arg-type]


async def test_a_person_takes_so_many_seats_at_a_table(narrow: Room) -> None:
    live = await narrow.open(game="six-nimmt", seats=3, own_seats=0)
    sit = protocol.Sit(id="first", seat=0)
    for number in range(2):
        await narrow.do(live, ANN, sit if not number else protocol.Sit(id="again", seat=0))
        await narrow.do(live, ANN, protocol.Stand(id=f"stand {number}", seat=0))
    await narrow.do(live, ANN, protocol.AddBot(id="bot", seat=1, bot="random"))
    await refused(narrow, live, protocol.Sit(id="more", seat=0), "seatings-full")
    await refused(narrow, live, protocol.AddBot(id="more", seat=2, bot="random"), "seatings-full")
    assert (await narrow.do(live, ANN, sit)).seq == 1, "what was done is answered again"
    await narrow.do(live, BEN, protocol.Sit(id="first", seat=0))  # others may
    again = await read_table(narrow.hub.log, live.table.id)
    assert again is not None
    assert again.seatings == live.table.seatings == {"ann": 3, "ben": 1}


async def test_moves_are_taken_back_so_often_in_a_match(narrow: Room) -> None:
    live = await two_at_six_nimmt(narrow)
    for number in range(2):
        await narrow.play(live, ANN, 0, first_move(live, 0))
        await narrow.do(live, ANN, protocol.TakeBack(id=f"back {number}", seat=0))
    await narrow.play(live, ANN, 0, first_move(live, 0))
    await refused(narrow, live, protocol.TakeBack(id="more", seat=0), "take-backs-full")


async def test_after_so_many_entries_a_match_can_only_be_finished(narrow: Room) -> None:
    live = await two_at_six_nimmt(narrow)
    while live.table.seq < 12:
        await narrow.do(live, ANN, protocol.Say(id=f"say {live.table.seq}", text="and so on"))
    await refused(narrow, live, protocol.Say(id="more", text="and on"), "table-full")
    await narrow.play(live, ANN, 0, first_move(live, 0))
    await refused(narrow, live, protocol.TakeBack(id="back", seat=0), "table-full")
    await narrow.do(live, BEN, protocol.Resign(id="resign", seat=1))
    await play_on(narrow, live, ANN, await narrow.listen(live, ANN), 0)
    assert live.table.status == "over"


def test_the_latest_commands_of_everybody_are_remembered() -> None:
    commands = Commands()
    commands.note("ben", "his", (0, "digest"))
    for number in range(2 * MOST):
        commands.note("ann", f"{number}", (number, ""))
    assert commands.find("ben", "his") == (0, "digest")
    assert commands.find("ann", f"{MOST}") == (MOST, "")
    assert commands.find("ann", f"{MOST - 1}") is None
