"""Plain Monte Carlo: in each world every own card is tried once, and all play on at random.

The order in which the others play is the same for all cards of a world, so that cards are
compared on equal terms; this is the strongest honest reading of “so many uniform roll-outs a
card”.
"""

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.stakes import Stakes
from ludoteka.bots.search.six_nimmt.weights import UNIFORM
from ludoteka.bots.search.six_nimmt.worlds import CARDS, World


class PlainSearch:
    def __init__(self, world: World, stakes: Stakes, dice: Dice) -> None:
        self.world: World = world
        self.stakes: Stakes = stakes
        self.dice: Dice = dice
        self.game: RollOut = RollOut(world, UNIFORM)
        self.values: list[float] = [0.0] * CARDS
        """By card, summed over the worlds."""

    def step(self) -> None:
        world = self.world
        game = self.game
        world.redeal(self.dice)
        for seat in range(world.seats):
            self.shuffle(seat * world.size)
        for number in range(world.size):
            game.begin()
            own = number
            while game.left:
                for seat in range(world.seats):
                    game.play(seat, own if seat == world.own else game.left - 1)
                game.settle()
                own = game.left - 1
            card = world.hands[world.own * world.size + number]
            self.values[card] += self.stakes.value(game.bulls, world.own)

    def shuffle(self, first: i64) -> None:
        """The hand that begins here: it is then played from its end."""
        hands = self.world.hands
        at = self.world.size - 1
        while at > 0:
            other = self.dice.below(at + 1)
            card = hands[first + at]
            hands[first + at] = hands[first + other]
            hands[first + other] = card
            at -= 1
