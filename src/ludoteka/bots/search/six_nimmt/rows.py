"""The four rows, packed for roll-outs: the rules of a trick without events, choices or names.

Rows stand in ascending order of their last cards, not in the order of the table: which is
which matters to nobody after the cards of the trick are known. Because a card goes to the row
with the highest lower end (6N-6), a row never has to change its place, except when a card that
is lower than all (6N-8) takes one and becomes the new lowest.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.six_nimmt.cards import BULLS

# A row is one number: its last card, how many cards it has (3 bits), its bulls (5 bits).
CARD: Final[i64] = 8
COUNT: Final[i64] = 5
BOTH_MASK: Final[i64] = 255
BULLS_MASK: Final[i64] = 31
FULL: Final[i64] = 160
"""From here on the count is five."""

ONE_CARD: Final[list[int]] = [32 + bulls for bulls in BULLS]
"""What a card adds to its row, beside being its last one; by card."""


def pack_row(cards: tuple[int, ...]) -> int:
    return (cards[-1] << 8) + sum(ONE_CARD[card] for card in cards)


class Rows:
    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.fourth: i64 = 0

    def set(self, packed: list[int]) -> None:
        """Four packed rows, in any order."""
        ordered = sorted(packed)
        self.first = ordered[0]
        self.second = ordered[1]
        self.third = ordered[2]
        self.fourth = ordered[3]

    def become(self, other: "Rows") -> None:
        self.first = other.first
        self.second = other.second
        self.third = other.third
        self.fourth = other.fourth

    def place(self, card: i64) -> i64:
        """6N-5 to 6N-8; the bulls that its owner takes. A card too low takes the cheapest row.

        The four cases are written out: attributes are native numbers, items of a list are not.
        """
        key = card << CARD
        one: i64 = ONE_CARD[card]
        if self.fourth < key:
            row = self.fourth & BOTH_MASK
            if row < FULL:
                self.fourth = key + row + one
                return 0
            self.fourth = key + one
            return row & BULLS_MASK
        if self.third < key:
            row = self.third & BOTH_MASK
            if row < FULL:
                self.third = key + row + one
                return 0
            self.third = key + one
            return row & BULLS_MASK
        if self.second < key:
            row = self.second & BOTH_MASK
            if row < FULL:
                self.second = key + row + one
                return 0
            self.second = key + one
            return row & BULLS_MASK
        if self.first < key:
            row = self.first & BOTH_MASK
            if row < FULL:
                self.first = key + row + one
                return 0
            self.first = key + one
            return row & BULLS_MASK
        return self.take(self.cheapest(), card)

    def fits(self, card: i64) -> bool:
        return self.first < card << CARD

    def cheapest(self) -> i64:
        """The row with the fewest bulls; of several the one with the highest last card."""
        best: i64 = 3
        fewest = self.fourth & BULLS_MASK
        if self.third & BULLS_MASK < fewest:
            best = 2
            fewest = self.third & BULLS_MASK
        if self.second & BULLS_MASK < fewest:
            best = 1
            fewest = self.second & BULLS_MASK
        return 0 if self.first & BULLS_MASK < fewest else best

    def take(self, number: i64, card: i64) -> i64:
        """The row of this number, from the lowest, for a card that fits nowhere; its bulls."""
        one: i64 = ONE_CARD[card]
        taken = self.first
        if number > 0:
            taken = self.second
            if number > 1:
                taken = self.third
                if number > 2:
                    taken = self.fourth
                    self.fourth = self.third
                self.third = self.second
            self.second = self.first
        self.first = (card << CARD) + one
        return taken & BULLS_MASK

    def lowest_price(self) -> i64:
        """The bulls of the cheapest row."""
        fewest = self.fourth & BULLS_MASK
        fewest = min(fewest, self.third & BULLS_MASK)
        fewest = min(fewest, self.second & BULLS_MASK)
        return min(fewest, self.first & BULLS_MASK)
