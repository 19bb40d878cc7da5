"""Greedy Sakura: the card whose round ends best, over a few guesses of the others' cards.

A guess deals the cards out of sight and lets the others choose among them at random. Then
every move is tried on it with the rules themselves, to the end of the round; where a
direction is asked on the way, all go forward unless that means the Emperor. The end of the
round is worth the tokens held, against what the strongest other has, plus the prize of the
present rank, which counts the more the nearer the Emperor is to his next tree. A direction is
chosen the same way, with the cards that lie open.
"""

from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.core import Move, View
from ludoteka.games.sakura.cards import ARTIST_STEPS, BACK, FORWARD
from ludoteka.games.sakura.phases import ARTIST, CHOOSE, EMPEROR, OVER
from ludoteka.games.sakura.redeal import from_view
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import INTO_EMPEROR, ahead

TRIALS: Final = 24
"""How many rounds are tried for a decision, at most; the guesses are as many as that allows."""

PRIZES: Final = (3.0, 2.0, 1.0, 0.5, 0.2, 0.0)
HALF_WAY: Final = 3.0
"""So many spaces before a tree a rank counts half of its prize."""


class GreedySakura(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, SakuraView)
        values = [0.0] * len(moves)
        guesses = max(1, TRIALS // len(moves)) if view.phase == "choose" else 1
        for _ in range(guesses):
            guess = self._guess(view)
            for number, move in enumerate(moves):
                trial = guess.copy()
                trial.apply(self.seat, move)
                _finish_round(trial, view.round)
                values[number] += _value(trial, self.seat)
        return moves[values.index(max(values))]

    def _guess(self, view: SakuraView) -> SakuraState:
        """A world that this view could be of, in which all others have chosen."""
        state = from_view(view, self.rng)
        if state.phase == CHOOSE:
            for seat in state.to_act():
                if seat != self.seat:
                    state.apply(seat, self.rng.choice(state.legal(seat)))
        return state


def _finish_round(state: SakuraState, number: int) -> None:
    while state.round == number and state.phase != OVER:
        (seat,) = state.to_act()
        state.apply(seat, _usual_direction(state, seat))


def _usual_direction(state: SakuraState, seat: int) -> Move:
    if state.phase == EMPEROR:
        return FORWARD
    assert state.phase == ARTIST
    steps = ARTIST_STEPS[state.skills[state.queue[0]]]
    meets = ahead(state.artists, seat, steps, state.emperor) == INTO_EMPEROR
    return BACK if meets else FORWARD


def _value(state: SakuraState, seat: int) -> float:
    others = max(tokens for other, tokens in enumerate(state.tokens) if other != seat)
    value = state.tokens[seat] - others / 2
    if state.phase == OVER:
        return value
    own = state.artists[seat]
    rank = sum(space > own for space in state.artists)
    way = state.tree_spaces[state.paid] - state.emperor
    return value + PRIZES[rank] * HALF_WAY / (HALF_WAY + way)
