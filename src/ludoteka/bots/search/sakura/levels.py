"""The three levels of Sakura that search.

All of them try their moves in the same worlds, dealt as the view allows, and judge how a round
ends by each seat's chance to win the match.

- The sampler lets the others choose at random, takes directions as usual, and judges plainly:
  by tokens, and by prizes in reach.
- The expert lets everybody think: regret matching over all seats finds what the others would
  choose, and it weighs directions instead of taking the usual ones. Against a single other that
  helps little, so between two it also knows what the cards of a hand are worth.
- The master knows more as well: it judges by weights that were fitted to matches of bots, which
  tell what a hand, a place and a distance from the Emperor are worth.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.meter import Meter
from ludoteka.bots.prospects import chances_of_best
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.sakura.evaluation import FIRST_GARDEN, Evaluation, plain_weights
from ludoteka.bots.search.sakura.regret import Matching
from ludoteka.bots.search.sakura.sampling import sample, sample_directions
from ludoteka.bots.search.sakura.worlds import Worlds
from ludoteka.core import Move, View
from ludoteka.games.sakura.redeal import from_view
from ludoteka.games.sakura.view import SakuraView

DUEL: Final = 2


@cache
def plain() -> Evaluation:
    return Evaluation(plain_weights())


@cache
def fitted() -> Evaluation:
    raw = (files("ludoteka.bots.search.sakura") / "weights.json").read_bytes()
    return Evaluation(msgspec.json.decode(raw, type=list[float]))


@cache
def plain_with_hands() -> Evaluation:
    """The plain guess for the table, the fitted weights for what is in the hands."""
    return Evaluation(plain_weights()[:FIRST_GARDEN] + fitted().weights[FIRST_GARDEN:])


class Sampler(SearchingBot):
    """A simulation is one world, in which each move is tried once."""

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        assert isinstance(view, SakuraView)
        worlds = Worlds(from_view(view, self.rng), self.seat, Dice(self.rng.word()))
        values = sample(worlds, self.seat, moves, meter, plain())
        self.why = chances_of_best(values, int(meter.done))
        return moves[values.index(max(values))]


class Expert(SearchingBot):
    """A simulation is one world, in which every seat tries each of its moves."""

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        assert isinstance(view, SakuraView)
        worlds = Worlds(from_view(view, self.rng), self.seat, Dice(self.rng.word()))
        if view.phase == "choose":
            values = Matching(worlds, self.seat, self.judge(view)).search(moves, meter)
        else:
            values = sample_directions(worlds, self.seat, moves, meter, self.judge(view))
        self.why = chances_of_best(values, int(meter.done))
        return moves[values.index(max(values))]

    def judge(self, view: SakuraView) -> Evaluation:
        return plain_with_hands() if view.seats == DUEL else plain()


class Master(Expert):
    """Thinks like the expert, longer and with more knowledge."""

    def judge(self, view: SakuraView) -> Evaluation:
        return fitted()
