"""The three levels of Face to Face that search.

All think in whole turns, choose among those that a judge likes best, and try them in deals that
the view leaves possible: the turn, the opponent's answer from the hand of that deal, and one's
own next turn after drawing. A simulation is one such trial. The sampler tries few turns, all
equally often; the expert begins with more and spends its trials on those that do well. Their
judge looks at what the greedy bot looks at. The master's weighs more, by weights fitted to many
games, and it plays the end by exact search.
"""

from typing import ClassVar, Final

from ludoteka.bots.meter import Meter
from ludoteka.bots.prospects import chances, chances_of_best
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.face_to_face.endgame import NO_TURN, Endgame, Side
from ludoteka.bots.search.face_to_face.judge import Judge
from ludoteka.bots.search.face_to_face.planner import Planner
from ludoteka.bots.search.face_to_face.trials import Trials
from ludoteka.bots.search.face_to_face.turns import TurnBot
from ludoteka.bots.search.face_to_face.weights import (
    OTHER,
    OWN,
    SIMPLE_OTHER,
    SIMPLE_OWN,
    rows,
)
from ludoteka.bots.search.face_to_face.worlds import Known

SIMPLE: Final = (rows(SIMPLE_OWN), rows(SIMPLE_OTHER))
FITTED: Final = (rows(OWN), rows(OTHER))
DEPTH: Final = 2
"""How many turns follow the one that is tried: the answer, and one's own next."""
END_STEPS: Final = 10_000
"""How many ends of turns are looked at when all cards are known; hardly ever so many."""


class Sampler(TurnBot):
    width: ClassVar = 6
    """How many turns are tried."""

    def best_turn(self, known: Known, meter: Meter) -> int:
        trials = self.trials(known)
        turn = self.run(trials, known, meter)
        self.why = chances_of_best([turn.mean() for turn in trials.compared])
        return turn

    def run(self, trials: Trials, known: Known, meter: Meter) -> int:
        return trials.best(known, self.width, meter)

    def trials(self, known: Known) -> Trials:
        return Trials(Planner(self.judge(), mild=known.mild), Dice(self.rng.word()), DEPTH)

    def judge(self) -> Judge:
        return Judge(*SIMPLE)


class Expert(Sampler):
    width = 16

    def run(self, trials: Trials, known: Known, meter: Meter) -> int:
        return trials.best_by_halves(known, self.width, meter)


class Master(Expert):
    def best_turn(self, known: Known, meter: Meter) -> int:
        if known.open():
            turn = winning_turn(known)
            if turn != NO_TURN:
                self.why = chances(1.0)
                return turn
        return super().best_turn(known, meter)

    def judge(self) -> Judge:
        return Judge(*FITTED)


def winning_turn(known: Known) -> int:
    """A turn that wins for sure when no card is hidden, or `NO_TURN`."""
    own, other = known.own, known.other
    endgame = Endgame(mild=known.mild, limit=END_STEPS)
    turn = endgame.winning_turn(
        Side(own.hand, own.up, own.down),
        Side(other.rest, other.up, other.down),
        known.plays,
        helped=known.helped,
    )
    return NO_TURN if endgame.tired() else turn
