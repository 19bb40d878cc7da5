"""Chooses a card by regret matching where all hands are open.

In every round each seat picks a card by the regrets that it has so far; then all own cards,
and all cards of one other seat in turn, are tried against what the others picked, and whoever
tried learns what it would rather have played. So the others answer what we are likely to do.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.beliefs import COOL
from ludoteka.bots.search.six_nimmt.judge import BULL
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.stakes import Stakes
from ludoteka.bots.search.six_nimmt.weights import Players
from ludoteka.bots.search.six_nimmt.worlds import CARDS, World

CURIOUS: Final[i64] = 26
"""Of 256 picks so many are any card, so that none is never tried against."""
WARM: Final = 10.0
"""The regret, in bulls, with which the cheapest card begins."""


class Regrets:
    """What a player would rather have played, by card."""

    def __init__(self) -> None:
        self.by_card: list[float] = [0.0] * CARDS

    def pick(self, hands: list[int], first: i64, size: i64, dice: Dice) -> i64:
        """The number of a card of the hand, as likely as its regret is great."""
        by_card = self.by_card
        whole = 0.0
        for at in range(first, first + size):
            whole += by_card[hands[at]]
        if whole <= 0.0 or dice.below(256) < CURIOUS:
            return dice.below(size)
        left = whole * dice.fraction()
        for at in range(first, first + size):
            left -= by_card[hands[at]]
            if left < 0.0:
                return at - first
        return size - 1


class RegretSearch:
    """One simulation is one round."""

    def __init__(
        self,
        world: World,
        stakes: Stakes,
        dice: Dice,
        *,
        players: Players,
        lessons: int,
    ) -> None:
        """In one of so many rounds (`lessons`) another seat learns, too."""
        self.world: World = world
        self.stakes: Stakes = stakes
        self.dice: Dice = dice
        self.game: RollOut = RollOut(world, players)
        self.lessons: i64 = lessons
        self.rounds: i64 = 0
        self.taught: i64 = 0
        self.every: list[int] = list(range(world.size))
        """The numbers of the cards of a hand."""
        self.average: list[float] = [0.0] * CARDS
        """How likely each own card was to be picked, summed over the rounds."""
        self.picks: list[int] = [0] * world.seats
        self.payoffs: list[float] = [0.0] * world.size
        self.others: list[int] = [seat for seat in range(world.seats) if seat != world.own]
        self.regrets: list[Regrets] = [Regrets() for _ in range(world.seats)]
        for regrets in self.regrets:
            self.warm(regrets)

    def warm(self, regrets: Regrets) -> None:
        """Nobody begins without knowledge: cheap cards are regretted before any is tried."""
        self.game.begin()
        price = self.game.rows.lowest_price()
        bull: int = BULL
        costs: list[int] = [
            self.game.others.cost(self.game.rows, card, price) for card in range(1, CARDS)
        ]
        least = min(costs)
        for card in range(1, CARDS):
            regrets.by_card[card] = WARM * exp((least - costs[card - 1]) / bull / COOL)

    def step(self) -> None:
        world = self.world
        size = world.size
        for seat in range(world.seats):
            regrets = self.regrets[seat]
            self.picks[seat] = regrets.pick(world.hands, seat * size, size, self.dice)
        self.note_average()
        self.try_all(world.own)
        self.learn(world.own)
        if self.rounds % self.lessons == 0:
            self.teach()
        self.rounds += 1

    def teach(self) -> None:
        """The next other seat learns."""
        turn = self.taught % (self.world.seats - 1)
        other: i64 = self.others[turn]
        self.try_all(other)
        self.learn(other)
        self.taught += 1

    def try_all(self, seat: i64) -> None:
        """The payoffs of the cards of the seat while the others play what they picked."""
        game = self.game
        world = self.world
        for tried in self.every:
            game.begin()
            for each in range(world.seats):
                number: i64 = tried if each == seat else self.picks[each]
                game.play(each, number)
            game.settle()
            game.finish(self.dice)
            self.payoffs[tried] = self.stakes.value(game.bulls, seat)

    def learn(self, seat: i64) -> None:
        """Regret matching +: regrets below 0 are forgotten."""
        hands = self.world.hands
        by_card = self.regrets[seat].by_card
        first = seat * self.world.size
        whole = 0.0
        mixed = 0.0
        plain = 0.0
        for number in self.every:
            regret = by_card[hands[first + number]]
            whole += regret
            mixed += regret * self.payoffs[number]
            plain += self.payoffs[number]
        got = mixed / whole if whole > 0.0 else plain / len(self.every)
        for number in self.every:
            card = hands[first + number]
            regret = by_card[card] + self.payoffs[number] - got
            by_card[card] = max(0.0, regret)

    def note_average(self) -> None:
        """Later rounds count for more: the first ones knew little."""
        world = self.world
        by_card = self.regrets[world.own].by_card
        first = world.own * world.size
        whole = 0.0
        for at in range(first, first + world.size):
            whole += by_card[world.hands[at]]
        if whole <= 0.0:
            return
        weight: int = self.rounds + 1
        for at in range(first, first + world.size):
            card = world.hands[at]
            self.average[card] += weight * by_card[card] / whole
