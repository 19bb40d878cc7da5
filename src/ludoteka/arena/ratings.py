"""Plackett–Luce: one strength a bot, from the rankings of all matches.

A ranking is seen as a series of choices: the first is chosen from all seats, the second from
the rest, each in proportion to strength. Strengths of greatest likelihood by Hunter's
minorisation–maximisation; equal ranks are all chosen from the same set (Breslow). They are
told on Elo's scale, the mean being 0, with intervals from resampled deal blocks.
"""

import random
from collections import Counter
from collections.abc import Mapping
from math import log10
from statistics import fmean
from typing import Final

import msgspec

from ludoteka.arena.play import Block
from ludoteka.arena.schedule import Contest

Ranking = tuple[tuple[str, ...], ...]
"""Bots from the first place to the last; those of equal rank together."""

RESAMPLES: Final = 200
STEPS: Final = 500
PRECISION: Final = 1e-5
PRIOR: Final = 0.5
"""Every bot is taken to have won and lost so often against an average one, so that a bot
that never lost has a finite rating."""


class Rating(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    low: float
    high: float


def rankings(contest: Contest, block: Block) -> list[Ranking]:
    found: list[Ranking] = []
    for match, line_up in zip(block.matches, contest.line_ups(block.number), strict=True):
        places: dict[int, list[str]] = {}
        for seat, bot in enumerate(line_up):
            places.setdefault(match.ranks[seat], []).append(bot)
        found.append(tuple(tuple(sorted(places[rank])) for rank in sorted(places)))
    return found


def rate(blocks: list[list[Ranking]], *, seed: int) -> list[Rating]:
    """The strongest first; intervals of 95 %."""
    counts = [Counter(block) for block in blocks]
    best = fit(_sum(counts))
    chance = random.Random(seed)
    others = [fit(_sum(chance.choices(counts, k=len(counts))), best) for _ in range(RESAMPLES)]
    edge = RESAMPLES // 40
    ratings: list[Rating] = []
    for bot, rating in best.items():
        spread = sorted(other.get(bot, 0.0) for other in others)
        ratings.append(Rating(bot, rating, spread[edge], spread[-1 - edge]))
    return sorted(ratings, key=lambda rating: -rating.rating)


def fit(matches: Counter[Ranking], start: Mapping[str, float] | None = None) -> dict[str, float]:
    """Ratings on Elo's scale; ratings that are near them to start from make it quick."""
    bots = sorted({bot for ranking in matches for place in ranking for bot in place})
    chosen, choices = _chosen(matches, bots), _choices(matches)
    strengths = {bot: 10 ** ((start or {}).get(bot, 0.0) / 400) for bot in bots}
    for _ in range(STEPS):
        offered = _offered(choices, strengths)
        fresh = {
            bot: (chosen[bot] + PRIOR) / (offered[bot] + 2 * PRIOR / (strengths[bot] + 1))
            for bot in bots
        }
        change = max(abs(fresh[bot] / strengths[bot] - 1) for bot in bots)
        strengths = fresh
        if change < PRECISION:
            break
    ratings = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    middle = fmean(ratings.values())
    return {bot: rating - middle for bot, rating in ratings.items()}


def _chosen(matches: Counter[Ranking], bots: list[str]) -> dict[str, float]:
    """How often each bot was chosen while there was a choice: always but in the last place."""
    found = dict.fromkeys(bots, 0.0)
    for ranking, times in matches.items():
        for place in ranking[:-1]:
            for bot in place:
                found[bot] += times
    return found


def _choices(matches: Counter[Ranking]) -> Counter[tuple[str, ...]]:
    """From which bots one was chosen, and how often; few sets, however many rankings."""
    found: Counter[tuple[str, ...]] = Counter()
    for ranking, times in matches.items():
        left = sorted(bot for place in ranking for bot in place)
        for place in ranking[:-1]:
            found[tuple(left)] += times * len(place)
            for bot in place:
                left.remove(bot)
    return found


def _offered(choices: Counter[tuple[str, ...]], strengths: dict[str, float]) -> dict[str, float]:
    """By bot, the sum of 1 / (strength of all to choose from) over the choices it was in."""
    found = dict.fromkeys(strengths, 0.0)
    for left, times in choices.items():
        weight = times / sum(strengths[bot] for bot in left)
        for bot in left:
            found[bot] += weight
    return found


def _sum(counts: list[Counter[Ranking]]) -> Counter[Ranking]:
    total: Counter[Ranking] = Counter()
    for count in counts:
        total.update(count)
    return total
