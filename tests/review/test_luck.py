"""What chance is worth: exact where it is known how everybody goes on."""

import msgspec
import pytest

from ludoteka.core.records import Record
from ludoteka.review import review
from tests.review.matches import recorded


def unnamed(record: Record) -> Record:
    """The same match, of which nobody knows who played."""
    seats = tuple(msgspec.structs.replace(info, bot=None) for info in record.seats)
    return msgspec.structs.replace(record, seats=seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_among_greedy_bots_a_deal_decides_all(seats: int) -> None:
    """Nothing but the deal is left to chance, and the match is one deal."""
    found = review(recorded("six-nimmt", seats), seats=())
    assert found.decisions == (0.0,) * seats
    assert found.adjusted == found.start


def test_among_greedy_bots_the_last_round_of_intrigo_is_worth_what_it_brings() -> None:
    found = review(recorded("intrigo", 3), seats=())
    last = found.lucks[-1]
    worth = tuple(before + change for before, change in zip(last.before, last.change, strict=True))
    assert worth == found.result


@pytest.mark.parametrize("key", ["six-nimmt", "intrigo"])
def test_of_others_nobody_knows_how_they_go_on(key: str) -> None:
    record = recorded(key, 3)
    found = review(unnamed(record), seats=())
    assert any(found.decisions)
    assert found.luck != review(record, seats=()).luck
    assert found.result == review(record, seats=()).result


def test_among_greedy_bots_face_to_face_is_played_on_as_they_play() -> None:
    """After the last draw nothing is left to chance."""
    record = recorded("face-to-face")
    found = review(record, seats=())
    assert found.luck != review(unnamed(record), seats=()).luck
    last = found.lucks[-1]
    worth = tuple(before + change for before, change in zip(last.before, last.change, strict=True))
    assert worth == found.result


def test_dice_by_which_greedy_bots_choose_are_luck() -> None:
    record = recorded("sakura")
    found = review(record, seats=())
    assert any(any(luck.change) for luck in found.lucks if luck.kind == "dice")
    assert not [luck for luck in review(unnamed(record), seats=()).lucks if luck.kind == "dice"]


def test_bots_of_another_version_may_play_otherwise() -> None:
    record = recorded("sakura")
    older = msgspec.structs.replace(record, software="ludoteka 0.0.1")
    assert review(older, seats=()).luck == review(unnamed(record), seats=()).luck
