"""The fit of the weights of Sakura's bots."""

import numpy as np
import pytest

from ludoteka.bots.search.sakura.evaluation import WEIGHTS, Evaluation, plain_weights
from ludoteka.core import Rng
from ludoteka.games import find_game
from ludoteka.games.sakura.state import SakuraState
from scripts.sakura_weights import SEATS, Fit, describe, play

PLAIN = np.array(plain_weights())


@pytest.mark.parametrize("seats", [2, 6])
def test_the_fit_sees_chances_as_the_bots_do(seats: int) -> None:
    state = find_game("sakura").new(seats, {}, bytes(32))
    assert isinstance(state, SakuraState)
    state.tokens = list(range(1, seats + 1))
    state.artists[0] = 4
    weights = np.random.default_rng(1).normal(size=WEIGHTS)
    moment = np.array([describe(state)], dtype=np.int16)
    chances = Fit([(moment, np.zeros(SEATS))]).chances(weights)[0]
    assert list(chances[:seats]) == pytest.approx(Evaluation(weights.tolist()).shares(state))
    assert not chances[seats:].any()


def test_a_moment_is_held_against_what_came_after_it() -> None:
    moments = np.full((2, SEATS, 14), WEIGHTS, dtype=np.int16)
    fit = Fit([(moments, np.array([1.0, 0, 0, 0, 0, 0]))])
    chances = np.full((2, SEATS), 0.5)
    assert fit.goals(chances, 1.0)[:, 0].tolist() == [1.0, 1.0]
    assert fit.goals(chances, 0.6)[:, 0].tolist() == pytest.approx([0.6 + 0.2, 1.0])


def test_a_fit_comes_nearer_to_who_won() -> None:
    judge = Evaluation(plain_weights())
    played = [play(3, judge, Rng(bytes([number]))) for number in range(2)]
    fit = Fit(played)
    goals = fit.goals(fit.chances(PLAIN), 1.0)
    fitted = fit.nearest(PLAIN, goals)
    before, after = (np.abs(fit.chances(weights) - goals).mean() for weights in (PLAIN, fitted))
    assert after < before
