"""What lists are told of a match while it runs, and how often."""

import pytest

from ludoteka.server.play import appending
from ludoteka.server.tables.summary import Course, course_of
from ludoteka.server.tables.table import Table
from tests.server.room import ANN, Room, play_on

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_lists_hear_of_a_match_when_a_person_is_waited_for_and_rarely_between_bots(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []

    def counted(table: Table) -> Course | None:
        people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
        told.append(bool(set(people) & set(table.to_act)) or table.status != "live")
        return course_of(table)

    monkeypatch.setattr(appending, "course_of", counted)
    live = await room.open(game="bang", start=True)
    ear = await room.listen(live, ANN)
    await play_on(room, live, ANN, ear, 0)
    moves = sum(entry.kind == "moved" for entry in await room.log(live))
    between_bots = told.count(False)
    assert between_bots <= moves // appending.BOTS_STRIDE + 10  # seating has its entries as well
    assert len(told) < moves
    assert told[-1], "the end is told"
