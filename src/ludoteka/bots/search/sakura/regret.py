"""Regret matching for simultaneous choices.

Every seat keeps, for each of its possible moves, how much better that move would have been than
what it could expect, and chooses in proportion to that. In every world all choose; the others
than the searcher try all their moves against the choices of the rest, and choose again; then the
searcher tries all of its own. Hands differ from world to world, so a seat's regrets go by card,
whatever else it held with it.
"""

from typing import Final

from ludoteka.bots.meter import Meter
from ludoteka.bots.search.sakura.evaluation import Evaluation
from ludoteka.bots.search.sakura.rounds import outcome
from ludoteka.bots.search.sakura.worlds import Worlds
from ludoteka.core.seats import SEATS, Move
from ludoteka.games.sakura.cards import MOVE_TEXTS
from ludoteka.games.sakura.state import SakuraState


class Matching:
    def __init__(self, worlds: Worlds, seat: int, evaluation: Evaluation) -> None:
        seats = len(worlds.first.seats)
        self.worlds: Final = worlds
        self.dice: Final = worlds.dice
        self.seats: Final = seats
        self.seat: Final = seat
        self.evaluation: Final = evaluation
        self.regrets: Final[list[list[float]]] = [[0.0] * len(MOVE_TEXTS) for _ in range(seats)]
        """By seat and move; never below 0."""
        self.values: Final[list[float]] = [0.0] * len(MOVE_TEXTS)
        """What the searcher's moves were worth, added up."""

    def search(self, moves: list[Move], meter: Meter) -> list[float]:
        """What each move led to, against what the others learned to choose."""
        while meter.more():
            self.learn(self.worlds.deal())
        return [self.values[move] for move in moves]

    def learn(self, world: SakuraState) -> None:
        """All choose; the others think it over and choose again; then the searcher's turn."""
        moves = [world.legal(SEATS[seat]) for seat in range(self.seats)]
        chosen = [self.pick(seat, moves[seat]) for seat in range(self.seats)]
        for seat in range(self.seats):
            if seat != self.seat:
                self.regret(world, chosen, seat, moves[seat])
        for seat in range(self.seats):
            if seat != self.seat:
                chosen[seat] = self.pick(seat, moves[seat])
        own = moves[self.seat]
        shares = self.regret(world, chosen, self.seat, own)
        for at in range(len(own)):
            self.values[own[at]] += shares[at]

    def pick(self, seat: int, moves: list[Move]) -> Move:
        """In proportion to the regrets; any, where there are none."""
        regrets = self.regrets[seat]
        total = 0.0
        for move in moves:
            total += regrets[move]
        if total <= 0.0:
            return moves[self.dice.below(len(moves))]
        left = self.dice.fraction() * total
        for move in moves:
            left -= regrets[move]
            if left < 0.0:
                return move
        return moves[-1]

    def regret(
        self, world: SakuraState, chosen: list[Move], seat: int, moves: list[Move]
    ) -> list[float]:
        """What each move of a seat is worth against the others' choices."""
        regrets = self.regrets[seat]
        made = chosen[seat]
        shares: list[float] = []
        total = 0.0
        expected = 0.0
        for move in moves:
            chosen[seat] = move
            share = self.play(world, chosen, seat)
            shares.append(share)
            total += regrets[move]
            expected += regrets[move] * share
        chosen[seat] = made
        expected = expected / total if total > 0.0 else sum(shares) / len(shares)
        for at in range(len(moves)):
            regret = regrets[moves[at]] + shares[at] - expected
            regrets[moves[at]] = max(0.0, regret)
        return shares

    def play(self, world: SakuraState, chosen: list[Move], seat: int) -> float:
        """A seat's share after a round of these moves."""
        trial = world.copy()
        for other in range(self.seats):
            trial.apply(SEATS[other], chosen[other])
        return outcome(trial, world.round, self.evaluation, seat)[seat]
