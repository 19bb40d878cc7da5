"""The state of a match: the contract of every game's rules.

No generators or closures inside: search copies states by the million.
"""

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Event
from ludoteka.core.printing import printer
from ludoteka.core.results import Result
from ludoteka.core.reviving import revive
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat
from ludoteka.core.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One match, from the first deal to the final ranking. Mutable, cheap to copy.

    `copy` is for search; `copy.copy`, `copy.deepcopy` and `pickle` make a twin that also goes on
    recording and has the same log.
    """

    game_class: ClassVar[str] = ""
    """Where its game is, as `module:Class`: a pickled state is read by it."""

    def __init__(
        self, *, seats: tuple[Seat, ...], chance: Chance, acts: int, recording: bool
    ) -> None:
        self.seats = seats
        self.chance = chance
        self.acts = acts
        """How many random acts the match has had; the next one has this number."""
        self.recording = recording
        """Whether moves append events; search switches it off."""
        self.events: list[Event] = []

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now, ascending; none when the match is over.

        Seats named together decide independently: none is released by another's move.
        """

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """The moves of this seat, in a fixed order; none when it has nothing to decide."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        """Why the move is not legal; None exactly for the moves that `legal` lists."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> None:
        """Do a move that is known to be legal."""

    def play(self, seat: Seat, move: Move) -> None:
        """Do the move, or raise IllegalMove and change nothing."""
        refused = self.refusal(seat, move)
        if refused is not None:
            raise refused
        self.apply(seat, move)

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may know."""

    @abstractmethod
    def result(self) -> Result | None:
        """Ranks and scores, once the match is over."""

    def allegiance(self) -> tuple[int, ...]:
        """By seat: those with the same number win together. Seats may not know; never show it."""
        return tuple(range(len(self.seats)))

    @abstractmethod
    def copy(self) -> "State":
        """A twin for search: the same position and chance, an empty log, recording off."""

    @abstractmethod
    def position(self) -> dict[str, object]:
        """The full state as plain data; `Game.from_position` of it is an identity."""

    @abstractmethod
    def audit(self) -> list[str]:
        """The invariants that do not hold: none, unless the rules have a bug."""

    def __str__(self) -> str:
        """The board as the seat sees it that is to act; once it is over, as everybody does."""
        return printer().text(self) if self.game_class else repr(self)

    def _repr_html_(self) -> str:
        """The same in a notebook."""
        return printer().html(self)

    def __copy__(self) -> "State":
        twin = self.copy()
        twin.recording = self.recording
        twin.events = self.events.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()  # what copies share is never changed

    def __reduce__(self) -> tuple[object, ...]:
        if not self.game_class:
            raise TypeError(
                f"{type(self).__name__}.game_class must name its game, as 'module:Class'"
            )
        return revive, (self.game_class, self.position(), self.recording, self.events)

    def random_act(self) -> Rng:
        """The stream of the next random act."""
        rng = self.chance.act(self.acts)
        self.acts += 1
        return rng

    def take_events(self) -> list[Event]:
        """The events since the last call, which the caller keeps from now on."""
        taken = self.events
        self.events = []
        return taken
