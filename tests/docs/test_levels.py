"""The table of the bots' levels is what was played."""

import pytest

from ludoteka.bots import LEVELS
from ludoteka.games import find_game, games
from scripts import levels


def test_the_page_is_made_of_the_outcomes() -> None:
    page = levels.page(levels.read_outcomes())
    assert levels.PAGE.read_text("utf-8") == page, "run python -m scripts.levels"


def test_an_outcome_is_of_a_step_that_exists() -> None:
    for (key, seats, step), outcome in levels.read_outcomes().items():
        assert seats in find_game(key).seat_counts
        assert outcome.upper == levels.bot_name(key, step, seats)
        assert outcome.lower == levels.bot_name(key, step - 1, seats)


@pytest.mark.parametrize("key", games())
def test_levels_think_the_more_the_higher_they_are(key: str) -> None:
    for seats in find_game(key).seat_counts:
        names = [levels.bot_name(key, level, seats) for level in range(len(LEVELS))]
        counts = [int(name.partition("@")[2]) for name in names if "@" in name]
        assert len(counts) == 3
        assert counts == sorted(counts)


def test_a_step_is_played() -> None:
    outcome = levels.play_step("face-to-face", 2, 1, most=60, jobs=1)
    assert (outcome.upper, outcome.lower, outcome.verdict) == ("beginner", "random", "better")
