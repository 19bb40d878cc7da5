"""A bot of one's own, for 6 nimmt!: the card nearest above a row that has room.

ludoteka arena six-nimmt careful_bull.py:CarefulBull random --games 400
"""

from ludoteka.bots import Bot
from ludoteka.core import Move, View
from ludoteka.games.six_nimmt.view import SixNimmtView


class CarefulBull(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, SixNimmtView)
        if view.phase != "choose":  # a row to take, a card to draft: the first will do
            return moves[0]
        return min(moves, key=lambda card: self.distance(view, card))

    def distance(self, view: SixNimmtView, card: int) -> int:
        """How far below lies the row that the card goes to; 200 if it would take a row."""
        below = [row for row in view.rows if row[-1] < card]
        row = max(below, key=lambda row: row[-1], default=(0,) * 5)
        return 200 if len(row) == 5 else card - row[-1]
