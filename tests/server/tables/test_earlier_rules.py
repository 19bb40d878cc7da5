"""Tables that were played by an earlier version of the rules: version 1 of Face to Face, under
which nobody showed a hand (FF-12)."""

import json

import pytest

from ludoteka.core.errors import BadInput
from ludoteka.core.events import Ended
from ludoteka.core.seats import Seat
from ludoteka.core.verify import verify
from ludoteka.games.face_to_face.events import GameScored, HandShown
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.replays import moments
from tests.server.tables.earlier import play_to_the_end, table_at, written

LOG = "face-to-face-rules-1"


def test_a_finished_match_verifies_and_says_by_which_rules() -> None:
    table = table_at(LOG, "over")
    record = whole_record(table)
    assert (record.rules, table.game.rules_version) == (1, 2)
    checks = {check.key: check for check in verify(table.game, record)}
    assert [key for key, check in checks.items() if not check.holds] == []
    assert {"moves", "result"} < set(checks)
    assert [remark.key for remark in checks["rules"].remarks] == ["verify-told-otherwise"]


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1)])
@pytest.mark.rule("FF-12")
def test_its_replay_tells_no_more_than_was_told_then(seat: Seat | None) -> None:
    table = table_at(LOG, "over")
    told = list(moments(table.game, 2, table.options, table.events, seat))
    last = json.loads(bytes(told[-1].view))
    assert last["result"]["scores"] == [0, 2]
    for other in {0, 1} - {seat}:
        cards = written(LOG)["over"][1]["position"]["hands"][other]
        assert last["hands"][other] == ({"hidden": len(cards)} if cards else [])


@pytest.mark.rule("FF-12")
def test_a_live_match_goes_on_and_shows_hands_from_now_on() -> None:
    table = table_at(LOG, "live")
    happened = play_to_the_end(table)
    assert table.status == "over"
    assert isinstance(happened[-1], Ended)
    shown = sum(isinstance(event, HandShown) for event in happened)
    assert shown >= sum(isinstance(event, GameScored) for event in happened)


def test_its_moves_can_still_be_taken_back() -> None:
    table = table_at(LOG, "live")
    assert table.state is not None
    again = table.without(()).state
    assert again is not None
    before, after = table.state.position(), again.position()
    for position in (before, after):
        del position["turns"], position["shown"]  # told since version 2
    assert before == after
    table.rules = 0
    with pytest.raises(BadInput, match="rules-changed"):
        table.without(())
