"""How long an automated seat takes tells nothing: neither whether it had a choice, nor which."""

import random
from collections.abc import Callable

import pytest

from ludoteka.server.play.pace import LONGEST, Pace

QUESTIONS = 4_000
LEAST, MOST = 1_200, 3_000

HABITS: dict[str, Callable[[random.Random], int]] = {
    "at once": lambda rng: rng.randrange(50, 400),
    "as measured": lambda rng: rng.randrange(1_500, 2_300),
    "with care": lambda rng: round(min(9_000, rng.lognormvariate(8.2, 0.5))),
}


def shown(habit: Callable[[random.Random], int], seed: int) -> tuple[list[int], list[int]]:
    """When others see the answers of a seat, chosen and forced ones in turns."""
    rng, pace = random.Random(seed), Pace(LEAST, MOST)
    chosen, forced = [], []
    for number in range(QUESTIONS):
        delay = pace.draw()
        if number % 2:
            forced.append(delay.forced)
        else:
            after = habit(rng)
            pace.chose(after)
            chosen.append(max(after, delay.least))
    return chosen[QUESTIONS // 20 :], forced[QUESTIONS // 20 :]


def distance(one: list[int], other: list[int]) -> float:
    """Of Kolmogorov and Smirnov: how well the best threshold tells them apart."""
    return max(_gap(one, other, at) for at in range(0, LONGEST, 50))


def _gap(one: list[int], other: list[int], at: int) -> float:
    return abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in other) / len(other))


@pytest.mark.parametrize("habit", HABITS)
def test_a_forced_answer_is_not_told_from_a_chosen_one_by_its_delay(habit: str) -> None:
    chosen, forced = shown(HABITS[habit], seed=7)
    assert distance(chosen, forced) < 0.08
    assert len(set(forced)) > 100 or habit != "at once"


def test_one_delay_for_all_would_be_found() -> None:
    chosen, _ = shown(HABITS["as measured"], seed=7)
    assert distance(chosen, [LEAST] * len(chosen)) > 0.9


def test_no_answer_comes_before_its_time() -> None:
    pace = Pace(LEAST, MOST)
    delays = [pace.draw() for _ in range(1_000)]
    assert all(LEAST <= delay.least <= MOST for delay in delays)
    assert all(delay.least <= delay.forced <= MOST for delay in delays)


def test_nobody_waits_for_ever_for_what_had_no_choice() -> None:
    pace = Pace(LEAST, MOST)
    for _ in range(100):
        pace.chose(3_600_000)
    assert all(pace.draw().forced <= LONGEST for _ in range(100))
