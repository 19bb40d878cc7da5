"""Whole matches: the sum is exact, forced moves are free, and only what happened is reviewed."""

import msgspec
import pytest

from ludoteka.core import BadInput, Seat
from ludoteka.core.records import Record, RecordedMove, replay
from ludoteka.games import find_game, games
from ludoteka.games.six_nimmt.game import SixNimmt
from ludoteka.review import Review, review
from ludoteka.review.document import MARKS, decode_review, encode_review
from ludoteka.review.reviewing import check_record
from ludoteka.texts import Texts
from ludoteka.texts.speaker import say_error
from tests.review.matches import committed, recorded

UNITS = {
    "six-nimmt": "bulls",
    "face-to-face": None,
    "sakura": "tokens",
    "intrigo": "seals",
    "bang": "lives",
}


def seats_of(key: str) -> list[tuple[str, int]]:
    counts = find_game(key).seat_counts
    return [(key, counts[0])] if len(counts) == 1 else [(key, counts[0]), (key, counts[-1])]


@pytest.mark.parametrize(("key", "seats"), [each for key in games() for each in seats_of(key)])
def test_start_and_luck_and_decisions_are_the_result_exactly(key: str, seats: int) -> None:
    record = recorded(key, seats)
    found = review(record, seats=())
    assert len(found.start) == seats
    for seat in range(seats):
        whole = found.start[seat] + found.luck[seat] + found.decisions[seat]
        assert whole == found.result[seat]
        assert found.adjusted[seat] == found.result[seat] - found.luck[seat]
        assert found.luck[seat] == sum(each.change[seat] for each in found.lucks)
    assert record.result is not None
    assert {seat for seat in range(seats) if found.result[seat] > 0.0} == {
        seat for seat in range(seats) if record.result.ranks[seat] == 1
    }


LONG = pytest.param("face-to-face", marks=pytest.mark.slow)
JUDGED = [LONG if key == "face-to-face" else key for key in games()]


@pytest.mark.parametrize("key", JUDGED)
def test_every_real_decision_of_the_seat_is_judged_in_the_unit_of_the_game(key: str) -> None:
    record = recorded(key)
    found = review(record, seats=(0,), budget=50)
    assert found.unit == UNITS[key]
    assert {each.seat for each in found.judged} == {0}
    game = find_game(key)
    choices: dict[int, tuple[int, str | None]] = {}
    state = next(states := replay(game, record))
    for number, made in enumerate(record.moves, start=1):
        view = state.view(Seat(made.seat))
        choices[number] = (len(state.legal(Seat(made.seat))), view.decision)
        state = next(states)
    for each in found.judged:
        assert (each.legal, each.kind) == choices[each.move]
        assert each.legal > 1
        assert each.played == record.moves[each.move - 1].text
        assert each.played in {other.move for other in each.alternatives}
        assert each.best == each.alternatives[0].move
        assert all((other.unit is None) == (found.unit is None) for other in each.alternatives)
        assert len(each.wins) == len(record.seats)
    (summary,) = found.seats
    assert summary.decisions == len(found.judged)
    assert summary.marks == {
        mark: sum(each.mark == mark for each in found.judged) for mark in MARKS
    }
    assert decode_review(encode_review(found)) == found


def test_forced_moves_cost_nothing_and_do_not_count() -> None:
    """The last card of a deal is no decision."""
    record = recorded("six-nimmt", 3)
    found = review(record, budget=50)
    last = [number for number, _ in enumerate(record.moves, start=1)][-3:]
    cards = [number for number in last if record.moves[number - 1].text.startswith("play")]
    assert cards
    assert not {each.move for each in found.judged} & set(cards)


def test_the_same_seed_gives_the_same_review_and_another_seed_another() -> None:
    record = recorded("six-nimmt", 2)
    first = review(record, budget=60, seed=7)
    assert review(record, budget=60, seed=7) == first
    other = review(record, budget=60, seed=8)
    assert other.judged != first.judged
    assert other.luck != first.luck
    assert [each.move for each in other.judged] == [each.move for each in first.judged]


def test_a_seat_is_judged_alike_alone_and_with_the_others() -> None:
    record = recorded("six-nimmt", 2)
    both = review(record, budget=60)
    alone = review(record, seats=(1,), budget=60)
    assert alone.judged == tuple(each for each in both.judged if each.seat == 1)
    assert (alone.luck, alone.start) == (both.luck, both.start)


def test_progress_is_told_after_every_move() -> None:
    record = recorded("six-nimmt", 2)
    told: list[tuple[int, int]] = []
    review(record, seats=(), progress=lambda done, count: told.append((done, count)))
    assert told == [(done, len(record.moves)) for done in range(len(record.moves) + 1)]


def test_a_match_with_a_commitment_is_verified_and_reviewed() -> None:
    found = review(committed(), seats=(), seed=1)
    assert isinstance(found, Review)
    assert found.deal == committed().fairness.commitment


def refusal(record: Record) -> BadInput:
    with pytest.raises(BadInput) as refused:
        review(record, seats=())
    for language in ("en", "ru", "uk"):
        assert say_error(Texts(language), refused.value)
    return refused.value


def test_an_unfinished_match_is_refused() -> None:
    record = msgspec.structs.replace(recorded("six-nimmt", 2), result=None)
    assert refusal(record).code == "review-unfinished"


@pytest.mark.parametrize("record", [recorded("six-nimmt", 2), committed()])
def test_a_record_with_other_moves_or_another_result_is_refused(record: Record) -> None:
    assert record.result is not None
    swapped = msgspec.structs.replace(record.result, ranks=record.result.ranks[::-1])
    error = refusal(msgspec.structs.replace(record, result=swapped))
    assert (error.code, error.arguments["check"]) == ("review-unverified", "result")
    cut = msgspec.structs.replace(record, moves=record.moves[:-1])
    assert refusal(cut).code == "review-unverified"
    first = record.moves[0]
    wrong = (RecordedMove(first.seat, "play 105", 0), *record.moves[1:])
    error = refusal(msgspec.structs.replace(record, moves=wrong))
    assert (error.code, error.arguments["check"]) == ("review-unverified", "moves")


def test_a_deal_that_was_not_promised_is_refused() -> None:
    record = committed()
    other = msgspec.structs.replace(record.fairness, commitment="00" * 32)
    error = refusal(msgspec.structs.replace(record, fairness=other))
    assert (error.code, error.arguments["check"]) == ("review-unverified", "commitment")


def test_a_record_without_its_seeds_is_refused() -> None:
    record = committed()
    kept = msgspec.structs.replace(record.fairness, server_seed=None, deal_seed=None)
    assert refusal(msgspec.structs.replace(record, fairness=kept)).code == "no-seed"


class Unknown(SixNimmt):
    """A game of another package."""

    key = "unknown"


def test_a_game_without_a_judge_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        check_record(Unknown(), recorded("six-nimmt", 2))
    assert refused.value.code == "review-no-judge"


def test_seats_and_budgets_that_do_not_exist_are_refused() -> None:
    record = recorded("six-nimmt", 2)
    with pytest.raises(BadInput) as refused:
        review(record, seats=(2,))
    assert refused.value.code == "no-such-seat"
    with pytest.raises(BadInput) as refused:
        review(record, budget=1)
    assert refused.value.code == "review-budget"
