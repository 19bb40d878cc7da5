"""The last tricks of two players who know each other's hands, solved exactly.

Every trick is a small zero-sum game: what is left of the deal after each pair of cards is its
payoff. The player who has to choose a row (6N-8) knows all cards of the trick, so that is
no mixture but the best of four.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.six_nimmt.matrix import Matrix
from ludoteka.bots.search.six_nimmt.rows import Rows

MOST: Final = 171
"""Nobody can be ahead by more bulls than there are (6N-1)."""
NOTHING: Final[list[int]] = []


class Ending:
    """From the side of one player, who wants to be ahead: to have taken fewer bulls."""

    def __init__(self, worth: list[float]) -> None:
        """What it is worth to end up so many bulls ahead, from −MOST to MOST."""
        self.worth: list[float] = worth
        self.matrices: list[Matrix] = []
        self.after: list[Rows] = []
        self.start: list[Rows] = []

    def solve(self, rows: Rows, own: list[int], others: list[int], ahead: i64) -> float:
        """The value; how to mix the own cards is in `mix`."""
        self.make_room(len(own))
        return self.value(rows, own, others, ahead)

    def mix(self, size: i64) -> list[float]:
        return self.matrices[size].row_mix[:size] if size > 1 else [1.0]

    def row_value(
        self,
        rows: Rows,
        number: i64,
        queue: list[int],
        own: list[int],
        others: list[int],
        ahead: i64,
    ) -> float:
        """What it is worth to take the row of this number with the first card of the queue."""
        self.make_room(len(own))
        after = self.after[len(own)]
        after.become(rows)
        ahead -= after.take(number, queue[0])
        if len(queue) > 1:
            ahead += after.place(queue[1])
        return self.value(after, own, others, ahead)

    def make_room(self, size: int) -> None:
        while len(self.matrices) <= size:
            self.matrices.append(Matrix(max(1, len(self.matrices))))
            self.after.append(Rows())
            self.start.append(Rows())

    def value(self, rows: Rows, own: list[int], others: list[int], ahead: i64) -> float:
        size: i64 = len(own)
        if size == 0:
            return self.worth[MOST + ahead]
        if size == 1:
            return self.trick(rows, own[0], others[0], NOTHING, NOTHING, ahead)
        matrix = self.matrices[size]
        start = self.start[size]
        start.become(rows)
        for row in range(size):
            for column in range(size):
                own_card: i64 = own[row]
                their_card: i64 = others[column]
                own_left = own[:row] + own[row + 1 :]
                others_left = others[:column] + others[column + 1 :]
                matrix.payoffs[row * size + column] = self.trick(
                    start, own_card, their_card, own_left, others_left, ahead
                )
        return matrix.solve(size, size)

    def trick(
        self,
        rows: Rows,
        own_card: i64,
        their_card: i64,
        own: list[int],
        others: list[int],
        ahead: i64,
    ) -> float:
        mine = own_card < their_card
        low = own_card if mine else their_card
        high = their_card if mine else own_card
        sign: i64 = 1 if mine else -1
        if rows.fits(low):
            return self.settled(rows, -1, low, high, sign, own, others, ahead)
        best = self.settled(rows, 0, low, high, sign, own, others, ahead)
        for number in range(1, 4):
            value = self.settled(rows, number, low, high, sign, own, others, ahead)
            if value > best if mine else value < best:
                best = value
        return best

    def settled(
        self,
        rows: Rows,
        number: i64,
        low: i64,
        high: i64,
        sign: i64,
        own: list[int],
        others: list[int],
        ahead: i64,
    ) -> float:
        """The value after the trick; the low card takes the row of this number, if not −1.

        The low card is the own one (sign 1) or the other's (−1).
        """
        left: i64 = len(own)
        after = self.after[left]
        after.become(rows)
        by_low = after.place(low) if number < 0 else after.take(number, low)
        by_high = after.place(high)
        return self.value(after, own, others, ahead + sign * (by_high - by_low))
