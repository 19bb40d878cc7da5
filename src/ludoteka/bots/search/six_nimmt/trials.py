"""Chooses a card while hands are hidden, by trying all own cards in sampled worlds.

In each world the others choose as players of their habits and whims do (`roll_out`), and every
own card meets the same choices of theirs. They are not taken to answer our plans: nobody knows
our hand, and players follow habits rather than an equilibrium.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.beliefs import Beliefs
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.stakes import Stakes
from ludoteka.bots.search.six_nimmt.weights import Players
from ludoteka.bots.search.six_nimmt.worlds import CARDS, World

GIVEN_UP: Final = -1e9
"""The value of a card that is tried no more."""


class Trials:
    """One simulation is one world, in which each card that is left is tried once."""

    def __init__(
        self, world: World, stakes: Stakes, dice: Dice, players: Players, beliefs: Beliefs | None
    ) -> None:
        self.world: World = world
        self.stakes: Stakes = stakes
        self.dice: Dice = dice
        self.beliefs: Beliefs | None = beliefs
        self.game: RollOut = RollOut(world, players)
        self.left: list[int] = list(range(world.size))
        """The numbers of the own cards that are still tried."""
        self.values: list[float] = [0.0] * CARDS
        """By own card, summed over the worlds."""
        self.picks: list[int] = [0] * world.seats

    def step(self) -> None:
        self.deal()
        game = self.game
        world = self.world
        game.vary(self.dice)
        game.begin()
        for seat in range(world.seats):
            self.picks[seat] = game.pick(seat, self.dice)
        for number in self.left:
            card = world.hands[world.own * world.size + number]
            self.values[card] += self.value(number)

    def deal(self) -> None:
        if self.beliefs is None:
            self.world.redeal(self.dice)
        else:
            self.beliefs.redeal(self.dice)

    def value(self, number: i64) -> float:
        game = self.game
        own = self.world.own
        game.begin()
        for seat in range(self.world.seats):
            picked: i64 = self.picks[seat]
            game.play(seat, number if seat == own else picked)
        game.settle()
        game.finish(self.dice)
        return self.stakes.value(game.bulls, own)

    def give_up_half(self) -> None:
        """Only the better half of the cards is tried from now on."""
        world = self.world
        first = world.own * world.size
        keep = (len(self.left) + 1) // 2
        ordered = sorted([-self.values[world.hands[first + number]] for number in self.left])
        worst = -ordered[keep - 1]
        left: list[int] = []
        for number in self.left:
            card = world.hands[first + number]
            if self.values[card] >= worst:
                left.append(number)
            else:
                self.values[card] = GIVEN_UP
        self.left = left
