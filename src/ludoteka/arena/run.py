"""An arena from the first block to the last."""

import os
from collections.abc import Callable, Iterable, Iterator
from math import ceil
from typing import Protocol

import msgspec

from ludoteka.arena.adjusting import Adjusting, luck_of
from ludoteka.arena.journal import Journal
from ludoteka.arena.play import Block, tally
from ludoteka.arena.processes import play_blocks
from ludoteka.arena.schedule import Contest
from ludoteka.arena.sequential import Test, Verdict
from ludoteka.arena.statistics import Estimate, Series


class BotResult(msgspec.Struct, frozen=True):
    bot: str
    seats: int
    """How many it has in the first match."""
    wins: Estimate
    """Its share of the wins in one seat; par is one divided by the number of seats."""
    score: Estimate
    lead: Estimate
    """Its score less the average of all seats on the same deals."""
    adjusted: Estimate | None = None
    """Its share of the wins without luck, if that was asked for."""
    factor: float | None = None
    """How many times as many matches the same precision takes with luck in it."""


class Tested(msgspec.Struct, frozen=True):
    """What a sequential test says of the first bot of the line-up."""

    test: Test
    verdict: Verdict
    evidence: float
    """Between minus and plus `bound` nothing is decided."""
    bound: float


class ArenaResult(msgspec.Struct, frozen=True):
    contest: Contest
    blocks: int
    matches: int
    par: float
    bots: list[BotResult]
    tested: Tested | None = None


Progress = Callable[[ArenaResult], None]
Keep = Callable[[Contest, Block], None]
"""Takes every block, in their order."""


class PlayBlocks(Protocol):
    """Where blocks are played: on this machine, or on many."""

    def __call__(
        self, contest: Contest, numbers: Iterable[int], *, jobs: int
    ) -> Iterator[Block]: ...


def run_arena(
    contest: Contest,
    matches: int,
    *,
    jobs: int | None = None,
    progress: Progress | None = None,
    journal: Journal | None = None,
    test: Test | None = None,
    play: PlayBlocks = play_blocks,
    keep: Keep | None = None,
) -> ArenaResult:
    """Whole blocks, at least as many matches as asked for, or until the test is decided."""
    standing = Standing(contest, test)
    blocks = ceil(matches / contest.rotations)
    for block in in_order(contest, blocks, jobs or os.cpu_count() or 1, journal, play):
        standing.add(block)
        if keep:
            keep(contest, block)
        if progress:
            progress(standing.result())
        if standing.decided:
            break
    return standing.result()


def in_order(
    contest: Contest, count: int, jobs: int, journal: Journal | None, play: PlayBlocks
) -> Iterator[Block]:
    """Blocks 0, 1, …: those of the journal, and the others as they are played.

    In this order whatever is finished first, so that a sequential test stops at the same
    block on any machine.
    """
    ready = dict(journal.blocks) if journal else {}
    missing = [number for number in range(count) if number not in ready]
    fresh = play(contest, missing, jobs=jobs)
    for number in range(count):
        while number not in ready:
            block = next(fresh)
            ready[block.number] = block
            if journal:
                journal.add(block)
        yield ready.pop(number)


class Standing:
    """The result so far."""

    def __init__(self, contest: Contest, test: Test | None) -> None:
        self._contest = contest
        self._test = test
        self._blocks = 0
        self._credits = {bot: Series() for bot in contest.bots}
        self._scores = {bot: Series() for bot in contest.bots}
        self._leads = {bot: Series() for bot in contest.bots}
        self._above_par = Series()
        self._adjusting = {bot: Adjusting() for bot in contest.bots}

    def add(self, block: Block) -> None:
        self._blocks += 1
        found = tally(self._contest, block)
        for bot, got in found.items():
            self._credits[bot].add(got.credit)
            self._scores[bot].add(got.score)
            self._leads[bot].add(got.lead)
        first = self._contest.bots[0]
        credit = found[first].credit
        if self._contest.adjust:
            luck = luck_of(self._contest, block)
            adjusted = {
                bot: self._adjusting[bot].add(found[bot].credit, luck[bot]) for bot in found
            }
            credit = adjusted[first]
        self._above_par.add(credit - 1 / self._contest.seats)

    @property
    def decided(self) -> bool:
        return self._test is not None and self._test.verdict(self._above_par) != "open"

    def result(self) -> ArenaResult:
        contest = self._contest
        return ArenaResult(
            contest=contest,
            blocks=self._blocks,
            matches=self._blocks * contest.rotations,
            par=1 / contest.seats,
            bots=[
                BotResult(
                    bot=bot,
                    seats=contest.line_ups(0)[0].count(bot),
                    wins=wins.share(),
                    score=self._scores[bot].estimate(),
                    lead=self._leads[bot].estimate(),
                    adjusted=self._adjusted(bot),
                    factor=self._adjusting[bot].factor if contest.adjust else None,
                )
                for bot, wins in self._credits.items()
            ],
            tested=None if self._test is None else self._tested(self._test),
        )

    def _adjusted(self, bot: str) -> Estimate | None:
        return self._adjusting[bot].adjusted.estimate() if self._contest.adjust else None

    def _tested(self, test: Test) -> Tested:
        return Tested(
            test, test.verdict(self._above_par), test.evidence(self._above_par), test.bound
        )
