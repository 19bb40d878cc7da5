"""The server's answers over HTTP, as far as programs need them."""

from typing import Literal

import msgspec

from ludoteka.core.description import GameInfo

Bots = Literal["never", "later", "now"]
"""Whether bots may fill up a quick match."""
Status = Literal["open", "live", "over", "closed"]


class Invitation(msgspec.Struct, frozen=True):
    """A game of the server, and the bots that play it there."""

    info: GameInfo
    bots: tuple[str, ...]
    title: str = ""
    """In the language that the program asks for: English."""
    summary: str = ""


class Opened(msgspec.Struct, frozen=True):
    id: str
    path: str
    """Where people meet, below the server's address."""


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    host: str
    created: int
    updated: int
    to_act: tuple[int, ...]
    your_seats: tuple[int, ...] = ()
    your_turn: bool = False


class TablePage(msgspec.Struct, frozen=True):
    tables: tuple[TableLine, ...]
    next: int | None = None


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """Someone asks someone to a seat of a table."""

    id: str
    table: str
    seat: int | None
    """None: any that is free."""
    challenger: str
    challenged: str
    created: int
    status: Literal["open", "accepted", "declined", "withdrawn"]


class QuickState(msgspec.Struct, frozen=True, kw_only=True):
    """Where our quick match stands: ask every second or two while waiting."""

    state: Literal["none", "waiting", "ready"]
    game: str | None = None
    seats: int | None = None
    waiting: int = 0
    table: str | None = None
    """Where we have a seat."""


class News(msgspec.Struct, frozen=True, tag_field="type", tag="news"):
    """Tables that wait for us, and challenges to us."""

    waiting: tuple[TableLine, ...]
    challenges: tuple[Challenge, ...]


class Uploaded(msgspec.Struct, frozen=True):
    """A record that we gave to the server to replay."""

    id: str
    game: str
    uploaded: int
    public: bool
    path: str
