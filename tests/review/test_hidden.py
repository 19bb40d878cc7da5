"""A judgement follows from what the seat knew, and from nothing else."""

from collections.abc import Iterator

import pytest

from ludoteka.core import Move, Rng, Seat, State, redact
from ludoteka.core.records import replay
from ludoteka.games import find_game, games
from ludoteka.review.judge import JUDGES, Eyes
from ludoteka.review.reasons import reasons_of
from ludoteka.review.reviewing import decision_rng, judge
from tests.review.matches import recorded

EVERY = 9
"""Judging takes time: one decision of so many."""
REDEALS = 3
BUDGET = 50


def decisions(key: str, seats: int) -> Iterator[tuple[int, State, Eyes, Move]]:
    """Every decision of a match with what its seat received until then."""
    game, record = find_game(key), recorded(key, seats)
    eyes = {Seat(seat): JUDGES[key].eyes(game, Seat(seat)) for seat in range(seats)}
    states = replay(game, record)
    state = next(states)
    for number, made in enumerate(record.moves, start=1):
        for event in state.take_events():
            for seat, each in eyes.items():
                each.see(redact(event, seat))
        seat = Seat(made.seat)
        yield number, state, eyes[seat], game.moves.parse(made.text)
        state = next(states)


def seats_of(key: str) -> int:
    counts = find_game(key).seat_counts
    return 4 if 4 in counts else counts[-1]


@pytest.mark.parametrize("key", games())
def test_whatever_the_seat_cannot_know_changes_nothing(key: str) -> None:
    game = find_game(key)
    compared = 0
    for number, state, eyes, played in decisions(key, seats_of(key)):
        moves = state.legal(eyes.seat)
        if number % EVERY or len(moves) == 1:
            continue
        view = state.view(eyes.seat)
        rng = decision_rng(0, number)
        usual = judge(eyes, view, moves, played, BUDGET, rng)
        for shuffle in range(REDEALS):
            other = game.redeal(state, eyes.seat, Rng(bytes([shuffle])))
            again = judge(
                eyes,
                other.view(eyes.seat),
                other.legal(eyes.seat),
                played,
                BUDGET,
                decision_rng(0, number),
            )
            assert again == usual
            if usual is not None:
                told = reasons_of(eyes, other.view(eyes.seat), played, usual.best)
                assert told == reasons_of(eyes, view, played, usual.best)
            assert eyes.knew(other.view(eyes.seat), played) == eyes.knew(view, played)
            compared += 1
    assert compared >= REDEALS
