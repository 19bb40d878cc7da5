"""The three levels of Intrigo that search.

All of them value a round by the chances to win the match that it leaves, and play rounds out by
glances. The sampler tries the few best actions in equally likely redeals. The expert knows how
others draft, and so what they rather hold, and searches the tree of what may follow. The master
does the same without forgetting any own action, knows what a courtesan saves, and in the draft
lets all seats learn at once, instead of taking others to keep what they like.
"""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.meter import Meter
from ludoteka.bots.prospects import chances, chances_of_best
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.draft import Draft, draft_value
from ludoteka.bots.search.intrigo.flat import Tried, value_of
from ludoteka.bots.search.intrigo.policy import QuickGains, hand_of
from ludoteka.bots.search.intrigo.reading import board_of, draft_of
from ludoteka.bots.search.intrigo.regret import Mixes
from ludoteka.bots.search.intrigo.standing import Stakes
from ludoteka.bots.search.intrigo.tree import Tree
from ludoteka.bots.search.intrigo.worlds import TASTE, Belief, kind_of, likings
from ludoteka.core import Move, Phrase, View
from ludoteka.games.intrigo.cards import FAMILIES
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView

FEW: Final = 8
"""How many actions the sampler tries."""


class Question:
    """What a bot is asked, with all that a search needs."""

    def __init__(self, view: IntrigoView, meter: Meter, dice: Dice) -> None:
        self.view = view
        self.meter = meter
        self.dice = dice
        self.board = board_of(view)
        self.stakes = Stakes(self.board)
        self.tastes = [likings(FAMILIES.index(name), TASTE) for name in view.families]


class Sampler(SearchingBot):
    """The few best actions at a glance, each played out in the same redeals."""

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        assert isinstance(view, IntrigoView)
        asked = Question(view, meter, Dice(self.rng.word()))
        return self.keep(asked, moves) if view.phase == "draft" else self.act(asked)

    def keep(self, asked: Question, moves: list[Move]) -> Move:
        """The card with which the round ends best, all others keeping what they like."""
        cards = Tried(len(moves))
        world = self.redealt(asked)
        while asked.meter.more():
            if cards.next == 0:
                world = self.redealt(asked)
            trial = world.copy()
            packet = trial.before(self.seat)
            kept = next(copy for copy in packet if kind_of(copy) == moves[cards.next])
            trial.keep(self.seat, kept)
            values = draft_value(trial, asked.board, asked.stakes, asked.dice)
            cards.add(values[self.seat], self.weight(world))
        self.why = chances_of_best(cards.found())
        return moves[cards.best()]

    def redealt(self, asked: Question) -> Draft:
        state = self.game.from_view(asked.view, self.rng)
        assert isinstance(state, IntrigoState)
        return draft_of(state, self.seat, asked.tastes)

    def weight(self, world: Draft) -> float:
        """How much a redeal counts."""
        del world
        return 1.0

    def act(self, asked: Question) -> Move:
        board, stakes = asked.board, asked.stakes
        belief = Belief(asked.view, taste=0.0)
        gains = QuickGains(board, stakes, hand_of(board, self.seat), influence=True, width=FEW)
        actions = Tried(len(gains.found))
        world: list[int] = []
        while asked.meter.more():
            if actions.next == 0:
                world = belief.draw(asked.dice)
            actions.add(value_of(board, stakes, world, gains.found[actions.next]), 1.0)
        self.why = chances_of_best(actions.found())
        return Move(gains.found[actions.best()])


class Expert(Sampler):
    """Worlds as likely as others draft, and in the palace the tree."""

    careful = False

    def weight(self, world: Draft) -> float:
        return world.weight

    def act(self, asked: Question) -> Move:
        belief = Belief(asked.view, taste=TASTE)
        possible = [belief.possible(seat) for seat in range(asked.view.seats)]
        tree = Tree(asked.board, asked.stakes, possible, careful=self.careful)
        while asked.meter.more():
            tree.simulate(belief.draw(asked.dice))
        means = tree.means()
        self.why = chances(means[0], means[1:])
        return Move(tree.best())


class Master(Expert):
    """In the palace no action is forgotten, and in the draft all learn at once."""

    careful = True

    def keep(self, asked: Question, moves: list[Move]) -> Move:
        del moves
        seats = asked.view.seats
        mixes = Mixes(asked.board, asked.stakes, asked.dice)
        world = self.redealt(asked)
        own = Tried(len(world.before(self.seat)))
        while asked.meter.more():
            world = self.redealt(asked)
            # at first and then every second time we learn, and in between anyone
            learner = asked.dice.below(2 * seats)
            if learner >= seats or asked.meter.done == 1:
                learner = int(self.seat)
            if world.must_keep(learner):
                values = mixes.learn(world, learner)
                if learner == self.seat:
                    for value in values:
                        own.add(value, world.weight)
                # every card tried was a simulation
                asked.meter.done += len(values) - 1
        kept = kind_of(mixes.best(world, self.seat))
        packet = [kind_of(copy) for copy in world.before(self.seat)]
        self.why = chances_of_kept(kept, packet, own.means())
        return Move(kept)


def chances_of_kept(kept: int, packet: list[int], means: list[float]) -> tuple[Phrase, ...]:
    """The card that is missed most did best on average; an equal one would be the same move."""
    others = [mean for card, mean in zip(packet, means, strict=True) if card != kept]
    return chances(means[packet.index(kept)], others)
