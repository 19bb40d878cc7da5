"""An arena from the first block to the last, on all cores."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import ceil

import msgspec

from ludoteka.arena.play import Tally, play_block
from ludoteka.arena.schedule import Contest
from ludoteka.arena.statistics import Estimate, estimate


class BotResult(msgspec.Struct, frozen=True):
    bot: str
    seats: int
    """How many seats of the line-up it has."""
    wins: Estimate
    """Its share of the wins in one seat; par is one divided by the number of seats."""
    score: Estimate


class ArenaResult(msgspec.Struct, frozen=True):
    contest: Contest
    blocks: int
    matches: int
    par: float
    bots: list[BotResult]


Progress = Callable[[ArenaResult], None]


def run_arena(
    contest: Contest, matches: int, *, jobs: int | None = None, progress: Progress | None = None
) -> ArenaResult:
    """Whole blocks, at least as many matches as asked for."""
    blocks = ceil(matches / contest.seats)
    tallies: list[dict[str, Tally]] = []
    for tally in _tallies(contest, blocks, jobs or os.cpu_count() or 1):
        tallies.append(tally)
        if progress:
            progress(summary(contest, tallies))
    return summary(contest, tallies)


def _tallies(contest: Contest, blocks: int, jobs: int) -> Iterator[dict[str, Tally]]:
    numbers = range(blocks)
    if jobs == 1 or blocks == 1:
        yield from (play_block(contest, block) for block in numbers)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn) as pool:
        chunk = max(1, min(50, blocks // (jobs * 4)))
        try:
            yield from pool.map(play_block, [contest] * blocks, numbers, chunksize=chunk)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def summary(contest: Contest, tallies: list[dict[str, Tally]]) -> ArenaResult:
    bots = list(dict.fromkeys(contest.bots))
    return ArenaResult(
        contest=contest,
        blocks=len(tallies),
        matches=len(tallies) * contest.seats,
        par=1 / contest.seats,
        bots=[
            BotResult(
                bot=bot,
                seats=contest.bots.count(bot),
                wins=estimate([tally[bot].credit for tally in tallies]),
                score=estimate([tally[bot].score for tally in tallies]),
            )
            for bot in bots
        ],
    )
