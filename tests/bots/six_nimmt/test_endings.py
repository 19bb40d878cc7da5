"""Open duels of 6 nimmt! are solved: by a linear programme, and to the last bull."""

import random

import numpy as np
import pytest
from scipy.optimize import linprog  # type: ignore[import-untyped]

from ludoteka.bots.search.six_nimmt.ending import MOST, Ending
from ludoteka.bots.search.six_nimmt.matrix import Matrix
from ludoteka.bots.search.six_nimmt.reading import world_of
from ludoteka.bots.search.six_nimmt.rows import Rows, pack_row
from ludoteka.core import Seat
from scripts.endings import exploitability, positions

BULLS = [float(ahead) for ahead in range(-MOST, MOST + 1)]


def test_a_matrix_is_solved_like_a_linear_programme() -> None:
    """Value and both mixtures, also of games with equal payoffs and of those with a saddle."""
    chance = random.Random(1)
    for _ in range(60):
        rows, columns, most = chance.randint(1, 5), chance.randint(1, 5), chance.choice([1, 3, 40])
        drawn = [float(chance.randint(-most, most)) for _ in range(rows * columns)]
        payoffs = np.array(drawn).reshape(rows, columns)
        matrix = Matrix(5)
        for row in range(rows):
            for column in range(columns):
                matrix.payoffs[row * 5 + column] = drawn[row * columns + column]
        value = matrix.solve(rows, columns)
        assert value == pytest.approx(_by_scipy(payoffs), abs=1e-7)
        own = np.array(matrix.row_mix[:rows])
        other = np.array(matrix.column_mix[:columns])
        for mix in (own, other):
            assert mix.sum() == pytest.approx(1)
            assert (mix > -1e-9).all()
        assert (own @ payoffs).min() == pytest.approx(value, abs=1e-7)
        assert (payoffs @ other).max() == pytest.approx(value, abs=1e-7)


def _by_scipy(payoffs: "np.ndarray[tuple[int, int], np.dtype[np.float64]]") -> float:
    rows, columns = payoffs.shape
    solved = linprog(
        [0.0] * rows + [-1.0],
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * rows + [(None, None)],
    )
    return -float(solved.fun)


@pytest.mark.rule("6N-13")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_end_of_an_open_duel_cannot_be_exploited(cards: int) -> None:
    """By trying every answer in the engine."""
    found = [exploitability(state, "expert@1") for state in positions(cards, 6)]
    assert max(found) == pytest.approx(0, abs=1e-9)


def test_who_plays_at_random_can_be_exploited() -> None:
    assert max(exploitability(state, "sampler@1") for state in positions(3, 4)) > 0.3


def test_both_sides_agree_on_the_value_of_an_ending() -> None:
    for state in positions(4, 2):
        view = state.view(Seat(0))
        rows = world_of(view, Seat(0)).rows
        one, two = state.hands
        ours = Ending(BULLS).solve(rows, list(one), list(two), 3)
        theirs = Ending(BULLS).solve(rows, list(two), list(one), -3)
        assert ours == pytest.approx(-theirs)


def test_a_forced_ending_is_counted_out() -> None:
    """20 must take the full row, and 24 follows 23 for nothing."""
    ending = Ending(BULLS)
    rows = Rows()
    rows.set([pack_row(row) for row in [(1, 2, 3, 4, 6), (21,), (22,), (23,)]])
    assert ending.solve(rows, [20], [24], 0) == -5
    assert ending.mix(1) == [1.0]
