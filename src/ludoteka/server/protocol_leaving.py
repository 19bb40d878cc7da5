"""Commands about leaving a match politely, and about matches that take days."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ludoteka.server.protocol_base import Command, SeatNumber

MOST_ANSWERS: Final = 20
MOST_WISHES: Final = 20
"""Each is compared with every legal move, of which there may be a thousand."""
LONGEST_VACATION: Final = 60


class Leave(Command, frozen=True, kw_only=True):
    """Let a bot play on for you. `return` takes the seat over again while the match
    runs; the result counts for you."""

    seat: SeatNumber


class Resign(Command, frozen=True, kw_only=True):
    """Leave the match to a bot for good. The seat is ranked after all others, however well the bot
    plays."""

    seat: SeatNumber


class OfferStop(Command, frozen=True, kw_only=True):
    """Offer everyone to end the match without a result. It ends when all people agree; bots
    always do. Without an answer the offer expires (see `stopping` of the table)."""

    seat: SeatNumber


class AnswerStop(Command, frozen=True, kw_only=True):
    """Agree to end the match without a result, or play on. The seat that made the
    offer withdraws it with `agree` false."""

    seat: SeatNumber
    agree: bool


class StandingAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What to answer when this seat is asked a question of one kind."""

    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    """The kind of question, such as `answer-shot`: `view.decision`."""
    moves: tuple[str, ...]
    """Moves as text, the best first: the first legal one is made. `answer missed-*` stands for
    every move that begins with `answer missed-`; `?` lets the server's stand-in choose. If none
    is legal, the person is waited for."""
    once: bool = False
    """Whether it is deleted after use."""

    def __post_init__(self) -> None:
        if len(self.moves) > MOST_WISHES:
            raise ValueError(f"at most {MOST_WISHES} moves")


class Standing(Command, frozen=True, kw_only=True):
    """Answers in advance for questions of a match with a slow clock. They replace earlier
    ones; without any, the seat answers itself. No one else learns of them. They are given after
    a delay like that of automatic answers."""

    seat: SeatNumber
    answers: Annotated[tuple[StandingAnswer, ...], Meta(max_length=MOST_ANSWERS)]


class Vacation(Command, frozen=True, kw_only=True):
    """Vacation from a match with a slow clock, for this many days: the seat's time does not run
    meanwhile. Everyone sees it. 0 ends it; unused days are kept."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=LONGEST_VACATION)]
