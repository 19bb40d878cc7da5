"""The three levels of BANG! that search."""

from collections.abc import Sequence
from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.budget import Budget
from ludoteka.bots.greedy.bang import GreedyBang
from ludoteka.bots.meter import Meter
from ludoteka.bots.prospects import chances
from ludoteka.bots.search.bang.chances import LINEAR, Judge
from ludoteka.bots.search.bang.explaining import suspicions
from ludoteka.bots.search.bang.holdings import Holdings
from ludoteka.bots.search.bang.network import NETWORK
from ludoteka.bots.search.bang.policy import greedy_move
from ludoteka.bots.search.bang.taste import GREEDY, OF_THREE, TUNED, Taste
from ludoteka.bots.search.bang.trials import Trials, distinct
from ludoteka.bots.search.bang.witness import STRONG, WEIGHTS, Witness
from ludoteka.bots.search.bang.worlds import UNKNOWN, Roles, Worlds
from ludoteka.bots.search.dice import Dice
from ludoteka.core import Event, Game, Move, Phrase, Rng, Seat, View
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.view import BangView

BETWEEN_GAMES: Final = ("keep-character", "offer", "price", "raise", "keep-cards")
FOR_A_LINE: Final = 40
"""How many trials there must be for each line that is looked at; with fewer, luck decides."""
TURNS: Final = 3
"""For how many turns a world is played on: the longer, the more chance hides a move's worth."""


class Sampler(SearchingBot):
    """Every move in every world alike, every way to deal the hidden roles alike."""

    caution = 0.5
    readings = WEIGHTS
    """What acts tell of roles."""
    trust = 1.0
    """How much that is believed."""
    reads_hands = False
    """Whether the others' hands are drawn by what they did not play."""
    judge: Judge = LINEAR
    """What tells the chances where a world is left."""

    def __init__(self, game: Game, seat: Seat, rng: Rng, budget: Budget) -> None:
        super().__init__(game, seat, rng, budget)
        self.greedy = GreedyBang(game, seat, rng)
        self.witness = Witness(self.readings, self.trust)
        self.holdings = Holdings()

    def see(self, event: Event) -> None:
        self.greedy.see(event)
        self.witness.see(event)
        self.holdings.see(event)

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        assert isinstance(view, BangView)
        if view.decision in BETWEEN_GAMES:
            return self.greedy.choose(view, moves)
        first = self.game.from_view(view, self.rng)
        assert isinstance(first, BangState)
        guess = self.greedy.guess
        marks = [guess.marks.get(seat, 0.0) for seat in range(MOST_SEATS)]
        tastes = self.tastes(view)
        usual = greedy_move(first, self.seat, marks, moves, tastes[self.seat])
        # BA-61: Sid Ketchum chose both cards together, when he tried the first one
        candidates = [usual] if view.decision == "discard-second" else distinct(moves, usual)
        if len(candidates) == 1:
            return usual
        pasts = self.holdings.pasts if self.reads_hands else UNKNOWN
        worlds = Worlds(first, self.seat, *self.beliefs(view), pasts)
        turns = self.horizon(view)
        trials = Trials(worlds, self.seat, marks, candidates, turns, tastes, self.judge)
        self.run(trials, meter, Dice(self.rng.word()))
        best = trials.best(self.caution)
        if view.options.mode == "single":  # else it counts money
            self.why = chances(trials.mean(best))
        return trials.moves[best]

    def run(self, trials: Trials, meter: Meter, dice: Dice) -> None:
        trials.all_alike(meter, dice)

    def tastes(self, view: BangView) -> list[Taste]:
        """By seat, in the worlds that are played on."""
        return [GREEDY] * MOST_SEATS

    def horizon(self, view: BangView) -> int:
        """For how many turns a world is played on."""
        return TURNS

    def beliefs(self, view: BangView) -> tuple[list[Roles], list[float]]:
        """The ways to deal the roles that this seat holds possible, and their chances."""
        ways, _ = self.posterior(view)
        return ways, [1.0 / len(ways) for _ in ways]

    def posterior(self, view: BangView) -> tuple[list[Roles], list[float]]:
        """The same ways, with the chances that follow from what everybody did."""
        hypotheses = self.witness.hypotheses
        if hypotheses is None:
            return [], []
        return hypotheses.as_seen_by(self.seat, self.role(view))

    def role(self, view: BangView) -> int:
        return ROLES.index(str(view.roles[self.seat]))


class Expert(Sampler):
    """Suspects people a little by what they did, and looks at lines of play.

    The moves that do better get more of the trials; the best ones are also tried with what could
    follow them in the turn.
    """

    trust = 0.05
    """So little that there is a step between it and the master: suspicion wins games."""

    def __init__(self, game: Game, seat: Seat, rng: Rng, budget: Budget) -> None:
        super().__init__(game, seat, rng, budget)
        self.last: BangView | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, BangView)
        self.last = view
        return super().choose(view, moves)

    def beliefs(self, view: BangView) -> tuple[list[Roles], list[float]]:
        return self.posterior(view)

    def tastes(self, view: BangView) -> list[Taste]:
        """Three have nobody to suspect: there it is tuned tastes that it has before the sampler."""
        return [TUNED] * MOST_SEATS if is_table_of_three(view) else super().tastes(view)

    def explain(self) -> Sequence[Phrase]:
        """Which roles it suspects, and why; and what it expects of its move."""
        if self.last is None:
            return ()
        return (*suspicions(self.witness, self.seat, self.role(self.last)), *self.why)

    def run(self, trials: Trials, meter: Meter, dice: Dice) -> None:
        count = len(trials.moves)
        best = trials.halving(list(range(count)), 0.5, meter, dice)
        if count > 2 and self.last is not None and self.last.decision == "play":
            # as many trials are left as were made
            best += trials.lines(best[1:] + best[:1])[1:][: meter.done // FOR_A_LINE]
        trials.halving(best, 1.0, meter, dice)


class Master(Expert):
    """Plays on for a whole round, itself with a tuned taste, and judges by a network.

    It deals hands by what people did not play, and knows strong players' acts.
    """

    caution = 1.0
    judge = NETWORK
    readings = STRONG
    trust = 1.0
    reads_hands = True

    def tastes(self, view: BangView) -> list[Taste]:
        """The others are taken for greedy players, but not at a table of three."""
        if is_table_of_three(view):
            return [OF_THREE] * MOST_SEATS
        tastes = [GREEDY] * MOST_SEATS
        tastes[self.seat] = TUNED
        return tastes

    def horizon(self, view: BangView) -> int:
        """About until it is one's own turn again: the network knows what is in one's hand then."""
        return max(TURNS, len(view.alive))


def is_table_of_three(view: BangView) -> bool:
    return "sheriff" not in view.roles
