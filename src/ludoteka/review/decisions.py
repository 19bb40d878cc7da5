"""One decision judged: which move was best, and what the played one cost.

Every world is used for all moves that are still compared, so that luck of the deal falls on each
alike. The first half of the budget finds the best move; what does clearly worse is tried no more.
The second half compares it with the played one, and for a while with the next best, in worlds of
its own: so the difference is not flattered by having been chosen for its luck.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from ludoteka.core import Move
from ludoteka.review.document import Mark
from ludoteka.review.judge import Question

SHOWN: Final = 6
"""How many moves the second half compares."""
FIRST_WORLDS: Final = 8
"""Before so many worlds nothing is given up."""
LEAST_WORLDS: Final = 24
"""So many does the second half have, whatever the budget."""
CHECK_EVERY: Final = 4
"""After so many worlds it is asked whether more are needed."""
GIVE_UP: Final = 2.5
"""What is so many standard errors behind the best is tried no more."""
CONFIDENT: Final = 1.96
SURE_ENOUGH: Final = 0.004
"""With a standard error below this, more worlds would change nothing."""

FIND: Final = 0.10
CLASSES: Final[tuple[tuple[float, Mark], ...]] = (
    (0.15, "blunder"),
    (0.10, "mistake"),
    (0.05, "slip"),
)
"""From which loss on, in chance to win."""


class Compared(msgspec.Struct, frozen=True):
    """A move, and how it did beside the best one."""

    move: Move
    win: float
    behind: float
    error: float
    worlds: int
    unit: float | None


class Verdict(msgspec.Struct, frozen=True):
    best: Move
    loss: float
    error: float
    mark: Mark
    clear: bool
    wins: tuple[float, ...]
    win_error: float
    compared: tuple[Compared, ...]
    rest: tuple[Compared, ...]
    """The other moves that were looked at: what is known of them is rough."""
    considered: int
    simulations: int


class Runs:
    """What moves came to, world by world."""

    def __init__(self, question: Question, moves: list[Move], seat: int) -> None:
        self.question = question
        self.seat = seat
        self.running = moves
        self.won: dict[Move, list[float]] = {move: [] for move in moves}
        self.units: dict[Move, list[float]] = {move: [] for move in moves}
        self.all: dict[Move, list[list[float]]] = {move: [] for move in moves}
        """The chances of all seats."""
        self.worlds = 0
        self.simulations = 0

    def step(self) -> None:
        self.question.draw()
        self.worlds += 1
        for move in self.running:
            outlook = self.question.play(move)
            self.won[move].append(outlook.wins[self.seat])
            self.all[move].append(outlook.wins)
            if outlook.units:
                self.units[move].append(outlook.units[self.seat])
            self.simulations += 1

    def best(self) -> Move:
        """Of those that were tried in all worlds; the first of equals."""
        return max(self.running, key=lambda move: fmean(self.won[move]))

    def behind(self, best: Move, move: Move) -> tuple[float, float]:
        """How much less a move brought than the best one, in the same worlds, and its error."""
        pairs = zip(self.won[best], self.won[move], strict=False)
        return mean_and_error([one - other for one, other in pairs])

    def give_up(self, chosen: Sequence[Move]) -> None:
        """What is clearly behind; the chosen moves stay."""
        best = self.best()
        kept: list[Move] = []
        for move in self.running:
            behind, error = self.behind(best, move)
            if move == best or move in chosen or behind <= GIVE_UP * error or not error:
                kept.append(move)
        self.running = kept


def mean_and_error(values: list[float]) -> tuple[float, float]:
    count = len(values)
    mean = fmean(values)
    if count == 1:
        return mean, 0.0
    spread = sum((value - mean) * (value - mean) for value in values) / (count - 1)
    return mean, sqrt(spread / count)


def judge_decision(
    question: Question, moves: list[Move], played: Move, seat: int, budget: int
) -> Verdict:
    """Of several legal moves; `budget` counts simulations, each one move played on once."""
    first = _searched(question, moves, [played], seat, budget)
    best = first.best()
    second = Runs(question, _shown(first, best, played), seat)
    while second.worlds < LEAST_WORLDS or first.simulations + second.simulations < budget:
        second.step()
        if second.worlds >= LEAST_WORLDS and second.worlds % CHECK_EVERY == 0:
            second.running = _unsettled(second, best, played)
            if len(second.running) == 1:
                break
    return _verdict(second, best, played, first)


def losses_of(
    question: Question, moves: list[Move], chosen: Sequence[Move], seat: int, budget: int
) -> list[float]:
    """What each of these choices loses against the best move, all in the same worlds."""
    first = _searched(question, moves, chosen, seat, budget)
    best = first.best()
    second = Runs(question, [best, *dict.fromkeys(move for move in chosen if move != best)], seat)
    while second.worlds < LEAST_WORLDS or first.simulations + second.simulations < budget:
        second.step()
    return [second.behind(best, move)[0] for move in chosen]


def _searched(
    question: Question, moves: list[Move], chosen: Sequence[Move], seat: int, budget: int
) -> Runs:
    """Half of the budget spent on finding the best move; the chosen ones are never given up."""
    candidates = list(
        dict.fromkeys(move for each in chosen for move in question.candidates(moves, each))
    )
    runs = Runs(question, candidates, seat)
    while runs.worlds < FIRST_WORLDS or runs.simulations < budget // 2:
        runs.step()
        if runs.worlds >= FIRST_WORLDS and runs.worlds % CHECK_EVERY == 0:
            runs.give_up(chosen)
        if len(runs.running) == 1:
            break
    return runs


def _shown(first: Runs, best: Move, played: Move) -> list[Move]:
    """The best, the played one, and then those that did best."""
    order = sorted(
        first.won, key=lambda move: first.behind(best, move)[0] + 1e-6 * (move not in first.running)
    )
    rest = [move for move in order if move not in (best, played)]
    found = [best] if best == played else [best, played]
    return found + rest[: SHOWN - len(found)]


def _unsettled(runs: Runs, best: Move, played: Move) -> list[Move]:
    """The best, and what has to be known better beside it: the played move, or, if that is the
    best one, all others that are not clearly behind."""
    others = [move for move in runs.running if move != best] if best == played else [played]
    open_still: list[Move] = []
    for move in others:
        behind, error = runs.behind(best, move)
        given_up = best == played and behind > GIVE_UP * error
        if error >= SURE_ENOUGH and not given_up:
            open_still.append(move)
    return [best, *open_still]


def _verdict(runs: Runs, best: Move, played: Move, first: Runs) -> Verdict:
    loss, error = (0.0, 0.0) if best == played else runs.behind(best, played)
    clear = loss - CONFIDENT * error > 0.0
    compared = tuple(_compared(runs, best, move) for move in runs.won)
    rest = tuple(_roughly(first, runs, best, move) for move in first.won if move not in runs.won)
    mean, win_error = mean_and_error(runs.won[best])
    seats = len(runs.all[best][0])
    wins = tuple(fmean([each[seat] for each in runs.all[best]]) for seat in range(seats))
    assert abs(wins[runs.seat] - mean) < 1e-9
    return Verdict(
        best=best,
        loss=loss,
        error=error,
        mark=_mark(loss, is_best=best == played, clear=clear, others=_others(compared, best)),
        clear=clear,
        wins=wins,
        win_error=win_error,
        compared=tuple(sorted(compared, key=lambda each: (each.move != best, each.behind))),
        rest=tuple(sorted(rest, key=lambda each: each.behind)),
        considered=len(first.won),
        simulations=first.simulations + runs.simulations,
    )


def _compared(runs: Runs, best: Move, move: Move) -> Compared:
    """Its chance is that of the best, which was tried in the most worlds, less the difference."""
    mean = fmean(runs.won[best])
    behind, error = runs.behind(best, move)
    units = runs.units[move]
    unit = fmean(units) if units else None
    return Compared(move, mean - behind, behind, error, len(runs.won[move]), unit)


def _roughly(first: Runs, second: Runs, best: Move, move: Move) -> Compared:
    """One that the second half left out: how far it was behind in the first one."""
    behind, error = first.behind(best, move)
    unit: float | None = None
    if first.units[move]:
        pairs = zip(first.units[best], first.units[move], strict=False)
        unit = fmean(second.units[best]) + fmean([other - one for one, other in pairs])
    win = fmean(second.won[best]) - behind
    return Compared(move, win, behind, error, len(first.won[move]), unit)


def _others(compared: tuple[Compared, ...], best: Move) -> tuple[Compared, ...]:
    return tuple(each for each in compared if each.move != best)


def _mark(loss: float, *, is_best: bool, clear: bool, others: tuple[Compared, ...]) -> Mark:
    if is_best:
        only = all(
            other.behind >= FIND and other.behind - CONFIDENT * other.error > 0.0
            for other in others
        )
        return "find" if only and others else "best"
    if clear:
        for least, mark in CLASSES:
            if loss >= least:
                return mark
    return "good"
