"""Estimates hands from the others' plays.

A player who took five bulls had hardly a safe card; one who has not yet played the card that
fits so well has it hardly. A player is taken to choose a card with a weight that falls with its
cost (`judge`), so a hand is as likely as the plays of this deal would have been from it. Worlds
are drawn by the Metropolis rule: a hidden card changes places with another unseen one, always
if that makes the past likelier and otherwise in proportion.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.judge import BULL, Judge, cards_below
from ludoteka.bots.search.six_nimmt.rows import Rows
from ludoteka.bots.search.six_nimmt.weights import PLAIN
from ludoteka.bots.search.six_nimmt.worlds import CARDS, World

COOL: Final = 2.5
"""A card that costs so many bulls more is chosen e times less often."""
ANY: Final = 0.05
"""The weight that the worst card still has; the best one has about 1."""
FIRST_SWEEPS: Final = 4


class Beliefs:
    def __init__(self, world: World, past: list[tuple[list[int], list[int]]]) -> None:
        """`past`: the tricks of this deal; the packed rows before each, and its cards by seat."""
        self.world: World = world
        self.tricks: i64 = len(past)
        self.begun = False
        self.weights: list[float] = []
        """By trick (times CARDS) and card."""
        self.sums: list[float] = []
        """By place in `world.hidden` (times tricks) and trick: the weights of the hand then."""
        self.played: list[float] = []
        """The same, of the cards that have been played since."""
        judge = Judge(world.seats, cards_below(world), PLAIN)
        for rows, _ in past:
            self.weigh(judge, rows)
        for seat in world.hidden:
            for trick in range(len(past)):
                since = [self.weights[trick * CARDS + cards[seat]] for _, cards in past[trick:]]
                self.played.append(sum(since))

    def weigh(self, judge: Judge, packed: list[int]) -> None:
        rows = Rows()
        rows.set(packed)
        price = rows.lowest_price()
        bull: int = BULL
        self.weights.append(0.0)
        for card in range(1, CARDS):
            cost: int = judge.cost(rows, card, price)
            self.weights.append(ANY + exp(-max(0, cost) / bull / COOL))

    def redeal(self, dice: Dice) -> None:
        sweeps = 1
        if not self.begun:
            self.world.redeal(dice)
            self.begun = True
            if self.tricks:
                self.sum_up()
            sweeps = FIRST_SWEEPS
        if self.tricks == 0:
            self.world.redeal(dice)
            return
        held = self.world.size * len(self.world.hidden)
        for _ in range(sweeps):
            for at in range(held):
                self.propose(at, dice)

    def sum_up(self) -> None:
        self.sums = self.played.copy()
        world = self.world
        for at in range(world.size * len(world.hidden)):
            place = at // world.size
            for trick in range(self.tricks):
                weight = self.weights[trick * CARDS + world.unseen[at]]
                self.sums[place * self.tricks + trick] += weight

    def propose(self, at: i64, dice: Dice) -> None:
        """That the hidden card at this place of `world.unseen` and another one change places."""
        world = self.world
        size = world.size
        other = dice.below(len(world.unseen))
        giver = at // size
        taker = other // size
        if giver == taker:
            return
        card: i64 = world.unseen[at]
        new: i64 = world.unseen[other]
        ratio = self.ratio(giver, card, new)
        both = taker < len(world.hidden)
        if both:
            ratio *= self.ratio(taker, new, card)
        if ratio < 1.0 and dice.fraction() >= ratio:
            return
        self.change(giver, at, card, new)
        if both:
            self.change(taker, other, new, card)
        else:
            world.unseen[other] = card

    def ratio(self, place: i64, card: i64, new: i64) -> float:
        """How much likelier the past gets if this hand has the new card instead."""
        ratio = 1.0
        for trick in range(self.tricks):
            whole = self.sums[place * self.tricks + trick]
            first = trick * CARDS
            ratio *= whole / (whole - self.weights[first + card] + self.weights[first + new])
        return ratio

    def change(self, place: i64, at: i64, card: i64, new: i64) -> None:
        world = self.world
        for trick in range(self.tricks):
            first = trick * CARDS
            by = self.weights[first + new] - self.weights[first + card]
            self.sums[place * self.tricks + trick] += by
        seat: i64 = world.hidden[place]
        world.unseen[at] = new
        world.hands[seat * world.size + at - place * world.size] = new
        world.owner[new] = seat
