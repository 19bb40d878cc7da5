"""What goes over the socket of a table: commands one way, messages the other.

JSON, one object a frame. A command has `do` and, except `ping`, an `id` that the client
makes up: the same id sent again is answered again and done once. A message has `type`.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludoteka.core.events import Event
from ludoteka.core.fairness import Edition, Hashes
from ludoteka.core.game import Phrase
from ludoteka.core.results import Result
from ludoteka.server import protocol_base as base
from ludoteka.server import protocol_leaving as leaving
from ludoteka.server import protocol_seating as seating
from ludoteka.server.protocol_offers import LegalMoves
from ludoteka.server.tables.clocks import ClockRule

Command = base.Command
CommandId = base.CommandId
SeatNumber = base.SeatNumber
LONGEST_CHAT: Final = 500
Meant = seating.Meant


# -- Commands --------------------------------------------------------------------------

Sit = seating.Sit
AddBot = seating.AddBot
Stand = seating.Stand
Remove = seating.Remove
Ready = seating.Ready
Swap = seating.Swap
Hold = seating.Hold
Change = seating.Change
Start = seating.Start
Commit = seating.Commit
Reveal = seating.Reveal
Leave = leaving.Leave
Resign = leaving.Resign
OfferStop = leaving.OfferStop
AnswerStop = leaving.AnswerStop
Standing = leaving.Standing
StandingAnswer = leaving.StandingAnswer
Vacation = leaving.Vacation


class Play(Command, frozen=True, kw_only=True):
    """Make a move, as text (`play 55`)."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]
    after: int | None = None
    """The seq that the person saw. A move for an older one is refused if the question changed."""


class TakeBack(Command, frozen=True, kw_only=True):
    """Take your last move back. If someone has learned from it, this asks the others to agree."""

    seat: SeatNumber


class Answer(Command, frozen=True, kw_only=True):
    """Agree to a take-back that was asked for, or refuse it."""

    seat: SeatNumber
    agree: bool


class Say(Command, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class Automate(Command, frozen=True, kw_only=True):
    """Whether decisions with only one answer are made for this seat, after delays like those of
    its choices."""

    seat: SeatNumber
    on: bool


class Return(Command, frozen=True, kw_only=True):
    """Take your seat over again from the bot that stood in."""

    seat: SeatNumber


class Relieve(Command, frozen=True, kw_only=True):
    """Let a bot stand in for a person who is away: with a clock once their time has run
    out, without one after minutes, and only if all people who are present agree. This asks
    them."""

    seat: SeatNumber


class AnswerRelief(Command, frozen=True, kw_only=True):
    """Agree that a bot stands in for the absent seat, or refuse it."""

    seat: SeatNumber
    """Your own."""
    agree: bool


class Rematch(Command, frozen=True, kw_only=True):
    """Open a table for the same people, each of them one seat further on."""


class Close(Command, frozen=True, kw_only=True):
    """The host closes a table before its match starts; a person who is alone with bots ends the
    match without a result."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    pass


class Visible(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="visible"
):
    """Whether the page is in view: then no notification is sent about this table. No one else
    learns of it, and there is no answer."""

    on: bool


TableCommand = (
    Sit
    | AddBot
    | Stand
    | Remove
    | Ready
    | Swap
    | Hold
    | Change
    | Start
    | Commit
    | Reveal
    | Play
    | TakeBack
    | Answer
    | Say
    | Automate
    | Return
    | Leave
    | Resign
    | OfferStop
    | AnswerStop
    | Standing
    | Vacation
    | Relieve
    | AnswerRelief
    | Rematch
    | Close
)
AnyCommand = TableCommand | Ping | Visible


# -- Messages --------------------------------------------------------------------------


class TableSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its player, as everyone sees them."""

    seat: int
    kind: Literal["free", "person", "program", "bot"]
    name: str = ""
    person: str | None = None
    """The id of the profile; absent for bots and free seats."""
    face: int | None = None
    """Of a person, as they have chosen it; pages draw from it."""
    bot: str | None = None
    """Its level, or the name of another kind of bot."""
    figure: str | None = None
    """Of a bot: which one of the cast it is. Name and face come from it; `name` is the English
    one."""
    ready: bool = False
    stand_in: bool = False
    """A bot plays for the person."""
    stand_in_figure: str | None = None
    """Which one of the cast plays for the person."""
    left: bool = False
    """The person has left the seat to a bot, and may come back."""
    resigned: bool = False
    vacation: int | None = None
    """Until when the seat's slow clock is stopped, or was stopped last."""
    vacation_used: int = 0
    """Milliseconds of vacation in this match, up to then."""
    late: bool = False
    """Its time has run out, and it has not moved since."""
    guest_of: str | None = None
    """Sits at the device of the person of this name: show it, as in “Peter (with Ann)”."""
    meant: Meant | None = None
    """Of a free seat: who may take it."""


Unrated = Literal[
    "casual", "alone", "guest", "several-seats", "own-bot", "taken-back", "gone", "relieved",
    "stopped",
]  # fmt: skip
"""Why a match is not rated: the host did not want it; there are not two people; someone had no
account at the deal; someone has several seats; someone plays with a bot of their own; a move was
taken back with the others' consent; all opponents have deleted their accounts; all opponents were
replaced by bots; it was ended without a result."""

ClosedWhy = Literal["host", "admin", "abandoned", "agreed", "alone", "untouched"]
"""Why a table is closed: by its host, or by a host of the server; nobody was waiting there any
more; everyone agreed to stop; a person who was alone with bots ended it; or nobody came back to
a match against bots for days. In the last three cases there was a match, without a result."""


class StopOffer(msgspec.Struct, frozen=True):
    """Someone offers to end the match without a result."""

    seat: int
    until: int
    """When it expires."""
    agreed: tuple[int, ...]
    """The seats that have agreed, bots left out."""
    asked: tuple[int, ...]
    """The seats of all people who have to agree."""


class FairnessInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment from the beginning, hashes when they are fixed, entropy from the deal on,
    seeds after the end."""

    commitment: str
    edition: Edition = 2
    """1: the match began before seats committed themselves."""
    phase: Literal["commit", "reveal"] | None = None
    """What the start waits for: hashes, or their entropy. The table is still `open`."""
    committed: tuple[int, ...] = ()
    """The seats whose hashes are here."""
    revealed: tuple[int, ...] = ()
    """The seats whose entropy is here."""
    hashes: Hashes | None = None
    """By seat, fixed when the phase `reveal` begins; null: none."""
    entropy: tuple[str, ...] | None = None
    """By seat, from the deal on; empty: none."""
    server_seed: str | None = None
    deal_seed: str | None = None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everyone at it sees it, apart from the game."""

    id: str
    game: str
    title: str
    status: Literal["open", "live", "over", "closed"]
    host: str
    seats: tuple[TableSeat, ...]
    options: dict[str, object]
    clock: ClockRule
    listed: bool
    spectators: bool
    chat: bool
    auto_start: bool
    created: int
    fairness: FairnessInfo
    asked_back: int | None = None
    """The seat that asks to take its last move back."""
    agreed: tuple[int, ...] = ()
    relieving: int | None = None
    """The seat where a bot is to stand in, if all people who are present agree."""
    relief_agreed: tuple[int, ...] = ()
    stopping: StopOffer | None = None
    """The last offer to end the match without a result, if nobody has declined it; it expires at
    `until`."""
    closed: ClosedWhy | None = None
    vacation_days: int = 0
    """With a slow clock: how long each seat may be on vacation in this match."""
    rated: bool = False
    """The host wants the match rated."""
    unrated: Unrated | None = None
    """Why it would not be rated now."""
    several_seats: bool = False
    """Whether guests may take several seats."""
    held: bool = False
    """The host keeps it from starting by itself."""
    starts_at: int | None = None
    """When it starts by itself, if nothing changes: all seats are taken and ready."""
    rematch: str | None = None
    result: Result | None = None


class ClockInfo(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat, and the deadlines of those that have to decide."""

    left: tuple[int, ...]
    deadlines: dict[int, int]


class Happened(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an entry of the log was, as everyone may know it."""

    kind: str
    at: int
    seat: int | None = None
    by: str | None = None
    undone: tuple[int, ...] = ()
    expired: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of the chat."""

    seq: int
    at: int
    name: str
    text: str
    seat: int | None
    person: str = ""
    """Who said it: the id of the profile."""
    face: int | None = None


class LinePage(msgspec.Struct, frozen=True):
    """Lines of the chat, oldest first."""

    lines: tuple[Line, ...]
    earlier: bool
    """Whether there are older ones: ask again with the `seq` of the first as `before`."""


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' persons are here; since when the others are away."""

    here: tuple[int, ...]
    away: dict[int, int]
    spectators: int
    watchers: tuple[str, ...] = ()
    """Names of spectators who let theirs be shown, up to a few; `spectators` counts all."""
    relieve_after: int = 0
    """Milliseconds of absence after which `relieve` is possible, at a table without a clock."""


class You(msgspec.Struct, frozen=True):
    person: str
    name: str
    seats: tuple[int, ...]
    is_host: bool
    invite: str = ""
    """For the host and people with a seat: with `#` and this at its end, the table's link also lets
    friends take the seats that are meant for them."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Everything, up to `seq`: the first message, and again whenever your own seats change.

    Sights hold the events after `since`: the seq that the client had, or -1 (all of them) if
    moves that it had seen were taken back meanwhile.
    """

    seq: int
    now: int
    since: int
    you: You
    table: TableInfo
    clock: ClockInfo | None
    sights: tuple[msgspec.Raw, ...]
    lines: tuple[Line, ...]
    """The last hundred."""
    presence: Presence
    hurry: bool = False
    """Whether the table's bots think less than usual, because many people wait for bots."""
    earlier_lines: bool = False
    """Whether there are older ones, to be read over HTTP."""


class Update(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="update"
):
    """One entry of the log. `seq` rises by one; after a gap, connect again."""

    seq: int
    happened: Happened
    table: TableInfo | None = None
    """Present when something on it changed."""
    clock: ClockInfo | None = None
    sights: tuple[msgspec.Raw, ...] = ()
    line: Line | None = None


class Sight(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat sees (null: a spectator): new events, the view, and its legal moves."""

    seat: int | None
    events: tuple[msgspec.Raw, ...]
    """`{seq, event, said}`: the event as this seat received it and its sentence as a phrase."""
    view: msgspec.Raw
    moves: LegalMoves | None = None
    """What the seat may do now; absent when it has nothing to decide."""
    take_back: bool = False
    """Whether this seat may take its last move back without asking anyone."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as this reader received it, with its sentence."""

    seq: int
    event: Event
    said: Phrase | None = None
    """Absent where a log shows nothing: such an event only updates the board."""


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The command took effect, with this entry (or had done so before)."""

    id: str
    seq: int
    table: str | None = None
    """The new table of a rematch."""


class Refused(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="refused"
):
    """The command had no effect, and why."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None
    retry_after: float | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    now: int


ByeReason = Literal["stopping", "slow", "removed", "replaced"]


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket; connect again with `since`.

    `removed`: the table is for its players only; `replaced`: the session has ended.
    """

    reason: ByeReason


class TurnedAway(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="turned-away",
):
    """The last message of a socket that is not let in, or cannot be kept: why.

    It is closed with the same `code` as its reason, and with 4000 + the HTTP status that a
    request would have had.
    """

    code: str
    sentence: str
    retry_after: float | None = None
    """Seconds to wait before another attempt."""


class Hurry(msgspec.Struct, frozen=True, tag_field="type", tag="hurry"):
    """The table's bots think less than usual from now on, because many people wait for bots, or
    (`on` is false) no longer. It depends on the server, not on any seat."""

    on: bool


Message = Welcome | Update | Presence | Hurry | Done | Refused | Pong | Bye | TurnedAway
