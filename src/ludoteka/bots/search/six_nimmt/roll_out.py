"""A deal played on to its end, by players who look at the rows but not ahead.

Each plays the card that costs least by its habits (`habits`): what becomes of the row it goes
to, and how hard the card will be to play later. Now and then (`noise`) any card is played.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.habits import Weights
from ludoteka.bots.search.six_nimmt.rows import BOTH_MASK, BULLS_MASK, CARD, COUNT, FULL, Rows
from ludoteka.bots.search.six_nimmt.world import CARDS, World

BULL: Final[i64] = 256
"""What a bull costs: costs are whole numbers."""
ROOM: Final[i64] = 128
"""For as many cards between a row and a card."""


class RollOut:
    def __init__(self, world: World, noise: int, weights: Weights) -> None:
        """`noise` of 256 cards are any."""
        self.world: World = world
        self.noise: i64 = noise
        self.rows: Rows = Rows()
        self.left: i64 = 0
        self.hands: list[int] = []
        self.bulls: list[int] = []
        self.trick: list[int] = [0] * world.seats
        self.below: list[int] = _below(world)
        """By card: how many cards up to it may be in a hand."""
        loose = max(1, self.below[-1])
        self.by_card: list[int] = []
        """What a card costs wherever it goes."""
        for card in range(CARDS):
            share = self.below[card] / loose
            self.by_card.append(_cost(weights[0] * share + weights[1] * share * share))
        self.too_low: i64 = _cost(weights[2])
        self.price: i64 = _cost(weights[3])
        self.full: i64 = _cost(weights[4])
        self.full_bulls: i64 = _cost(weights[5])
        self.follow: list[int] = [0] * (5 * ROOM)
        """By cards in the row (times ROOM) and cards between."""
        self.follow_bulls: list[int] = [0] * (5 * ROOM)
        """The same, for each bull of the row."""
        self.learn(weights)

    def begin(self) -> None:
        self.rows.become(self.world.rows)
        self.hands = self.world.hands.copy()
        self.bulls = self.world.bulls.copy()
        self.left = self.world.size

    def play(self, seat: i64, number: i64) -> None:
        """The card of this number in the seat's hand."""
        hands = self.hands
        first = seat * self.world.size
        self.trick[seat] = hands[first + number]
        hands[first + number] = hands[first + self.left - 1]

    def settle(self) -> None:
        """6N-4, when all have played."""
        ordered = self.trick.copy()
        count: i64 = len(ordered)
        at: i64 = 1
        while at < count:
            card: i64 = ordered[at]
            to = at
            while to > 0:
                other: i64 = ordered[to - 1]
                if other <= card:
                    break
                ordered[to] = other
                to -= 1
            ordered[to] = card
            at += 1
        self.place(ordered)
        self.left -= 1

    def place(self, ordered: list[int]) -> None:
        bulls = self.bulls
        for each in ordered:
            card: i64 = each
            taken = self.rows.place(card)
            if taken:
                seat = self.world.owner[card]
                bulls[seat] += taken

    def finish(self, dice: Dice) -> None:
        seats = self.world.seats
        while self.left > 1:
            for seat in range(seats):
                if self.noise and dice.below(256) < self.noise:
                    self.play(seat, dice.below(self.left))
                else:
                    self.play(seat, self.choice(seat))
            self.settle()
        if self.left:
            for seat in range(seats):
                self.play(seat, 0)
            self.settle()

    def choice(self, seat: i64) -> i64:
        """The number of the card that seems cheapest in the seat's hand."""
        hands = self.hands
        first = seat * self.world.size
        price = self.rows.lowest_price()
        best: i64 = 0
        least = self.cost(hands[first], price)
        number: i64 = 1
        while number < self.left:
            cost = self.cost(hands[first + number], price)
            if cost < least:
                least = cost
                best = number
            number += 1
        return best

    def cost(self, card: i64, price: i64) -> i64:
        """If the cheapest row has `price` bulls."""
        rows = self.rows
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

    def learn(self, weights: Weights) -> None:
        """The tables for cards that follow a row."""
        loose = max(1, self.below[-1])
        others: int = self.world.seats - 1
        for count in range(1, 5):
            for between in range(loose + 1):
                share = between / loose
                at = count * ROOM + between
                by_count = weights[7 + count] if count > 1 else 0.0
                self.follow[at] = _cost(by_count + share * (weights[7] + weights[8] * count))
                chance = at_least(5 - count, others, share)
                self.follow_bulls[at] = _cost(weights[6] * chance + weights[12])


def _cost(bulls: float) -> int:
    return round(256.0 * bulls)


def _below(world: World) -> list[int]:
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
