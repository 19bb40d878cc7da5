"""The table of the bots' levels is what was played."""

from pathlib import Path

import msgspec
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


@pytest.mark.parametrize(
    ("game", "level", "seats", "name"),
    [
        ("bang", 2, 8, "greedy"),
        ("bang", 4, 3, "expert@240"),
        ("bang", 4, 8, "expert@120"),  # many think less each,
        ("six-nimmt", 4, 8, "expert@240"),  # in this game only from nine on,
        ("six-nimmt", 4, 9, "expert@106"),
        ("bang", 3, 5, "sampler@32"),
        ("bang", 3, 8, "sampler@30"),  # and not too little,
        ("intrigo", 3, 4, "sampler@20"),  # unless they do at every table
    ],
)
def test_levels_think_less_at_a_greater_table(game: str, level: int, seats: int, name: str) -> None:
    assert levels.bot_name(game, level, seats) == name


def test_a_cell_says_what_was_asked_for_where_that_is_unusual() -> None:
    usual = levels.Outcome(
        game="six-nimmt",
        seats=4,
        step=5,
        upper="master@720",
        lower="expert@120",
        matches=400,
        wins=0.28,
        margin=0.02,
        par=0.25,
        verdict="better",
    )
    assert levels.cell(usual) == "✓ 28.0 ± 2.0 (400)"
    assert levels.cell(msgspec.structs.replace(usual, clearly=0.08)) == "✓ 28.0 ± 2.0 (400, 8%)"
    later = msgspec.structs.replace(usual, least=300)
    assert levels.cell(later) == "✓ 28.0 ± 2.0 (400, from 300)"


def test_where_sides_win_together_each_is_of_one_level() -> None:
    outcome = levels.play_step("bang", 4, 1, most=24, jobs=1)
    assert (outcome.matches, outcome.par) == (24, 0.25)
    assert outcome.wins > outcome.par


def test_a_smaller_step_is_tested_if_asked_for() -> None:
    outcome = levels.play_step("face-to-face", 2, 1, most=60, jobs=1, clearly=0.08)
    assert outcome.clearly == 0.08


def test_nothing_is_decided_before_the_least_matches() -> None:
    outcome = levels.play_step("face-to-face", 2, 1, most=80, jobs=1, least=60)
    assert (outcome.matches, outcome.least, outcome.verdict) == (60, 60, "better")


def test_a_step_is_played() -> None:
    outcome = levels.play_step("face-to-face", 2, 1, most=60, jobs=1)
    assert (outcome.upper, outcome.lower, outcome.verdict) == ("beginner", "random", "better")


def test_a_step_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = levels.play_step("face-to-face", 2, 1, most=20, jobs=1, save=tmp_path)
    assert (first.matches, first.verdict) == (20, "open")
    (journal,) = tmp_path.iterdir()
    played = journal.read_bytes()
    longer = levels.play_step("face-to-face", 2, 1, most=60, jobs=1, save=tmp_path)
    assert journal.read_bytes().startswith(played)
    assert longer == levels.play_step("face-to-face", 2, 1, most=60, jobs=1)
