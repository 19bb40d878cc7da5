"""What a bot is."""

from abc import ABC, abstractmethod

from ludoteka.core import Event, Game, Move, Rng, Seat, View


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
