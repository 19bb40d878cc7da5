"""The entries of a table's log: facts in the past tense, each decided once and for all.

The log holds everything, secrets included (the server seed, every card): it never leaves
the server as it is. What a person may see of an entry is made in `sights`.
"""

from typing import Final, Literal

import msgspec

from ludoteka.core.events import kebab
from ludoteka.server.tables.clocks import ClockRule, NoClock

Mover = Literal["person", "bot", "stand-in", "auto"]
"""Who made a move: the seat's person, its bot, a bot for an absent person, or the table
because there was nothing to choose and the person had asked for it."""


NOTHING_SAID: Final = msgspec.Raw(b"[]")


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=kebab):
    """The base of all entries."""

    command: str = ""
    """The id that the client gave to the command, so that a retry changes nothing."""
    person: str = ""
    """Whose command it was; empty for the table's own acts."""


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


class Sat(Fact, frozen=True, kw_only=True):
    seat: int
    sitter: str
    name: str
    is_program: bool = False
    """The person is a program that plays over the network."""
    entropy: str = ""


class BotSat(Fact, frozen=True, kw_only=True):
    seat: int
    bot: str
    name: str


class HandedOver(Fact, frozen=True, kw_only=True):
    """A seat's person goes by another id or name from now on (logged in, was deleted);
    without a seat it is the host, who only watches."""

    seat: int | None
    sitter: str
    name: str
    former: str = ""


class Stood(Fact, frozen=True, kw_only=True):
    """A seat is free again; `removed` by the host."""

    seat: int
    removed: bool = False


class Readied(Fact, frozen=True, kw_only=True):
    seat: int
    ready: bool
    entropy: str = ""


class Started(Fact, frozen=True, kw_only=True):
    entropy: tuple[str, ...]
    rules: int
    events: msgspec.Raw
    bot_seed: str


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


class Said(Fact, frozen=True, kw_only=True):
    name: str
    text: str
    seat: int | None = None


class StoodIn(Fact, frozen=True, kw_only=True):
    """From now on a bot plays this seat until its person comes back."""

    seat: int
    why: Literal["expired", "relieved", "resigned"]


class Returned(Fact, frozen=True, kw_only=True):
    seat: int


class Rematched(Fact, frozen=True, kw_only=True):
    """The same people meet again at another table."""

    table: str


class Closed(Fact, frozen=True, kw_only=True):
    """Nobody plays on here."""

    why: Literal["host", "admin", "abandoned"]


AnyFact = (
    Created
    | Sat
    | BotSat
    | HandedOver
    | Stood
    | Readied
    | Started
    | Moved
    | TookBack
    | AskedBack
    | Answered
    | Said
    | StoodIn
    | Returned
    | Rematched
    | Closed
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyFact]] = msgspec.json.Decoder(AnyFact)

encode_fact = _encoder.encode


def decode_fact(body: bytes) -> AnyFact:
    return _decoder.decode(body)


def fact_kind(fact: AnyFact) -> str:
    return kebab(type(fact).__name__)
