"""Results without luck: as right as those with it, from what earlier blocks taught."""

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.adjusting import LEAST_BLOCKS, Adjusting, luck_of, play_for
from ludoteka.arena.journal import without_moves
from ludoteka.arena.schedule import Contest, make_contest
from ludoteka.core import Rng


def contest(*, adjust: bool = True) -> Contest:
    return make_contest(
        "six-nimmt",
        ("greedy", "random"),
        seats=2,
        options={"deals": 1},
        seed=3,
        adjust=adjust,
    )


def test_a_block_carries_the_luck_of_its_matches_and_a_journal_keeps_it() -> None:
    block = play_for(contest(), 0)
    for match in block.matches:
        assert len(match.luck) == 2
        assert sum(match.luck) == pytest.approx(0.0, abs=1e-6)
    assert [match.luck for match in without_moves(block).matches] == [
        match.luck for match in block.matches
    ]
    assert sum(luck_of(contest(), block).values()) == pytest.approx(0.0, abs=1e-6)
    assert all(not match.luck for match in play_for(contest(adjust=False), 0).matches)


def test_the_result_says_how_it_stands_without_luck_and_what_that_is_worth() -> None:
    result = run_arena(contest(), 2 * (LEAST_BLOCKS + 2), jobs=1)
    for bot in result.bots:
        assert bot.adjusted is not None
        assert bot.adjusted.margin is not None
        assert bot.factor is not None
    plain = run_arena(contest(adjust=False), 2 * (LEAST_BLOCKS + 2), jobs=1)
    assert [bot.wins for bot in plain.bots] == [bot.wins for bot in result.bots]
    assert all((bot.adjusted, bot.factor) == (None, None) for bot in plain.bots)


def test_luck_that_explains_the_result_is_subtracted_and_the_mean_stays() -> None:
    """Half of every credit is luck: 0.6 is left, with a quarter of the variance or less."""
    rng = Rng(bytes(32))
    adjusting = Adjusting()
    for _ in range(2000):
        luck = rng.below(1000) / 1000 - 0.4995
        noise = rng.below(1000) / 4000 - 0.1249
        adjusting.add(0.6 + luck + noise, luck)
    error = (adjusting.adjusted.variance / 2000) ** 0.5
    assert abs(adjusting.adjusted.mean - 0.6) < 4 * error
    assert adjusting.share == pytest.approx(1.0, abs=0.05)
    assert adjusting.factor is not None
    assert adjusting.factor > 4


def test_luck_that_explains_nothing_is_left_alone() -> None:
    rng = Rng(bytes(32))
    adjusting = Adjusting()
    for _ in range(2000):
        adjusting.add(rng.below(1000) / 1000, rng.below(1000) / 1000 - 0.4995)
    assert adjusting.share == pytest.approx(0.0, abs=0.1)
    assert adjusting.factor == pytest.approx(1.0, abs=0.02)


def test_a_block_is_adjusted_by_what_was_known_before_it() -> None:
    """Else a lucky block would choose its own share, and the mean would not stay."""
    adjusting = Adjusting()
    for number in range(LEAST_BLOCKS):
        luck = number % 2 - 0.5
        assert adjusting.add(luck, luck) == luck
    before = adjusting.share
    assert adjusting.add(5.0, 0.5) == 5.0 - before * 0.5
    assert adjusting.share != before
