"""Overreach as numbers, for agents that learn."""

from ludoteka.core import Hidden, Options, View
from ludoteka.envs.encodings.base import WIDTH, Encoding, mark, put
from overreach.cards import DECK, HAND, MOVE_TEXTS
from overreach.view import OverreachView


class OverreachEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hand = self.add("hand", (len(DECK) + 1,), "one's own cards, by number")
        self.gone = self.add("gone", (len(DECK) + 1,), "cards that were played, by number")
        self.points = self.add("points", (seats,), "points", sum(range(HAND + 1)))

    def action_count(self, options: Options) -> int:
        return len(MOVE_TEXTS)

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, OverreachView)
        assert view.seat is not None
        hand = view.hands[view.seat]
        mark(row, at + self.hand, () if isinstance(hand, Hidden) else hand)
        mark(row, at + self.gone, view.gone)
        for turn in range(view.seats):
            put(row, at + self.points + WIDTH * turn, view.points[(view.seat + turn) % view.seats])
