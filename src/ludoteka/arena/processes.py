"""Plays blocks on all cores. A worker that dies is replaced, and its block is played again."""

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from ludoteka.arena.adjusting import play_for
from ludoteka.arena.play import Block
from ludoteka.arena.schedule import Contest
from ludoteka.core import BadInput

AHEAD: Final = 4
"""Blocks in hand for each process: enough to keep it busy, few to lose."""
MOST_DEATHS: Final = 3
"""How often in a row workers may die before any block is finished."""


def play_blocks(contest: Contest, numbers: Iterable[int], *, jobs: int) -> Iterator[Block]:
    """Every block once, in the order in which they are finished."""
    if jobs == 1:
        yield from (play_for(contest, number) for number in numbers)
        return
    todo = iter(numbers)
    lost: list[int] = []
    deaths = 0
    while True:
        for block in _until_death(contest, todo, lost, jobs=jobs):
            deaths = 0
            yield block
        if not lost:
            return
        deaths += 1
        if deaths == MOST_DEATHS:
            raise BadInput("arena-workers-die", block=min(lost), times=deaths)


def _until_death(
    contest: Contest, todo: Iterator[int], lost: list[int], *, jobs: int
) -> Iterator[Block]:
    """Blocks from one pool; ends when there are no more, or with `lost` when a worker died."""
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    running: dict[Future[Block], int] = {}
    again, lost[:] = sorted(lost), []

    def submit(count: int) -> None:
        fresh = [*islice(again, count)]
        del again[: len(fresh)]
        fresh += islice(todo, count - len(fresh))
        for at, number in enumerate(fresh):
            try:
                running[pool.submit(play_for, contest, number)] = number
            except BrokenProcessPool:
                lost.extend(fresh[at:])
                return

    try:
        submit(jobs * AHEAD)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                number = running.pop(future)
                try:
                    block = future.result()
                except BrokenProcessPool:
                    lost.append(number)
                else:
                    yield block
            if lost:
                lost.extend([*running.values(), *again])
                return
            submit(len(done))
    finally:
        pool.shutdown(wait=not lost, cancel_futures=True)
