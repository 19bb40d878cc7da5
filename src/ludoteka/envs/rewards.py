"""Rewards: given once at the end of a match; over all seats they add up to zero."""

from collections.abc import Callable
from typing import Final, Literal

from ludoteka.core import BadInput, Result

RewardName = Literal["win", "score", "rank"]
Reward = Callable[[Result], list[float]]
"""By seat."""

ILLEGAL: Final = -1.0
"""For who makes a move that is not legal, which ends the match; the others get nothing."""


def by_win(result: Result) -> list[float]:
    """One's share of the win, less what everybody may expect."""
    winners = result.ranks.count(1)
    par = 1 / len(result.ranks)
    return [(1 / winners if rank == 1 else 0.0) - par for rank in result.ranks]


def by_score(result: Result) -> list[float]:
    """How much better one's score is than the average of the table."""
    scores = result.scores
    best = scores[result.ranks.index(1)]
    sign = -1.0 if best < max(scores) else 1.0
    mean = sum(scores) / len(scores)
    return [sign * (score - mean) for score in scores]


def by_rank(result: Result) -> list[float]:
    """From 1 for the first to −1 for the last; equal players share what their places are worth."""
    ranks = result.ranks
    last = len(ranks) - 1
    places = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * place / last for place in places]


REWARDS: Final[dict[str, Reward]] = {"win": by_win, "score": by_score, "rank": by_rank}


def find_reward(name: str) -> Reward:
    reward = REWARDS.get(name)
    if reward is None:
        raise BadInput("unknown-reward", reward=name, known=", ".join(REWARDS))
    return reward
