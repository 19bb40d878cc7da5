"""Moves may be taken back exactly while nobody learned anything from them."""

import random

import pytest

from ludoteka.core import Move, Seat, State, form
from ludoteka.core.events import Asked, Ended
from ludoteka.core.take_back import TakeBacks, play_again
from tests.conformance.cases import CASES, Case, encoded, seed_bytes, walk
from tests.conformance.learning import check_soundness

pytestmark = pytest.mark.uncounted

SEEDS = range(4) if form() == "compiled" else range(2)

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_nobody_learns_from_what_may_be_taken_back(case: Case) -> None:
    for seed in SEEDS:
        check_soundness(case, seed)


@each_case
def test_a_question_is_over_when_the_last_seat_has_answered(case: Case) -> None:
    state = case.new(1)
    owing = len(state.to_act())
    state.take_events()
    for _ in walk(state, 1):
        _check_question(state, owing)
        owing = len(state.to_act())
    _check_question(state, owing)


def _check_question(state: State, owed: int) -> None:
    events = state.take_events()
    if events:
        assert any(isinstance(event, Asked | Ended) for event in events) == (owed == 1)


@each_case
def test_what_is_taken_back_was_never_played(case: Case) -> None:
    """Every offer gives a state in which its seat is asked again, and may do it again."""
    chance = random.Random(4)
    state = case.new(4)
    state.take_events()
    offers = TakeBacks()
    moves: list[tuple[Seat, Move]] = []
    for seat, move in walk(state, 4, limit=100_000):
        if moves:
            offers.played(moves[-1][0], state.take_events())
        if chance.random() < 3 / (len(moves) + 30):
            _accept_all(case, state, offers, moves)
        moves.append((seat, move))


def _accept_all(
    case: Case, state: State, offers: TakeBacks, moves: list[tuple[Seat, Move]]
) -> None:
    for seat in state.seats:
        index = offers.offer(seat)
        if index is not None:
            assert moves[index][0] == seat
            others = moves[:index] + moves[index + 1 :]
            past = play_again(case.game, case.seats, case.options, seed_bytes(4), others)
            assert seat in past.to_act()
            assert past.recording
            assert past.events == []
            past.play(seat, moves[index][1])
            assert encoded(past.position()) == encoded(state.position())
