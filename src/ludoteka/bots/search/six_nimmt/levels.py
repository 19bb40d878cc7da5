"""The levels of 6 nimmt! that search.

`monte-carlo` deals the unseen cards at random, tries each own card in every such world while all
play on at random, and plays the card with the fewest own bulls (`plain`).

`sampler` does the same, but all play on with an eye on the rows (`trials`, `roll_out`).

`expert` wants to take fewer bulls than the others do, and solves the last four cards of two players
with open hands exactly (`ending`). Where all hands are open, all seats choose by regret matching
(`regret`), and it mixes its cards as that did on average.

`master` gives the players of its roll-outs fitted habits (`habits`), draws its worlds by what the
others' plays tell of their hands (`beliefs`), aims at the lowest total of the match rather than at
bulls (`stakes`), and gives the worse half of its cards up after each part of its budget.
"""

from typing import ClassVar, Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.budget import Budget
from ludoteka.bots.meter import Meter
from ludoteka.bots.prospects import chances_of_best, tenths
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.beliefs import Beliefs
from ludoteka.bots.search.six_nimmt.draft import DraftSearch
from ludoteka.bots.search.six_nimmt.ending import Ending
from ludoteka.bots.search.six_nimmt.past import Past
from ludoteka.bots.search.six_nimmt.plain import PlainSearch
from ludoteka.bots.search.six_nimmt.reading import (
    is_open_duel,
    own_hand,
    row_ranks,
    stakes_of,
    world_of,
    worth_of,
)
from ludoteka.bots.search.six_nimmt.regret import RegretSearch
from ludoteka.bots.search.six_nimmt.row_choice import RowSearch
from ludoteka.bots.search.six_nimmt.stakes import MARGIN, MATCH, OWN, WIN
from ludoteka.bots.search.six_nimmt.trials import GIVEN_UP, Trials
from ludoteka.bots.search.six_nimmt.weights import (
    UNIFORM,
    Players,
    better_habits,
    habits,
)
from ludoteka.bots.search.six_nimmt.worlds import World
from ludoteka.core import Event, Game, Move, Phrase, Rng, Seat, View
from ludoteka.games.six_nimmt.cards import FIRST_ROW, TAKE
from ludoteka.games.six_nimmt.view import SixNimmtView

NOISE: Final = 13
WHIM: Final = 1.0


class Sampler(SearchingBot):
    aim: ClassVar[int] = OWN
    exact: ClassVar[int] = 0
    """How many last cards of an open duel are solved."""
    cuts: ClassVar[tuple[float, ...]] = ()
    """At which shares of the budget half of the cards that are left are given up."""

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

    def players(self, view: SixNimmtView) -> Players:
        """Of roll-outs."""
        return Players(noise=NOISE, whim=WHIM)

    def beliefs(self, world: World) -> Beliefs | None:
        return None

    def draft(self, view: SixNimmtView, meter: Meter) -> Move:
        hands = [own_hand(view, Seat(seat)) for seat in range(view.seats)]
        stakes = stakes_of(view, self.aim)
        search = DraftSearch(hands, self.seat, list(view.open), stakes, self.players(view))
        return TAKE[search.best(meter, self.rng.word())]

    def row_values(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world, dice = world_of(view, self.seat), Dice(self.rng.word())
        stakes = stakes_of(view, self.aim)
        search = RowSearch(world, stakes, dice, self.players(view), list(view.queue))
        while meter.more():
            search.step()
        ranks = row_ranks(view)
        return [search.values[ranks[move - FIRST_ROW]] for move in moves]

    def card_shares(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world, dice = world_of(view, self.seat), Dice(self.rng.word())
        stakes = stakes_of(view, self.aim)
        search = Trials(world, stakes, dice, self.players(view), self.beliefs(world))
        cuts = self.cuts
        while meter.more():
            search.step()
            if cuts and meter.used() >= cuts[0]:
                search.give_up_half()
                cuts = cuts[1:]
        values = [search.values[card] for card in moves]
        self.why = self.prospects([value for value in values if value > GIVEN_UP], int(meter.done))
        return _only_best(values)

    def prospects(self, values: list[float], worlds: int) -> tuple[Phrase, ...]:
        """What is expected of the best card, by values that were added up over these worlds."""
        if self.aim == MATCH:
            return chances_of_best(values, round(WIN) * worlds)
        expected = max(values) / worlds
        if self.aim == OWN:
            return (Phrase("bot-six-nimmt-bulls", {"bulls": tenths(-expected)}),)
        than = "fewer" if expected >= 0.0 else "more"
        return (Phrase("bot-six-nimmt-margin", {"than": than, "bulls": tenths(abs(expected))}),)

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


class MonteCarlo(Sampler):
    def players(self, view: SixNimmtView) -> Players:
        return UNIFORM

    def card_shares(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world, dice = world_of(view, self.seat), Dice(self.rng.word())
        search = PlainSearch(world, stakes_of(view, self.aim), dice)
        while meter.more():
            search.step()
        return _only_best([search.values[card] for card in moves])


class Expert(Sampler):
    aim = MARGIN
    exact = 4
    lessons: ClassVar[int] = 1
    """With open hands, in one of so many rounds another seat learns."""

    def card_shares(self, view: SixNimmtView, moves: list[Move], meter: Meter) -> list[float]:
        world = world_of(view, self.seat)
        if world.hidden:
            return super().card_shares(view, moves, meter)
        search = RegretSearch(
            world,
            stakes_of(view, self.aim),
            Dice(self.rng.word()),
            players=self.players(view),
            lessons=self.lessons,
        )
        while meter.more():
            search.step()
        whole = sum(search.average)
        return [search.average[card] / whole for card in moves]


class Master(Expert):
    aim = MATCH
    lessons = 3
    cuts = (0.2, 0.4, 0.65)

    def __init__(self, game: Game, seat: Seat, rng: Rng, budget: Budget) -> None:
        super().__init__(game, seat, rng, budget)
        self.past = Past()

    def see(self, event: Event) -> None:
        self.past.see(event)

    def players(self, view: SixNimmtView) -> Players:
        own, others = better_habits(view.seats), habits(view.seats)
        return Players(own=own, others=others, noise=NOISE, whim=WHIM)

    def beliefs(self, world: World) -> Beliefs | None:
        return Beliefs(world, self.past.tricks) if world.hidden else None


def _only_best(values: list[float]) -> list[float]:
    shares = [0.0] * len(values)
    shares[values.index(max(values))] = 1.0
    return shares
