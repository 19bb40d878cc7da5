"""The facts of a table's log, in the past tense, as they are stored.

The log holds everything, secrets included (the server seed, every card): it never leaves
the server as it is. What a person may see of an entry is made in `sights`.
"""

from typing import Final, Literal

import msgspec

from ludoteka.core.events import kebab
from ludoteka.core.fairness import Edition, Hashes
from ludoteka.server.protocol import ClosedWhy, Meant
from ludoteka.server.tables.clocks import ClockRule, NoClock

Mover = Literal["person", "bot", "stand-in", "auto"]
"""Who made a move: the seat's person, its bot, a bot for an absent person, or the table
because there was nothing to choose and the person had asked for it."""


StoodInWhy = Literal["expired", "relieved", "resigned", "left"]
"""The time was up three times; the others asked for it; the person left for good, or for now."""

NOTHING_SAID: Final = msgspec.Raw(b"[]")


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=kebab):
    """The base of all entries."""

    command: str = ""
    """The id that the client gave to the command, so that a retry changes nothing."""
    person: str = ""
    """Whose command it was; empty for the table's own acts."""
    asked: str = ""
    """A digest of the command: the same id for something else is refused."""


class Created(Fact, frozen=True, kw_only=True):
    game: str
    seats: int
    options: dict[str, object]
    host: str
    title: str
    server_seed: str
    clock: ClockRule = NoClock()
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    auto_start: bool = False
    """Begins by itself as soon as every seat is taken and ready."""
    rematch_of: str = ""
    rated: bool = False
    """The host wants it rated; whether it will be, see `rating`."""
    several_seats: bool = False
    """Guests may take more than one seat, for others at their device."""
    vacation_days: int = 0
    """With a slow clock: how long each seat may be on vacation in this match."""
    meant: tuple[Meant, ...] = ()
    """By seat, while it is free; none: for everybody at a listed table, else for friends."""
    invite: str = ""
    """Ends the link for friends; none: seats for friends do not ask for it."""
    countdown: int = 0
    """Milliseconds between the last change and a start by itself."""


class Sat(Fact, frozen=True, kw_only=True):
    seat: int
    sitter: str
    name: str
    is_program: bool = False
    """The person is a program that plays over the network."""
    ready: bool = False
    """Sits down ready: who asked for a rematch."""
    account: bool = False
    """Not a guest."""
    owner: str = ""
    """Of a program: the account that made it."""
    guest_of: str = ""
    """Shares the device of the person of this name."""
    face: int | None = None
    """Older entries do not tell."""


class BotSat(Fact, frozen=True, kw_only=True):
    seat: int
    bot: str
    name: str
    figure: str = ""
    """Which one of the cast; older entries do not tell."""


class HandedOver(Fact, frozen=True, kw_only=True):
    """A seat's person goes by another id or name from now on (logged in, was deleted);
    without a seat it is the host, who only watches."""

    seat: int | None
    sitter: str
    name: str
    former: str = ""
    account: bool = False
    """The person has an account now, which counts until the deal."""
    face: int | None = None


class Stood(Fact, frozen=True, kw_only=True):
    """A seat is free again; `removed` by the host."""

    seat: int
    removed: bool = False


class Readied(Fact, frozen=True, kw_only=True):
    seat: int
    ready: bool


class Swapped(Fact, frozen=True, kw_only=True):
    """Two seats have changed places."""

    seat: int
    other: int


class Held(Fact, frozen=True, kw_only=True):
    """Whether the host keeps the table from beginning by itself."""

    on: bool


class Changed(Fact, frozen=True, kw_only=True):
    """The host has changed what is played: how it is from now on."""

    kept: tuple[int, ...]
    """The seats that stay, by their old numbers and in their order; new ones come after them."""
    seats: int
    options: dict[str, object]
    clock: ClockRule
    meant: tuple[Meant, ...]
    listed: bool
    spectators: bool
    chat: bool
    several_seats: bool
    rated: bool


class Contributing(Fact, frozen=True, kw_only=True):
    """The start: seating is closed, and the seats' clients commit themselves to entropy."""


class Committed(Fact, frozen=True, kw_only=True):
    """A seat's hash, perhaps already before the start."""

    seat: int
    hash: str


class Revealing(Fact, frozen=True, kw_only=True):
    """These are the hashes, by seat: no other will be taken."""

    hashes: Hashes


class Revealed(Fact, frozen=True, kw_only=True):
    """A seat's entropy: nobody else is told it before the deal."""

    seat: int
    entropy: str


class Started(Fact, frozen=True, kw_only=True):
    """The deal."""

    entropy: tuple[str, ...]
    rules: int
    events: msgspec.Raw
    bot_seed: str = ""
    """Edition 1 drew it; it follows from the seeds since."""
    edition: Edition = 1
    hashes: Hashes | None = None


class Moved(Fact, frozen=True, kw_only=True):
    seat: int
    move: str
    events: msgspec.Raw
    by: Mover = "person"
    expired: bool = False
    """The seat's time was up."""
    why: msgspec.Raw = NOTHING_SAID
    """What a bot said about it, as phrases: its secret until the match is over."""


class TookBack(Fact, frozen=True, kw_only=True):
    """The moves of these entries have not been made after all."""

    seat: int
    undone: tuple[int, ...]
    consent: bool = False
    """Everybody had agreed to it."""


class AskedBack(Fact, frozen=True, kw_only=True):
    """A seat asks everybody to let it take its last move back."""

    seat: int
    entry: int
    """The seq of the move."""


class Answered(Fact, frozen=True, kw_only=True):
    """A seat agreed to a take-back or refused it."""

    seat: int
    agreed: bool


class AskedRelief(Fact, frozen=True, kw_only=True):
    """Someone asks those who are here to let a bot play for a seat whose person is away."""

    seat: int


class AnsweredRelief(Fact, frozen=True, kw_only=True):
    """A seat agreed that a bot stands in for the absent one, or refused it."""

    seat: int
    agreed: bool


class Said(Fact, frozen=True, kw_only=True):
    name: str
    text: str
    seat: int | None = None
    face: int | None = None


class StoodIn(Fact, frozen=True, kw_only=True):
    """From now on a bot plays this seat until its person comes back."""

    seat: int
    why: StoodInWhy
    figure: str = ""
    """Which one of the cast plays; older entries do not tell."""


class Returned(Fact, frozen=True, kw_only=True):
    seat: int


class Rematched(Fact, frozen=True, kw_only=True):
    """The same people meet again at another table."""

    table: str


class Closed(Fact, frozen=True, kw_only=True):
    """Nobody plays on here."""

    why: ClosedWhy


class OfferedStop(Fact, frozen=True, kw_only=True):
    """A seat offers to end the match without a result."""

    seat: int
    until: int


class AnsweredStop(Fact, frozen=True, kw_only=True):
    """A seat agreed to that, or the offer is off: declined, or withdrawn by who made it."""

    seat: int
    agreed: bool


class WentOnVacation(Fact, frozen=True, kw_only=True):
    """The seat's slow clock stands still from now on until then; `until` now: no longer."""

    seat: int
    until: int


AnyFact = (
    Created
    | Sat
    | BotSat
    | HandedOver
    | Stood
    | Readied
    | Swapped
    | Held
    | Changed
    | Contributing
    | Committed
    | Revealing
    | Revealed
    | Started
    | Moved
    | TookBack
    | AskedBack
    | Answered
    | AskedRelief
    | AnsweredRelief
    | Said
    | StoodIn
    | Returned
    | Rematched
    | Closed
    | OfferedStop
    | AnsweredStop
    | WentOnVacation
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyFact]] = msgspec.json.Decoder(AnyFact)

encode_fact = _encoder.encode


def decode_fact(body: bytes) -> AnyFact:
    return _decoder.decode(body)


def fact_kind(fact: AnyFact) -> str:
    return kebab(type(fact).__name__)


def named_by(fact: AnyFact) -> tuple[str, ...]:
    """The people whose names or words a fact holds: where to look when one of them leaves."""
    match fact:
        case Sat() | HandedOver():
            return (fact.sitter,)
        case Said():
            return (fact.person,)
        case Created():
            return (fact.host,)
        case _:
            return ()
