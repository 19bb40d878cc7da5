"""What tunes and judges BANG!'s players, on little."""

import numpy as np
import pytest

from ludoteka.bots.search.bang.scene import SIZE
from ludoteka.bots.search.bang.taste import GREEDY, TUNED, Taste
from scripts import bang_network, bang_taste


def test_a_network_learns_what_a_sum_cannot_say() -> None:
    """Who wins is whether two features differ."""
    chance = np.random.default_rng(1)
    rows = chance.integers(0, 2, (100_000, 6)).astype(np.float64)
    sides = np.where(rows[:, 0] == rows[:, 1], 0, 1).astype(np.int64)
    inner, outer = bang_network.fit(rows, sides, 1)
    assert bang_network.loss(bang_network.judged(rows, inner, outer), sides) < 0.3  # a sum: 0.69


def test_slopes_are_those_of_the_loss() -> None:
    chance = np.random.default_rng(2)
    rows, sides = chance.normal(size=(50, 4)), chance.integers(0, 3, 50)
    weights = [chance.normal(size=(5, 5)), chance.normal(size=(3, 6))]
    found = bang_network.slopes(rows, sides, weights[0], weights[1])
    for which, row, column in [(0, 1, 2), (0, 3, 4), (1, 2, 0), (1, 0, 5)]:
        before = bang_network.loss(bang_network.judged(rows, weights[0], weights[1]), sides)
        weights[which][row, column] += 1e-5
        after = bang_network.loss(bang_network.judged(rows, weights[0], weights[1]), sides)
        weights[which][row, column] -= 1e-5
        assert (after - before) / 1e-5 == pytest.approx(found[which][row, column], abs=1e-3)


def test_positions_of_games_with_the_side_that_won() -> None:
    rows, sides, held = bang_network.positions(4, range(11))
    assert rows.shape == (len(sides), SIZE)
    assert set(sides) <= {0, 1, 2}
    assert 0 < held.sum() < len(held)


def test_equal_tastes_lead_by_nothing_and_the_tuned_one_wins() -> None:
    assert not bang_taste.lead(GREEDY, GREEDY, 5, 10, 1, 0.2).any()
    assert bang_taste.lead(TUNED, GREEDY, 4, 150, 1, 0.0).mean() > 0


def test_a_game_without_an_end_is_left_and_gives_nobody_anything() -> None:
    peaceful = Taste(friend=100.0, stranger=100.0, volley=-100.0, dynamite_base=-100.0)
    assert bang_taste.credit(1, [peaceful] * 3) == [0.0, 0.0, 0.0]
    assert sum(bang_taste.credit(1, [GREEDY] * 3)) == 1.0


def test_a_taste_is_made_of_its_numbers() -> None:
    assert bang_taste.taste_of(bang_taste.numbers_of(GREEDY)) == GREEDY
