"""The contract of a bot."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from ludoteka.bots.budget import Budget
from ludoteka.bots.meter import Meter
from ludoteka.core import Event, Game, Move, Phrase, Rng, Seat, View


class Bot(ABC):
    """Sits at one seat for one match. Its only chance is the stream it is given."""

    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def see(self, event: Event) -> None:  # noqa: B027 - most bots read the view instead
        """An event, as this seat received it. All of them come, in order."""

    @abstractmethod
    def choose(self, view: View, moves: list[Move]) -> Move:
        """One of the legal moves."""

    def explain(self) -> Sequence[Phrase]:
        """Why it made its last choice, in phrases with full keys; nothing, if it cannot say.

        Shown to people after the match: it may tell what the seat alone knew.
        """
        return ()


class SearchingBot(Bot):
    """A bot that thinks the better the longer it may."""

    def __init__(self, game: Game, seat: Seat, rng: Rng, budget: Budget) -> None:
        super().__init__(game, seat, rng)
        self.budget = budget
        self.simulations = 0
        """How many simulations its last choice took; 0 if it did not search."""
        self.why: tuple[Phrase, ...] = ()
        """What it says of its last choice."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        self.simulations = 0
        self.why = ()
        if len(moves) == 1:
            return moves[0]
        meter = self.budget.meter()
        move = self.search(view, moves, meter)
        self.simulations = meter.done
        return move

    @abstractmethod
    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        """The best of several moves that can be found while `meter` says that there is more."""

    def explain(self) -> Sequence[Phrase]:
        return self.why


class BotMaker(Protocol):
    """What puts a bot on a seat: its class, or that with a budget."""

    def __call__(self, game: Game, seat: Seat, rng: Rng, /) -> Bot: ...
