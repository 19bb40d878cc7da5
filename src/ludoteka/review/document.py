"""A review as a document: typed, versioned JSON that stands beside its record."""

from typing import Final, Literal

import msgspec

from ludoteka.core import BadInput

FORMAT: Final = "ludoteka-review-1"

Mark = Literal["find", "best", "good", "slip", "mistake", "blunder"]
"""From the best to the worst. `good` is also what is too close to call."""
MARKS: Final[tuple[Mark, ...]] = ("find", "best", "good", "slip", "mistake", "blunder")
WORSE: Final[tuple[Mark, ...]] = ("slip", "mistake", "blunder")

Chanced = Literal["deal", "draw", "turn", "take", "shuffle", "dice"]
"""In what chance showed: a card turned over, a card taken at random from a hand, the dice by
which bots chose …"""


class Alternative(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move, and what was expected of it. Errors are standard errors."""

    move: str
    win: float
    """The seat's chance to win."""
    behind: float
    """How much of it is lost against the best move, in the same worlds."""
    error: float
    """Of `behind`."""
    worlds: int
    """In how many worlds it was compared with the best one."""
    unit: float | None = None
    """What it leads to in the game's own unit: bulls, seals, lives."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A phrase as it stands in JSON (`docs/phrases.md`), so that it can be read back: a message
    with its arguments, or the name of who sits there."""

    key: str | None = None
    arguments: dict[str, "Said | str | int | list[Said | str | int] | None"] = {}
    seat: int | None = None


class Belief(msgspec.Struct, frozen=True):
    """What a seat could believe about another one."""

    seat: int
    chances: dict[str, float]
    """By what it could be (in BANG! by role), in sum 1."""


class Deck(msgspec.Struct, frozen=True):
    """Cards with numbers from 1, as far as a seat had seen them."""

    highest: int
    own: tuple[int, ...]
    unseen: tuple[int, ...]
    """What others might have held, or nobody."""
    gap: tuple[int, int] | None = None
    """The card behind which the played one would go, and the played one: what lies between might
    come first."""


class Knew(msgspec.Struct, frozen=True):
    """What a seat knew at a decision, for pictures of it."""

    beliefs: tuple[Belief, ...] = ()
    deck: Deck | None = None


class Judged(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat knew then."""

    move: int
    """Which move of the match it is, from 1."""
    seat: int
    kind: str
    """What was asked: the key of a decision of the game."""
    played: str
    best: str
    mark: Mark
    loss: float
    """The chance to win that the played move cost against the best one."""
    error: float
    clear: bool
    """Whether 95 % of the interval lies above zero."""
    wins: tuple[float, ...]
    """By seat, the chances if the best move is made, through the eyes of this seat."""
    win_error: float
    """Of the seat's own chance."""
    alternatives: tuple[Alternative, ...]
    """The best first, the played one among them."""
    considered: int
    """How many moves were looked at."""
    legal: int
    simulations: int
    reasons: tuple[Said, ...] = ()
    """What this seat could know of the played move and of the best one: whose role was suspected
    and why, what the board showed. Phrases with full keys."""
    knew: Knew | None = None
    """None in games that have no picture of it, and in reviews of former versions."""
    others: tuple[Alternative, ...] = ()
    """The other moves that were looked at, in fewer worlds: their values are rough."""


class Luck(msgspec.Struct, frozen=True):
    """What chance changed with one move; 0 is the deal with which the match begins."""

    move: int
    kind: Chanced
    change: tuple[float, ...]
    """By seat."""
    error: tuple[float, ...]
    before: tuple[float, ...]
    """What was expected before, by seat: the average over what could have come."""


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat: what it lost by decisions, and what luck gave it."""

    seat: int
    decisions: int
    """How many of its decisions were judged; forced ones do not count."""
    loss: float
    """On average per decision."""
    error: float
    accuracy: float
    marks: dict[str, int]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """Of a finished match. By seat: start + luck + decisions = result, exactly."""

    format: str
    software: str
    game: str
    rules: int
    deal: str
    """The commitment of its record: which match this is."""
    seed: int
    budget: int
    """Simulations for one decision."""
    start: tuple[float, ...]
    luck: tuple[float, ...]
    decisions: tuple[float, ...]
    """What all decisions of all seats changed."""
    result: tuple[float, ...]
    """Shares of the win."""
    adjusted: tuple[float, ...]
    """The result without luck."""
    unit: str | None
    lucks: tuple[Luck, ...]
    judged: tuple[Judged, ...]
    seats: tuple[SeatSummary, ...]
    """Those that were asked for."""


def encode_review(review: Review) -> bytes:
    return msgspec.json.format(msgspec.json.encode(review), indent=1) + b"\n"


def decode_review(data: bytes) -> Review:
    try:
        review = msgspec.json.decode(data, type=Review)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("bad-review", problem=str(error).replace("`", "")) from None
    if review.format != FORMAT:
        raise BadInput("bad-review-format", found=review.format, known=FORMAT)
    return review
