"""Opponents of one's own: classes, bots and policies, exchanged between matches."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from ludoteka.bots import Bot
from ludoteka.core import BadInput, IllegalMove, Move, Rng, Seat, View, all_seats
from ludoteka.envs import AgainstBots
from ludoteka.games import find_game
from tests.envs.tables import each_game
from tests.envs.test_gymnasium import play_out


class Counting(Bot):
    """Plays the last move, and counts its choices."""

    made = 0
    choices = 0
    rng_before: Rng | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert view.seat == self.seat
        self.choices += 1
        type(self).made += 1
        return moves[-1]


class Policy:
    """Takes the first legal action, and keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, Any]] = []

    def __call__(self, observation: Any, mask: Any) -> Any:
        self.seen.append((observation, mask))
        return np.flatnonzero(mask)[0]


def counting(seat: int = 0) -> Counting:
    game = find_game("sakura")
    return Counting(game, all_seats(2)[seat], Rng(bytes(32)))


def test_a_class_of_ones_own_plays() -> None:
    Counting.made = 0
    play_out(AgainstBots("sakura", seats=3, opponents=Counting), seed=1)
    assert Counting.made > 0


def test_a_bot_of_ones_own_stays_the_same_from_match_to_match() -> None:
    bot = counting()
    env = AgainstBots("sakura", seats=2, opponents=bot)
    play_out(env, seed=1)
    assert (bot.seat, first := bot.choices) == (1, bot.choices)
    play_out(env)
    assert bot.seat == 0
    assert bot.choices > first > 0


def test_one_bot_cannot_sit_at_two_seats() -> None:
    bot = counting()
    with pytest.raises(BadInput, match="opponent-twice"):
        AgainstBots("sakura", seats=3, opponents=bot)
    AgainstBots("sakura", seats=3, opponents=[bot, counting()])


@each_game
def test_a_policy_sees_what_its_seat_sees(key: str) -> None:
    policy = Policy()
    env = AgainstBots(key, opponents=policy, seat=0, scaled=True)
    play_out(env, seed=1)
    assert policy.seen
    for observation, mask in policy.seen:
        assert mask.any()
        assert env.observation_space.contains({"observation": observation, "action_mask": mask})


def test_a_policy_sees_no_choice_that_is_made_at_the_same_time() -> None:
    shown = set()
    for choice in range(2):
        policy = Policy()
        env = AgainstBots("six-nimmt", seats=2, opponents=policy, seat=0)
        observed, _ = env.reset(seed=4)
        env.step(int(np.flatnonzero(observed["action_mask"])[choice]))
        shown.add(policy.seen[0][0].tobytes())
    assert len(shown) == 1


def test_what_a_policy_does_that_is_not_legal_is_its_own_fault() -> None:
    env = AgainstBots("six-nimmt", seats=2, opponents=lambda seen, mask: int(np.argmin(mask)))
    with pytest.raises(IllegalMove):
        env.reset(seed=1)


def test_opponents_are_exchanged_between_matches() -> None:
    env = gymnasium.make("ludoteka/SixNimmt-v0", seats=2, opponents="random")
    unwrapped: Any = env.unwrapped
    early, late = Policy(), Policy()
    unwrapped.set_opponents(early)
    observed, _ = env.reset(seed=1)
    unwrapped.set_opponents(late)
    env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    assert early.seen
    assert not late.seen
    env.reset()
    assert late.seen


def test_different_kinds_sit_side_by_side_clockwise() -> None:
    policy, bot = Policy(), counting()
    env = AgainstBots("sakura", seats=4, opponents=["greedy", policy, bot], seat=3)
    play_out(env, seed=1)
    seats: dict[Seat, Bot] = env._opponents._bots
    assert bot.seat == 2
    assert policy.seen
    assert sorted(seats) == [0, 1, 2]
