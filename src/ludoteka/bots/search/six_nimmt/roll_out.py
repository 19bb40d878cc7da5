"""Plays a deal to its end with players who look at the rows but not ahead.

Each plays the card that costs least by its habits (`habits`): what becomes of the row it goes
to, and how hard the card will be to play later. In each world the others also have whims: they
like some cards more and others less than their habits say, so that nobody takes them for
clockwork. A whim that follows Gumbel's law makes a card as likely to be chosen as e^(-cost) is
great. It lasts for the whole world, in which own cards are so compared on equal terms. Now and
then (`noise`) any card is played.
"""

from math import log
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.judge import Judge, cards_below, in_bulls
from ludoteka.bots.search.six_nimmt.rows import Rows
from ludoteka.bots.search.six_nimmt.weights import Players
from ludoteka.bots.search.six_nimmt.worlds import CARDS, World

STEPS: Final = 1024
"""How finely whims are drawn."""


class RollOut:
    def __init__(self, world: World, players: Players) -> None:
        self.world: World = world
        self.noise: i64 = players.noise
        self.rows: Rows = Rows()
        self.left: i64 = 0
        self.hands: list[int] = []
        self.bulls: list[int] = []
        self.trick: list[int] = [0] * world.seats
        below = cards_below(world)
        self.own: Judge = Judge(world.seats, below, players.own)
        self.others: Judge = Judge(world.seats, below, players.others)
        self.sober: list[int] = self.others.by_card.copy()
        """What a card costs the others without whims."""
        self.whims: list[int] = whims(players.whim) if players.whim else []

    def vary(self, dice: Dice) -> None:
        """The others get new whims."""
        if not self.whims:
            return
        by_card = self.others.by_card
        for card in range(1, CARDS):
            whim: i64 = self.whims[dice.below(STEPS)]
            sober: i64 = self.sober[card]
            by_card[card] = sober + whim

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
                self.play(seat, self.pick(seat, dice))
            self.settle()
        if self.left:
            for seat in range(seats):
                self.play(seat, 0)
            self.settle()

    def pick(self, seat: i64, dice: Dice) -> i64:
        """The number of the card that the seat plays."""
        if self.noise and dice.below(256) < self.noise:
            return dice.below(self.left)
        return self.choice(seat)

    def choice(self, seat: i64) -> i64:
        """The number of the card that seems cheapest in the seat's hand."""
        hands = self.hands
        rows = self.rows
        judge = self.own if seat == self.world.own else self.others
        first = seat * self.world.size
        price = rows.lowest_price()
        best: i64 = 0
        least = judge.cost(rows, hands[first], price)
        number: i64 = 1
        while number < self.left:
            cost = judge.cost(rows, hands[first + number], price)
            if cost < least:
                least = cost
                best = number
            number += 1
        return best


def whims(scale: float) -> list[int]:
    """Costs by Gumbel's law, of this scale in bulls; all equally likely."""
    return [in_bulls(scale * log(-log((step + 0.5) / STEPS))) for step in range(STEPS)]
