"""Estimates what a card costs on the rows, by weights."""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.six_nimmt.rows import BOTH_MASK, BULLS_MASK, CARD, COUNT, FULL, Rows
from ludoteka.bots.search.six_nimmt.weights import Weights
from ludoteka.bots.search.six_nimmt.worlds import CARDS, World

BULL: Final[i64] = 256
"""What a bull costs: costs are whole numbers."""
ROOM: Final[i64] = 128
"""For as many cards between a row and a card."""


class Judge:
    def __init__(self, seats: int, below: list[int], weights: Weights) -> None:
        """`below`: by card, how many cards up to it may be in a hand."""
        self.below: list[int] = below
        loose = max(1, below[-1])
        self.by_card: list[int] = []
        """What a card costs wherever it goes."""
        for card in range(CARDS):
            share = below[card] / loose
            self.by_card.append(in_bulls(weights[0] * share + weights[1] * share * share))
        self.too_low: i64 = in_bulls(weights[2])
        self.price: i64 = in_bulls(weights[3])
        self.full: i64 = in_bulls(weights[4])
        self.full_bulls: i64 = in_bulls(weights[5])
        self.follow: list[int] = [0] * (5 * ROOM)
        """By cards in the row (times ROOM) and cards between."""
        self.follow_bulls: list[int] = [0] * (5 * ROOM)
        """The same, for each bull of the row."""
        for count in range(1, 5):
            for between in range(loose + 1):
                share = between / loose
                at = count * ROOM + between
                by_count = weights[7 + count] if count > 1 else 0.0
                self.follow[at] = in_bulls(by_count + share * (weights[7] + weights[8] * count))
                chance = at_least(5 - count, seats - 1, share)
                self.follow_bulls[at] = in_bulls(weights[6] * chance + weights[12])

    def cost(self, rows: Rows, card: i64, price: i64) -> i64:
        """If the cheapest row has `price` bulls."""
        key = card << CARD
        own: i64 = self.by_card[card]
        row = rows.fourth
        if row > key:
            row = rows.third
            if row > key:
                row = rows.second
                if row > key:
                    row = rows.first
                    if row > key:
                        return own + self.too_low + self.price * price
        both = row & BOTH_MASK
        bulls = both & BULLS_MASK
        if both >= FULL:
            return own + self.full + self.full_bulls * bulls
        upto: i64 = self.below[card - 1]
        behind: i64 = self.below[row >> CARD]
        at = (both >> COUNT) * ROOM + upto - behind
        follow: i64 = self.follow[at]
        each: i64 = self.follow_bulls[at]
        return own + follow + each * bulls


def in_bulls(bulls: float) -> int:
    return round(256.0 * bulls)


def cards_below(world: World) -> list[int]:
    """By card: how many cards up to it may be in a hand."""
    loose = [0] * CARDS
    for card in world.unseen:
        loose[card] = 1
    for card in world.hands:
        if card:
            loose[card] = 1
    total = 0
    for card in range(CARDS):
        total += loose[card]
        loose[card] = total
    return loose


def at_least(needed: int, draws: int, chance: float) -> float:
    """The chance of so many hits or more, in so many independent draws."""
    fewer = 0.0
    ways = 1.0
    for hits in range(min(needed, draws + 1)):
        fewer += ways * chance**hits * (1.0 - chance) ** (draws - hits)
        ways = ways * (draws - hits) / (hits + 1)
    return max(0.0, 1.0 - fewer)
