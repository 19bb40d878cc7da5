"""Events: frozen facts in the past tense, each with its clause, each field with its readers.

Every field of an event says who may read it; a field that says nothing makes the event
unusable (hidden information fails closed):

    class CardChosen(Event, frozen=True, gc=False):
        seat: Public[Seat]
        card: Secret[Card]          # only the seat named in the field `seat`

`redact` is the only way from an event to what a seat receives.
"""

from functools import cache
from typing import Annotated, ClassVar, Final, TypeVar, get_args, get_type_hints

import msgspec

from ludoteka.core.results import Result
from ludoteka.core.seats import Seat

T = TypeVar("T")


class Hidden(msgspec.Struct, frozen=True):
    """Something that this reader may not know, and how many of it there are."""

    hidden: int


class Readers(msgspec.Struct, frozen=True):
    """Who may read a field: everybody, or the seats held by the named fields."""

    fields: tuple[str, ...] | None


PUBLIC: Final = Readers(None)
OWNER: Final = Readers(("seat",))

BY_SEAT: Final = "by seat"
"""Marks a tuple that has one item a seat."""

Public = Annotated[T, PUBLIC]
Secret = Annotated[T | Hidden, OWNER]
BySeat = Annotated[tuple[T, ...], BY_SEAT]


def seen_by(*fields: str) -> Readers:
    """For `Annotated[Card | Hidden, seen_by("seat", "victim")]`."""
    return Readers(fields)


@cache
def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """The base of all events."""

    unsaid: ClassVar[tuple[str, ...]] = ()
    """Fields that the sentence about the event does not tell."""
    unsaid_of_oneself: ClassVar[tuple[str, ...]] = ()
    """Seats that the sentence leaves out where they are the event's own `seat`."""
    logged: ClassVar[bool] = True
    """Whether a log shows it; what only keeps observers up to date would be noise there."""
    telling: ClassVar[int] = 600
    """Milliseconds that a client takes to show it, if it is logged; live clocks wait for that."""
    reveals: ClassVar[bool] = True
    """Whether it tells anyone what they could not know. A kind that says nothing reveals.

    It does not if its open fields follow from the move and from what everybody knew, and
    who may read its secret ones knew them before. See `take_back`.
    """

    rule: Public[str]
    """The clause that caused it."""


class Asked(Event, frozen=True, gc=False):
    """From now on these seats owe this decision, independently of one another."""

    logged: ClassVar[bool] = False
    reveals: ClassVar[bool] = False

    seats: Public[tuple[Seat, ...]]
    decision: Public[str]
    """The key of a decision of the game."""


class Ended(Event, frozen=True, gc=False):
    """The match is over."""

    result: Public[Result]


CORE_EVENTS: Final[tuple[type[Event], ...]] = (Asked, Ended)


def event_name(kind: type[Event]) -> str:
    return kebab(kind.__name__)


@cache
def readers(kind: type[Event]) -> dict[str, Readers]:
    """Who may read each field of this kind of event; an error if a field does not say."""
    found: dict[str, Readers] = {}
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:
        marks = [mark for mark in get_args(hints[name])[1:] if isinstance(mark, Readers)]
        if len(marks) != 1:
            raise TypeError(f"{kind.__name__}.{name} must say who may read it, once")
        found[name] = marks[0]
        for owner in marks[0].fields or ():
            if owner not in kind.__struct_fields__:
                raise TypeError(f"{kind.__name__}.{name} is for the unknown field {owner!r}")
    return found


@cache
def _secrets(kind: type[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(
        (name, reader.fields) for name, reader in readers(kind).items() if reader.fields is not None
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as this seat (None: a spectator) receives it."""
    changes: dict[str, Hidden] = {}
    for name, owners in _secrets(type(event)):
        for owner in owners:
            if seat is not None and getattr(event, owner) == seat:
                break
        else:
            changes[name] = hide(getattr(event, name))
    return msgspec.structs.replace(event, **changes) if changes else event


def hide(value: object) -> Hidden:
    if isinstance(value, Hidden):
        return value
    return Hidden(len(value) if isinstance(value, tuple) else 1)
