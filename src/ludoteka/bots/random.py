"""Any legal move, each as likely as the others."""

from ludoteka.bots.base import Bot
from ludoteka.core import Move, View


class RandomBot(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        return self.rng.choice(moves)
