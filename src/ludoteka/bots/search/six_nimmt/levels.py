"""The levels of 6 nimmt! that search.

`sampler` deals the unseen cards at random, tries each own card in every such world while all
play on at random, and plays the card with the fewest own bulls (`plain`).

`expert` lets all seats choose by regret matching (`regret`), the deal being played on by players
who look at the rows (`roll_out`), and wants to take fewer bulls than the others do. It plays all
four rows on before it takes one (`row_choice`), and solves the last four cards of two players
with open hands exactly (`ending`).

`master` gives the players of its roll-outs better habits (`habits`), draws its worlds by what
the others' plays tell of their hands (`beliefs`), aims at the lowest total of the match rather
than at bulls (`stakes`), and gives the worse half of its cards up after each part of its budget.

Where hands are open it mixes as regret matching did on average; where they are hidden nobody
can tell a mixture from a hand, so the best card is played.
"""

from typing import ClassVar, Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.budget import Budget
from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.beliefs import Beliefs
from ludoteka.bots.search.six_nimmt.draft import DraftSearch
from ludoteka.bots.search.six_nimmt.ending import Ending
from ludoteka.bots.search.six_nimmt.habits import PLAIN, Weights, habits
from ludoteka.bots.search.six_nimmt.past import Past
from ludoteka.bots.search.six_nimmt.plain import PlainSearch
from ludoteka.bots.search.six_nimmt.regret import RegretSearch
from ludoteka.bots.search.six_nimmt.row_choice import RowSearch
from ludoteka.bots.search.six_nimmt.sight import (
    is_open_duel,
    own_hand,
    row_ranks,
    stakes_of,
    world_of,
    worth_of,
)
from ludoteka.bots.search.six_nimmt.stakes import MARGIN, MATCH, OWN
from ludoteka.bots.search.six_nimmt.world import World
from ludoteka.core import Event, Game, Move, Rng, Seat, View
from ludoteka.games.six_nimmt.cards import FIRST_ROW, TAKE
from ludoteka.games.six_nimmt.view import SixNimmtView

ALWAYS: Final = 256


class Sampler(SearchingBot):
    aim: ClassVar[int] = OWN
    noise: ClassVar[int] = ALWAYS
    """How many of 256 cards are played at random in roll-outs."""
    exact: ClassVar[int] = 0
    """How many last cards of an open duel are solved."""

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        assert isinstance(view, SixNimmtView)
        if view.phase == "draft":
            return self.draft(view, meter)
        shares = self.shares(view, moves, meter)
        if max(shares) == 1.0:
            return moves[shares.index(1.0)]
        left = Dice(self.rng.word()).fraction()
        for move, share in zip(moves, shares, strict=True):
            left -= share
            if left < 0.0:
                return move
        return moves[shares.index(max(shares))]

    def strategy(self, view: View, moves: list[Move]) -> list[float]:
        """How likely it is to play each of the cards, or to take each of the rows."""
        assert isinstance(view, SixNimmtView)
        return self.shares(view, moves, self.budget.meter())

    def shares(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        if is_open_duel(view) and len(own_hand(view, self.seat)) <= self.exact:
            meter.more()
            return self.solve(view, moves)
        if view.phase == "row":
            return _only_best(self.row_values(view, moves, meter))
        return self.card_shares(view, moves, meter)

    def habits(self, view: SixNimmtView) -> Weights:
        """How cards are chosen in roll-outs."""
        return PLAIN

    def draft(self, view: SixNimmtView, meter: Meter) -> Move:
        hands = [own_hand(view, Seat(seat)) for seat in range(view.seats)]
        stakes = stakes_of(view, self.aim)
        search = DraftSearch(
            hands, self.seat, list(view.open), stakes, self.noise, self.habits(view)
        )
        return TAKE[search.best(meter, self.rng.word())]

    def row_values(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world, dice = world_of(view, self.seat), Dice(self.rng.word())
        stakes = stakes_of(view, self.aim)
        search = RowSearch(world, stakes, dice, self.noise, self.habits(view), list(view.queue))
        while meter.more():
            search.step()
        ranks = row_ranks(view)
        return [search.values[ranks[move - FIRST_ROW]] for move in moves]

    def card_shares(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world, dice = world_of(view, self.seat), Dice(self.rng.word())
        search = PlainSearch(world, stakes_of(view, self.aim), dice)
        while meter.more():
            search.step()
        return _only_best([search.values[card] for card in moves])

    def solve(self, view: SixNimmtView, moves: list[Move]) -> list[float]:
        """An open duel: the mixture of cards, or the best row."""
        ending = Ending(worth_of(view, self.seat))
        own, other = own_hand(view, self.seat), own_hand(view, Seat(1 - self.seat))
        world = world_of(view, self.seat)
        ahead = world.bulls[1 - self.seat] - world.bulls[self.seat]
        if view.phase == "choose":
            ending.solve(world.rows, own, other, ahead)
            mix = ending.mix(len(own))
            return [mix[own.index(card)] for card in moves]
        ranks = row_ranks(view)
        queue: list[int] = list(view.queue)
        values = [
            ending.row_value(world.rows, ranks[move - FIRST_ROW], queue, own, other, ahead)
            for move in moves
        ]
        return _only_best(values)


class Expert(Sampler):
    aim = MARGIN
    noise = 13
    exact = 4
    lessons: ClassVar[int] = 1
    """In one of so many rounds another seat learns."""
    cuts: ClassVar[tuple[float, ...]] = ()
    """At which shares of the budget half of the cards that are left are given up."""

    def card_shares(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world, dice = world_of(view, self.seat), Dice(self.rng.word())
        stakes = stakes_of(view, self.aim)
        search = RegretSearch(
            world,
            stakes,
            dice,
            noise=self.noise,
            weights=self.habits(view),
            lessons=self.lessons,
            beliefs=self.beliefs(world),
        )
        cuts = self.cuts if world.hidden else ()
        while meter.more():
            search.step()
            if cuts and meter.used() >= cuts[0]:
                search.give_up_half()
                cuts = cuts[1:]
        if world.hidden or not sum(search.average):
            return _only_best([search.values[card] for card in moves])
        whole = sum(search.average)
        return [search.average[card] / whole for card in moves]

    def beliefs(self, world: World) -> Beliefs | None:
        return None


class Master(Expert):
    aim = MATCH
    lessons = 3
    cuts = (0.2, 0.4, 0.65)

    def __init__(self, game: Game, seat: Seat, rng: Rng, budget: Budget) -> None:
        super().__init__(game, seat, rng, budget)
        self.past = Past()

    def see(self, event: Event) -> None:
        self.past.see(event)

    def habits(self, view: SixNimmtView) -> Weights:
        return habits(view.seats)

    def beliefs(self, world: World) -> Beliefs | None:
        return Beliefs(world, self.past.tricks) if world.hidden else None


def _only_best(values: list[float]) -> list[float]:
    shares = [0.0] * len(values)
    shares[values.index(max(values))] = 1.0
    return shares
