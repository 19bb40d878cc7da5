"""What a match is worth."""

import pytest

from ludoteka.core import BadInput, Result
from ludoteka.envs.rewards import by_rank, by_score, by_win, find_reward


def test_a_win_is_one_less_par_and_a_shared_one_a_share() -> None:
    assert by_win(Result((1, 2, 3, 4), (9, 5, 4, 1))) == [0.75, -0.25, -0.25, -0.25]
    assert by_win(Result((1, 1, 3, 4), (9, 9, 4, 1))) == [0.25, 0.25, -0.25, -0.25]


def test_scores_count_from_the_average_towards_the_winner() -> None:
    assert by_score(Result((1, 2, 3), (9, 5, 1))) == [4, 0, -4]
    assert by_score(Result((1, 2, 3), (10, 30, 80))) == [30, 10, -40]
    assert by_score(Result((1, 1), (7, 7))) == [0, 0]


def test_equal_ranks_share_what_their_places_are_worth() -> None:
    assert by_rank(Result((1, 2, 3), (9, 5, 1))) == [1, 0, -1]
    assert by_rank(Result((1, 1, 3), (9, 9, 1))) == [0.5, 0.5, -1]
    assert by_rank(Result((2, 1, 2), (1, 9, 1))) == [-0.5, 1, -0.5]
    assert by_rank(Result((1, 1, 1), (3, 3, 3))) == [0, 0, 0]


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-reward"):
        find_reward("fame")
