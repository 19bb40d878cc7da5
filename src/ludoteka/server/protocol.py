"""What goes over the socket of a table: commands one way, messages the other.

JSON, one object a frame. A command has `do` and, except `ping`, an `id` that the client
makes up: the same id sent again is answered again and done once. A message has `type`.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludoteka.core.events import Event, kebab
from ludoteka.core.fairness import Edition, Hashes
from ludoteka.core.game import Phrase
from ludoteka.core.results import Result
from ludoteka.server.tables.clocks import ClockRule

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Entropy = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
EntropyHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
LONGEST_CHAT: Final = 500


# -- Commands --------------------------------------------------------------------------


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=kebab
):
    """The base of all commands."""

    id: CommandId


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=80)] = ""
    """Hot-seat: the name of the person who sits here at the same device. At others' tables only
    where the host allows several seats."""


class AddBot(Command, frozen=True, kw_only=True):
    """The host seats a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=80)]


class Stand(Command, frozen=True, kw_only=True):
    """Leave one's seat before the start."""

    seat: SeatNumber


class Remove(Command, frozen=True, kw_only=True):
    """The host frees a seat before the start; its person cannot sit down here again."""

    seat: SeatNumber


class Ready(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    ready: bool = True


class Start(Command, frozen=True, kw_only=True):
    """The host begins; every seat must be taken and all others ready. Cards are dealt when
    the seats' clients have contributed (see `commit`), or when the time for that is up."""


class Commit(Command, frozen=True, kw_only=True):
    """The hash of the entropy that this seat will reveal: once, before the hashes are fixed.

    `SHA-256("ludoteka-entropy-2\\n" + commitment + "\\n" + seat + "\\n" + entropy)`, with the
    entropy in hexadecimal. Draw it after seeing the table's commitment.
    """

    seat: SeatNumber
    hash: EntropyHash


class Reveal(Command, frozen=True, kw_only=True):
    """The entropy that a seat has committed itself to; only in the phase `reveal`, after checking
    that one's own hash is among those that were fixed."""

    seat: SeatNumber
    entropy: Entropy


class Play(Command, frozen=True, kw_only=True):
    """Make a move, as text (`play 55`)."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]
    after: int | None = None
    """The seq that the person saw. A move for an older one is refused if the question changed."""


class TakeBack(Command, frozen=True, kw_only=True):
    """Take one's last move back; where somebody learned from it, this asks for consent."""

    seat: SeatNumber


class Answer(Command, frozen=True, kw_only=True):
    """Agree to a take-back that was asked for, or refuse it."""

    seat: SeatNumber
    agree: bool


class Say(Command, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class Automate(Command, frozen=True, kw_only=True):
    """Whether decisions without choice are made for this seat, after delays like those of its
    choices."""

    seat: SeatNumber
    on: bool


class Return(Command, frozen=True, kw_only=True):
    """Take one's seat over again from the bot that stood in."""

    seat: SeatNumber


class Resign(Command, frozen=True, kw_only=True):
    """Leave the match to a bot for good."""

    seat: SeatNumber


class Relieve(Command, frozen=True, kw_only=True):
    """Let a bot stand in for a seat whose person is away: with a clock once its time has run
    out, without one after minutes, and only if all people who are here agree. This asks them."""

    seat: SeatNumber


class AnswerRelief(Command, frozen=True, kw_only=True):
    """Agree that a bot stands in for the absent seat, or refuse it."""

    seat: SeatNumber
    """One's own."""
    agree: bool


class Rematch(Command, frozen=True, kw_only=True):
    """Open a table for the same people, each one seat further."""


class Close(Command, frozen=True, kw_only=True):
    """The host closes a table that has not begun."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    pass


TableCommand = (
    Sit
    | AddBot
    | Stand
    | Remove
    | Ready
    | Start
    | Commit
    | Reveal
    | Play
    | TakeBack
    | Answer
    | Say
    | Automate
    | Return
    | Resign
    | Relieve
    | AnswerRelief
    | Rematch
    | Close
)
AnyCommand = TableCommand | Ping


# -- Messages --------------------------------------------------------------------------


class SeatCard(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there, as everybody sees it."""

    seat: int
    kind: Literal["free", "person", "program", "bot"]
    name: str = ""
    person: str | None = None
    """The id of the profile; absent for bots and free seats."""
    bot: str | None = None
    ready: bool = False
    stand_in: bool = False
    """A bot plays for the person."""
    resigned: bool = False
    late: bool = False
    """Its time has run out, and it has not moved since."""
    guest_of: str | None = None
    """Sits at the device of the person of this name: show it, as in “Peter (with Ann)”."""


Unrated = Literal[
    "casual", "alone", "guest", "several-seats", "own-bot", "taken-back", "gone", "relieved"
]
"""Why a match is not rated: the host did not want it; there are not two people; somebody had no
account at the deal; somebody has several seats; somebody plays with a bot of their own; a move was
taken back with the others' consent; all opponents have deleted their accounts; all opponents were
replaced by bots."""


class FairnessCard(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment from the beginning, hashes when they are fixed, entropy from the deal on,
    seeds after the end."""

    commitment: str
    edition: Edition = 2
    """1: the match began before seats committed themselves."""
    phase: Literal["commit", "reveal"] | None = None
    """What the start waits for: hashes, or what they stand for. The table is still `open`."""
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


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody at it sees it, apart from the game."""

    id: str
    game: str
    title: str
    status: Literal["open", "live", "over", "closed"]
    host: str
    seats: tuple[SeatCard, ...]
    options: dict[str, object]
    clock: ClockRule
    listed: bool
    spectators: bool
    chat: bool
    auto_start: bool
    created: int
    fairness: FairnessCard
    asked_back: int | None = None
    """The seat that asks to take its last move back."""
    agreed: tuple[int, ...] = ()
    relieving: int | None = None
    """The seat for which a bot is to stand in, if all people who are here agree."""
    relief_agreed: tuple[int, ...] = ()
    rated: bool = False
    """The host wants the match rated."""
    unrated: Unrated | None = None
    """Why it will not be, as things stand now."""
    several_seats: bool = False
    """Whether guests may take several seats."""
    rematch: str | None = None
    result: Result | None = None


class ClockCard(msgspec.Struct, frozen=True):
    """Milliseconds in the bank of each seat, and the deadlines of those who think."""

    left: tuple[int, ...]
    deadlines: dict[int, int]


class Happened(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an entry of the log was, as everybody may know it."""

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


class LinePage(msgspec.Struct, frozen=True):
    """Lines of the chat in the order in which they were said."""

    lines: tuple[Line, ...]
    earlier: bool
    """Whether there are older ones: ask again with the `seq` of the first as `before`."""


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' persons are here; since when the others are away."""

    here: tuple[int, ...]
    away: dict[int, int]
    spectators: int
    relieve_after: int = 0
    """Milliseconds of absence after which `relieve` may be asked for, at a table without a
    clock."""


class You(msgspec.Struct, frozen=True):
    person: str
    name: str
    seats: tuple[int, ...]
    is_host: bool


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Everything, up to `seq`: the first message, and again whenever one's own seats change.

    Sights hold the events after `since`: the seq that the client had, or -1 (all of them) if
    moves that it had seen were taken back meanwhile.
    """

    seq: int
    now: int
    since: int
    you: You
    table: TableCard
    clock: ClockCard | None
    sights: tuple[msgspec.Raw, ...]
    lines: tuple[Line, ...]
    """The last hundred."""
    presence: Presence
    hurry: bool = False
    """Whether the table's bots think shorter than usual, because many wait for bots."""
    earlier_lines: bool = False
    """Whether there are older ones, for which one asks over HTTP."""


class Update(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="update"
):
    """One entry of the log. `seq` rises by one; after a gap, connect again."""

    seq: int
    happened: Happened
    table: TableCard | None = None
    """Present when something on it changed."""
    clock: ClockCard | None = None
    sights: tuple[msgspec.Raw, ...] = ()
    line: Line | None = None


class Sight(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat sees (None: a spectator): news, the view, and its legal moves."""

    seat: int | None
    events: tuple[msgspec.Raw, ...]
    """`{seq, event, said}`: the event as this seat received it and its sentence as a phrase."""
    view: msgspec.Raw
    moves: tuple[msgspec.Raw, ...] = ()
    """`{move, rule, said, hint}`: what the seat may do now; empty when it owes nothing."""
    take_back: bool = False
    """Whether this seat may take its last move back without asking anybody."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as these eyes received it, with its sentence."""

    seq: int
    event: Event
    said: Phrase | None = None
    """Absent where a log shows nothing: such an event only keeps pictures up to date."""


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: its text, its clause, its sentence, and what helps to decide."""

    move: str
    rule: str
    said: Phrase
    hint: Phrase | None = None


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


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket; connect again with `since`.

    `removed`: the table is for its players only; `replaced`: the session has ended.
    """

    reason: Literal["stopping", "slow", "removed", "replaced"]


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
    """Seconds after which it may do."""


class Hurry(msgspec.Struct, frozen=True, tag_field="type", tag="hurry"):
    """The table's bots think shorter than usual from now on, because many wait for bots, or
    (`on` is false) no longer. It tells of the server, not of any seat."""

    on: bool


Message = Welcome | Update | Presence | Hurry | Done | Refused | Pong | Bye | TurnedAway
