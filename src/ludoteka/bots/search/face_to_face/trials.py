"""Tries turns in sampled worlds, the better ones more often.

A trial plays a turn in a world and lets both players go on for some turns, each with the best
turn that the planner sees; what the table is worth then is the outcome. All turns that are still in
the running are tried in the same worlds; at every stage the worse half of them drops out.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.face_to_face.half import Half
from ludoteka.bots.search.face_to_face.judge import SURE
from ludoteka.bots.search.face_to_face.planner import STUCK, Planner, play_turn
from ludoteka.bots.search.face_to_face.worlds import Known

PRIOR: Final = 4.0
"""How many trials the judge's first word counts for."""


class Candidate:
    """A turn in the running."""

    def __init__(self, turn: i64, chance: float) -> None:
        self.turn: i64 = turn
        self.sum: float = PRIOR * chance
        self.weight: float = PRIOR

    def mean(self) -> float:
        return self.sum / self.weight


class Trials:
    def __init__(self, planner: Planner, dice: Dice, depth: i64) -> None:
        self.planner: Planner = planner
        self.dice: Dice = dice
        self.depth: i64 = depth
        """After how many more turns a trial ends, if the game does not."""
        self.compared: list[Candidate] = []
        """What was in the running last."""

    def candidates(self, known: Known, width: i64) -> list[Candidate]:
        """The best turns by the judge's word, best first."""
        planner = self.planner
        other = known.other.copy()
        other.draw(known.held)  # the judge looks at all cards of the opponent and counts the hand
        planner.gather(known.own, other, known.plays, helped=known.helped)
        order = sorted(range(len(planner.turns)), key=planner.worths.__getitem__, reverse=True)
        return [Candidate(planner.turns[at], chance(planner.worths[at])) for at in order[:width]]

    def best(self, known: Known, width: i64, meter: Meter) -> i64:
        """The turn that does best, all being tried equally often while the meter allows."""
        running = self.candidates(known, width)
        if self.planner.best < SURE and len(running) > 1:
            while self.try_all(known, running, meter):
                pass
        self.compared = running
        return best_of(running).turn

    def best_by_halves(self, known: Known, width: i64, meter: Meter) -> i64:
        """The turn that does best, the worse half dropping out at every stage."""
        running = self.candidates(known, width)
        self.compared = running
        if self.planner.best >= SURE:
            return running[0].turn
        stages: i64 = 1
        while 1 << stages < len(running):
            stages += 1
        stage: i64 = 0
        while len(running) > 1:
            stage += 1
            whole: int = stage
            limit: float = whole / int(stages)
            self.compared = running
            while meter.used() < limit:
                if not self.try_all(known, running, meter):
                    return best_of(running).turn
            running = better_half(running)
        return running[0].turn

    def try_all(self, known: Known, running: list[Candidate], meter: Meter) -> bool:
        """Try all in one world; False when the budget is spent."""
        own = known.deal_own(self.dice)
        other = known.deal_other(self.dice)
        for candidate in running:
            if not meter.more():
                return False
            worth = self.play(own.copy(), other.copy(), candidate.turn, helped=known.helped)
            candidate.sum += chance(worth)
            candidate.weight += 1.0
        return True

    def play(self, own: Half, other: Half, turn: i64, *, helped: bool) -> i64:
        """What the table is worth to who plays this turn, some turns later."""
        planner = self.planner
        play_turn(own, other, turn, helped=helped)
        if not own.hand and not own.left():
            return SURE
        sign: i64 = -1
        played: i64 = 0
        while True:
            worth = planner.plan(other, own, 0, helped=False)
            if worth == STUCK:
                return -sign * SURE
            if worth >= SURE:
                return sign * SURE
            played += 1
            if played == self.depth:
                return sign * worth
            play_turn(other, own, planner.turn, helped=False)
            own, other = other, own
            sign = -sign


def chance(worth: i64) -> float:
    """Of winning."""
    if worth >= SURE:
        return 1.0
    if worth <= -SURE:
        return 0.0
    odds: int = worth
    return 1.0 / (1.0 + exp(-odds / 1000.0))


def best_of(running: list[Candidate]) -> Candidate:
    best = running[0]
    for candidate in running:
        if candidate.mean() > best.mean():
            best = candidate
    return best


def better_half(running: list[Candidate]) -> list[Candidate]:
    ordered = sorted(running, key=Candidate.mean, reverse=True)
    return ordered[: (len(ordered) + 1) // 2]
