"""A review in parts is the same review, wherever and whenever it is gone on with."""

import msgspec
import pytest

from ludoteka.core import BadInput, IllegalMove
from ludoteka.core.records import Record
from ludoteka.review import Review, review
from ludoteka.review.reviewing import LEAST_BUDGET
from ludoteka.review.sitting import Part, Sitting, judge_instead
from tests.review.matches import committed, recorded

GAMES = ["six-nimmt", "face-to-face", "sakura", "intrigo", "bang"]


def in_parts(record: Record, *, moved_every: int) -> Review:
    """Gone on with elsewhere after so many parts, by what was written of them."""
    parts: list[Part] = []
    while True:
        written = msgspec.json.encode(parts)
        known = msgspec.json.decode(written, type=list[Part])
        sitting = Sitting(record, budget=LEAST_BUDGET, parts=known)
        for _ in range(moved_every):
            parts.append(sitting.go_on(0.0))
            if sitting.is_over:
                return sitting.document()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_review_in_parts_is_the_review_of_the_whole(game: str) -> None:
    record = recorded(game)
    assert in_parts(record, moved_every=40) == review(record, budget=LEAST_BUDGET)


def test_each_part_says_what_it_added_and_one_move_at_least() -> None:
    record = recorded("six-nimmt")
    sitting = Sitting(record, budget=LEAST_BUDGET)
    first, second = sitting.go_on(0.0), sitting.go_on(0.0)
    assert (first.done, second.done) == (0, 1)
    assert [luck.move for luck in first.lucks] == [0]
    assert all(judged.move == 1 for judged in second.judged)


def test_what_cannot_be_reviewed_is_refused_before_the_first_part() -> None:
    record = msgspec.structs.replace(committed(), result=None)
    with pytest.raises(BadInput, match="review-unfinished"):
        Sitting(record)


def test_another_choice_is_judged_like_the_one_that_was_made() -> None:
    record = committed()
    whole = review(record)
    made = next(judged for judged in whole.judged if judged.mark in ("slip", "mistake", "blunder"))
    assert judge_instead(record, made.move, made.played) == made
    better = judge_instead(record, made.move, made.best)
    assert better is not None
    assert better.played == made.best
    assert better.loss < made.loss


def test_what_was_not_allowed_then_is_not_judged() -> None:
    record = committed()
    number = 1
    with pytest.raises(IllegalMove):
        judge_instead(record, number, record.moves[number].text)
