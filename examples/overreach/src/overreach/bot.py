"""Greedy Overreach: low cards first, since later tricks are worth more.

Two players do the reverse: with one other card in the trick, the highest overreaches too often
to be kept for the end.
"""

from ludoteka.bots import Bot
from ludoteka.core import Move, View


class GreedyOverreach(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        return max(moves) if view.seats == 2 else min(moves)
