"""A seat's knowledge of a deal in numbers, and samples of deals consistent with it."""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.rows import Rows
from ludoteka.games.six_nimmt.cards import HIGHEST

CARDS: Final = HIGHEST + 1


class World:
    """Hands lie behind one another in one list, `size` cards each."""

    def __init__(
        self,
        *,
        seats: int,
        own: int,
        rows: list[int],
        hands: list[list[int]],
        size: int,
        unseen: list[int],
        bulls: list[int],
    ) -> None:
        """`hands` are empty where they are hidden; `bulls` are those of this deal so far."""
        self.seats: i64 = seats
        self.own: i64 = own
        self.size: i64 = size
        self.rows: Rows = Rows()
        self.rows.set(rows)
        self.unseen: list[int] = unseen
        self.bulls: list[int] = bulls
        self.hidden: list[int] = []
        self.hands: list[int] = [0] * (seats * size)
        self.owner: list[int] = [0] * CARDS
        for seat in range(seats):
            if hands[seat]:
                self.give(seat, hands[seat])
            elif size:
                self.hidden.append(seat)

    def give(self, seat: i64, cards: list[int]) -> None:
        at = seat * self.size
        for card in cards:
            self.hands[at] = card
            self.owner[card] = seat
            at += 1

    def redeal(self, dice: Dice) -> None:
        """Hidden hands get unseen cards, every deal being equally likely."""
        unseen = self.unseen
        count: i64 = len(unseen)
        drawn: i64 = 0
        size = self.size
        for hidden in self.hidden:
            seat: i64 = hidden
            first = seat * size
            for at in range(first, first + size):
                other = drawn + dice.below(count - drawn)
                card = unseen[other]
                unseen[other] = unseen[drawn]
                unseen[drawn] = card
                drawn += 1
                self.hands[at] = card
                self.owner[card] = hidden
