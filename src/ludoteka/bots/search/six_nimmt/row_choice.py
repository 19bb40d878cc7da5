"""Chooses the row to take (6N-8) by playing on with each of the four."""

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.stakes import Stakes
from ludoteka.bots.search.six_nimmt.weights import Players
from ludoteka.bots.search.six_nimmt.worlds import World


class RowSearch:
    """One simulation is one world, in which each row is taken once."""

    def __init__(
        self, world: World, stakes: Stakes, dice: Dice, players: Players, queue: list[int]
    ) -> None:
        """`queue`: the own card, then those that are placed after it."""
        self.world: World = world
        self.stakes: Stakes = stakes
        self.dice: Dice = dice
        self.game: RollOut = RollOut(world, players)
        self.card: i64 = queue[0]
        self.rest: list[int] = queue[1:]
        self.values: list[float] = [0.0] * 4
        """By row, from the one with the lowest last card; summed over the worlds."""

    def step(self) -> None:
        self.world.redeal(self.dice)
        self.game.vary(self.dice)
        seed: int = self.dice.below(1 << 31)
        for number in range(4):
            self.values[number] += self.value(number, Dice(seed))

    def value(self, number: i64, dice: Dice) -> float:
        game = self.game
        own = self.world.own
        game.begin()
        taken = game.rows.take(number, self.card)
        game.bulls[own] += taken
        game.place(self.rest)
        game.finish(dice)
        return self.stakes.value(game.bulls, own)
