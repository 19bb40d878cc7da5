"""A game: its name, seats, options, moves, events, and the ways to a state."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar  # the standard one has defaults from Python 3.13 on

from ludoteka.core.errors import BadInput
from ludoteka.core.events import CORE_EVENTS, Event, Hidden, readers
from ludoteka.core.moves import MoveSpace
from ludoteka.core.options import Options, parse_options
from ludoteka.core.parts import Parts
from ludoteka.core.reviving import only
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State
from ludoteka.core.views import View

OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)


class Decision(msgspec.Struct, frozen=True):
    """A kind of question that seats are asked."""

    key: str
    rule: str
    secret: bool = False
    """Whether an answer stays unknown to the others, at least until all have answered."""
    reaction: bool = False
    """Whether it interrupts another's turn; clocks give it time of its own."""


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rules: its clauses in reading order."""

    key: str
    clauses: tuple[str, ...]


class Phrase(msgspec.Struct, frozen=True):
    """Something to be said in the reader's language: a key with its arguments."""

    key: str
    arguments: dict[str, "Sayable"] = {}


class PlainPhrase(msgspec.Struct, frozen=True):
    """A phrase with nothing but plain values in it, so that it can be read back from JSON."""

    key: str
    arguments: dict[str, str | int] = {}


Cell = str | tuple[PlainPhrase, ...]
"""Of a table: plain text, or phrases, which are said one after the other."""


class Listing(msgspec.Struct, frozen=True):
    """A table that the rules print after a section, made from the game's own data."""

    key: str
    """Above it stands the message `<game>-list-<key>`."""
    section: str
    columns: tuple[str, ...]
    """Messages `<game>-column-…`."""
    rows: tuple[tuple[Cell, ...], ...]


class Player(msgspec.Struct, frozen=True):
    """The name of who sits there."""

    seat: int


Sayable = str | int | Phrase | Player | Hidden | None | tuple["Sayable", ...]
"""An argument of a phrase. `Hidden` stands for what the reader may not know, None for nothing."""


class Progress(msgspec.Struct, frozen=True):
    """Where a match stands, for lists of matches: what everybody may know, in few words."""

    said: Phrase | None
    """A phrase `progress-…`: the deal, the round, who is left; once it is over, how it ended, or
    nothing where ranks and scores say it all."""
    done: int
    """How far it is, in percent; a guess where the rules do not fix the length."""


class Printed(msgspec.Struct, frozen=True):
    """What the rules print on cards and boards, for clients that draw a table: data, no secrets."""


class Observer(ABC):
    """Someone who only receives events and, from them, knows the table.

    Written apart from the rules: that its view equals the state's view shows that the
    events tell everything.
    """

    @abstractmethod
    def see(self, event: Event) -> None: ...

    @abstractmethod
    def view(self) -> View: ...


class Game(ABC, Generic[OptionsT, ViewT]):
    """What a game offers to table, bots, records and research.

    A game names its own options and views, `class Chess(Game[ChessOptions, ChessView])`. Where
    any game will do, the type is `Game`: it takes only options and views that it made itself.
    """

    key: ClassVar[str]
    seat_counts: ClassVar[range]
    default_seats: ClassVar[int]
    rules_version: ClassVar[int]
    """Raised whenever the same seed and moves would give another match, or tell it otherwise."""
    told_otherwise: ClassVar[frozenset[int]] = frozenset()
    """Earlier rules versions whose seeds and moves still give the same match: players are told
    something else of it, may do more than they could, or `by_rules` asks as it was asked then."""
    options: type[OptionsT]
    variants: ClassVar[tuple[Mapping[str, object], ...]] = ({},)
    """The options that conformance tests go through at every number of seats."""
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"standard": {}}
    """Named options to choose from before the single ones; messages `<game>-preset-…`."""
    age: ClassVar[int | None] = None
    """From so many years on, if its rulebook says so."""
    minutes: ClassVar[tuple[int, int]]
    """How long a match usually takes, from … to: our estimate."""
    moves: ClassVar[MoveSpace]
    decisions: ClassVar[tuple[Decision, ...]]
    event_kinds: ClassVar[tuple[type[Event], ...]]
    """The game's own events, besides the core's."""
    view_kind: type[ViewT]
    """The type of its views, so that a client that receives one as JSON can read it."""
    phrases: ClassVar[Mapping[str, tuple[str, ...]]]
    """Whatever the game says besides events, with the names of the arguments.

    Messages `<game>-<key>`: `move-…`, `hint-…`, `refusal-…` and the names of its cards.
    """
    sections: ClassVar[tuple[Section, ...]]
    """The rules' table of contents."""
    examples: ClassVar[int]
    """How many worked examples the rules tell."""
    parts: ClassVar[Parts] = Parts()
    """Where its drawing, bots, encoding and judge are."""

    def __init_subclass__(cls) -> None:
        for kind in getattr(cls, "event_kinds", ()):
            readers(kind)  # an event that does not say who may read it has no place in a game

    def __reduce__(self) -> tuple[object, ...]:
        return only, (type(self),)

    @classmethod
    def variants_at(cls, seats: int) -> tuple[Mapping[str, object], ...]:
        """The variants for this number of seats, where an option is not for every number."""
        del seats
        return cls.variants

    @abstractmethod
    def start(self, seats: int, options: OptionsT, chance: Chance, *, recording: bool) -> State:
        """A match from its first deal; seats and options have been checked."""

    @abstractmethod
    def from_position(self, position: Mapping[str, object], *, recording: bool = False) -> State:
        """The state of a position; what a partial position leaves out is filled legally."""

    def by_rules(self, state: State, rules: int) -> None:
        """Let a match that began under an earlier version go on by it, as far as its moves need
        that; see `told_otherwise`. Called after the deal, or when a position is resumed."""
        del state, rules

    @abstractmethod
    def from_view(self, view: ViewT, rng: Rng) -> State:
        """A state that this view could be of: all that it does not tell is drawn afresh."""

    @abstractmethod
    def observer(self, seats: int, options: OptionsT, seat: Seat | None) -> Observer: ...

    @abstractmethod
    def move_phrase(self, move: Move) -> Phrase:
        """The move in words: a phrase `move-…`."""

    def hint(self, view: ViewT, move: Move) -> Phrase | None:
        """What would help the view's seat decide on this move, from what it knows only.

        A phrase `hint-…`.
        """
        del view, move
        return None

    def hint_basis(self, view: ViewT) -> Hashable | None:
        """What the view's hints follow from, if that is little and often the same: whoever
        shows moves may keep their hints as long as it is equal. None: the whole view."""
        del view
        return None

    @abstractmethod
    def progress(self, view: ViewT) -> Progress:
        """Where the match stands, from what every view tells alike."""

    def question(self, view: ViewT) -> Phrase | None:
        """What the seats to act are asked, where their decision does not say it all: who shoots
        at them, say. From what every view tells alike; None: `ask-<decision>` says it.

        A phrase `asked-…` whose arguments are numbers and seats.
        """
        del view
        return None

    def say(self, kind: type[Event], field: str, value: object) -> Sayable:
        """How a value of an event is said; seats, tuples and what is hidden are done already."""
        del kind, field
        return value if isinstance(value, int) else str(value)

    def listings(self) -> tuple[Listing, ...]:
        """The tables of its rules: which cards there are."""
        return ()

    def printed(self, seats: int, options: OptionsT) -> Printed:
        """The game's printed data, as it is with these seats and options."""
        del seats, options
        return Printed()

    def new(
        self, seats: int, options: Mapping[str, object], seed: bytes, *, recording: bool = True
    ) -> State:
        """A match of so many seats, its chance all from the seed."""
        parsed = self.parse_options(seats, options)
        return self.start(seats, parsed, Chance(seed), recording=recording)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """A state in which all that the seat cannot know is drawn afresh.

        It is made from the seat's view alone, so it cannot know more than the seat does.
        """
        view = state.view(seat)
        assert isinstance(view, self.view_kind)
        return self.from_view(view, rng)

    def parse_options(self, seats: int, raw: Mapping[str, object]) -> OptionsT:
        self.check_seats(seats)
        return parse_options(self.options, raw, game=self.key, seats=seats)

    def check_seats(self, seats: int) -> None:
        counts = self.seat_counts
        if seats not in counts:
            raise BadInput(
                "bad-seats", game=self.key, seats=seats, least=counts[0], most=counts[-1]
            )

    def decision(self, key: str) -> Decision:
        return self._decisions[key]

    @cached_property
    def _decisions(self) -> dict[str, Decision]:
        return {decision.key: decision for decision in self.decisions}

    @property
    def all_event_kinds(self) -> tuple[type[Event], ...]:
        return CORE_EVENTS + self.event_kinds

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(clause for section in self.sections for clause in section.clauses)
