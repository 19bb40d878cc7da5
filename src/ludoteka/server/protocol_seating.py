"""Commands before the deal: who sits where, what is played, and what each adds to the deal."""

from typing import Annotated, Literal

from msgspec import Meta

from ludoteka.server.protocol_base import Command, SeatNumber
from ludoteka.server.tables.clocks import ClockRule

Entropy = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
EntropyHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
FigureId = Annotated[str, Meta(max_length=20)]
Meant = Literal["friend", "anyone"]
"""Who a free seat is for: people with the table's link, or everyone who finds the table."""


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=80)] = ""
    """Hot-seat: the name of the person who sits here at the same device. At others' tables only
    where the host allows several seats."""
    ready: bool = False
    """Sit down ready, as browsers do; `ready` with false asks for a moment."""
    invite: Annotated[str, Meta(max_length=64)] = ""
    """What the link ended with, after `#`: at a listed table, seats for friends need it."""


class AddBot(Command, frozen=True, kw_only=True):
    """The host seats a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=80)]
    """Its level."""
    figure: FigureId = ""
    """Which one of the cast; empty: a free one whose usual strength is nearest."""
    instead: bool = False
    """Also replace a person who is not ready, or whose connection is lost. They may sit down
    again elsewhere."""


class Stand(Command, frozen=True, kw_only=True):
    """Leave your seat before the start."""

    seat: SeatNumber


class Remove(Command, frozen=True, kw_only=True):
    """The host frees a seat before the start; its person cannot sit down here again."""

    seat: SeatNumber


class Ready(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    ready: bool = True


class Swap(Command, frozen=True, kw_only=True):
    """The host lets two seats change places before the start, taken or free."""

    seat: SeatNumber
    other: SeatNumber


class Hold(Command, frozen=True, kw_only=True):
    """The host keeps a table from starting by itself, or (`on` is false) lets it."""

    on: bool = True


class Change(Command, frozen=True, kw_only=True):
    """The host changes the settings before the start. No one loses their seat: free seats
    go first, then bots, never people. What is not given stays as it is."""

    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[str, object] | None = None
    clock: ClockRule | None = None
    meant: Annotated[tuple[Meant, ...], Meta(max_length=10)] | None = None
    """Who each free seat is for; one entry for each seat after the change."""
    listed: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    several_seats: bool | None = None
    rated: bool | None = None
    """When a match becomes rated, everyone at the table is asked again to be ready."""


class Start(Command, frozen=True, kw_only=True):
    """The host starts the match; every seat must be taken and all others ready. Cards are dealt
    when the seats' clients have contributed (see `commit`), or when the time for that is up."""


class Commit(Command, frozen=True, kw_only=True):
    """The hash of the entropy that this seat will reveal: once, before the hashes are fixed.

    `SHA-256("ludoteka-entropy-2\\n" + commitment + "\\n" + seat + "\\n" + entropy)`, with the
    entropy in hexadecimal. Draw it after seeing the table's commitment.
    """

    seat: SeatNumber
    hash: EntropyHash


class Reveal(Command, frozen=True, kw_only=True):
    """The entropy that a seat has committed itself to; only in the phase `reveal`, after checking
    that your own hash is among those that were fixed."""

    seat: SeatNumber
    entropy: Entropy
