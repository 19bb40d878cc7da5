"""Intervals, sequential tests and ratings, against values known from elsewhere."""

import random
from collections import Counter
from statistics import fmean, variance

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.ratings import Ranking, fit, rate
from ludoteka.arena.schedule import make_contest
from ludoteka.arena.sequential import LEAST_BLOCKS, Test
from ludoteka.arena.statistics import Estimate, Series, estimate


def series(values: list[float]) -> Series:
    found = Series()
    for value in values:
        found.add(value)
    return found


def test_intervals_are_students() -> None:
    """Against the table: t(0.975) is 2.262 with 9 degrees of freedom."""
    values = [float(number) for number in range(10)]
    found = estimate(values)
    assert found.mean == 4.5
    assert found.margin == pytest.approx(2.262 * 3.0277 / 10**0.5, rel=1e-3)
    assert found.high - found.low == pytest.approx(2 * (found.margin or 0))
    assert estimate([1.0]).margin is None


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_won_all_or_nothing_may_still_lose_or_win(won: float) -> None:
    series = Series()
    for _ in range(20):
        series.add(won)
    assert series.estimate().margin == 0
    share = series.share()
    assert share.mean == won
    assert share.margin == pytest.approx(0.161, abs=0.001)  # Wilson: 20 of 20 is 83.9 to 100 %


def test_a_share_between_is_estimated_as_any_mean() -> None:
    series = Series()
    for value in [1.0, 0.0, 1.0, 1.0] * 2:
        series.add(value)
    assert series.share() == series.estimate()


def test_few_blocks_do_not_make_an_interval_wider_than_all_shares() -> None:
    series = Series()
    for value in (1.0, 0.5):
        series.add(value)
    assert series.share() == Estimate(0.75, 0.75)


def test_a_series_has_mean_and_variance_of_its_values() -> None:
    values = [random.Random(2).gauss(3, 7) for _ in range(100)]
    found = series(values)
    assert found.mean == pytest.approx(fmean(values))
    assert found.variance == pytest.approx(variance(values))


@pytest.mark.parametrize(("truth", "mistake"), [(0.0, "better"), (0.05, "not better")])
def test_a_sequential_test_is_rarely_mistaken(truth: float, mistake: str) -> None:
    """At the bounds of the question, 5 % of the verdicts are wrong at most, save for chance."""
    test = Test(low=0.0, high=0.05)
    wrong = decided = 0
    for run in range(200):
        chance = random.Random(run)
        found = Series()
        while test.verdict(found) == "open" and found.count < 5000:
            found.add(chance.gauss(truth, 0.2))
        decided += test.verdict(found) != "open"
        wrong += test.verdict(found) == mistake
    assert decided == 200
    assert wrong <= 20


def test_a_sequential_test_does_not_judge_too_early() -> None:
    test = Test()
    assert test.verdict(series([0.5, 0.51] * (LEAST_BLOCKS // 2 - 1))) == "open"
    assert test.verdict(series([0.5, 0.51] * LEAST_BLOCKS)) == "better"
    assert test.verdict(series([-0.5, -0.51] * LEAST_BLOCKS)) == "not better"
    later = Test(least=3 * LEAST_BLOCKS)
    assert later.verdict(series([0.5, 0.51] * LEAST_BLOCKS)) == "open"
    assert later.verdict(series([0.5, 0.51] * 2 * LEAST_BLOCKS)) == "better"


def test_who_wins_every_match_is_better() -> None:
    """There is no variance to go by, and no doubt either."""
    test = Test(low=0.0, high=0.05)
    assert test.verdict(series([])) == "open"
    assert test.verdict(series([0.5] * 40)) == "better"
    assert test.verdict(series([-0.5] * 40)) == "not better"


def test_an_arena_stops_when_its_test_is_decided() -> None:
    contest = make_contest("six-nimmt", ("greedy", "random"), seats=2, options={"deals": 1}, seed=5)
    test = Test(low=0.0, high=0.1)
    alone = run_arena(contest, 2000, jobs=1, test=test)
    assert alone.tested
    assert alone.tested.verdict == "better"
    assert alone.tested.evidence >= alone.tested.bound
    assert LEAST_BLOCKS <= alone.blocks < 1000
    assert run_arena(contest, 2000, jobs=2, test=test) == alone
    short = run_arena(contest, 4, jobs=1, test=test)
    assert short.tested
    assert short.tested.verdict == "open"


def drawn(strengths: dict[str, float], chance: random.Random) -> Ranking:
    """A ranking as Plackett and Luce think that they come about."""
    left = list(strengths)
    places: list[tuple[str, ...]] = []
    while left:
        bot = chance.choices(left, [strengths[bot] for bot in left])[0]
        left.remove(bot)
        places.append((bot,))
    return tuple(places)


def test_ratings_find_the_strengths_that_rankings_were_drawn_with() -> None:
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.5}
    chance = random.Random(1)
    matches = [drawn(strengths, chance) for _ in range(2000)]
    found = fit(Counter(matches))
    for bot in "abc":  # doubling a strength is 400 log10(2) = 120 points
        assert found[bot] - found[chr(ord(bot) + 1)] == pytest.approx(120.4, abs=20)
    ratings = rate([[match] for match in matches[:100]], seed=1)
    assert [rating.bot for rating in ratings] == ["a", "b", "c", "d"]
    assert all(rating.low < rating.rating < rating.high for rating in ratings)
    assert rate([[match] for match in matches[:100]], seed=1) == ratings


def test_two_bots_are_rated_as_elo_would() -> None:
    """Three wins of four are 191 points."""
    found = fit(Counter({(("a",), ("b",)): 3000, (("b",), ("a",)): 1000}))
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=1)


def test_ties_and_bots_that_never_lost_have_ratings() -> None:
    always = fit(Counter({(("a",), ("b",)): 50}))
    assert 300 < always["a"] - always["b"] < 2000
    level = fit(Counter({(("a", "b"),): 50, (("a",), ("b",)): 5, (("b",), ("a",)): 5}))
    assert level["a"] == pytest.approx(level["b"])
