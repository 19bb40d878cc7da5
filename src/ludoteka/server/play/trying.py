"""Tries a reviewed decision again, in a worker process."""

from dataclasses import dataclass

import msgspec

from ludoteka.bots import with_figures
from ludoteka.core.records import Record, decode_record, replay
from ludoteka.core.seats import Seat
from ludoteka.core.state import State
from ludoteka.games import find_game
from ludoteka.review.sitting import judge_instead
from ludoteka.server.errors import Unknown
from ludoteka.server.protocol import Sight
from ludoteka.server.tables.offers import offers
from ludoteka.server.tables.sights import News, encode


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A decision as its seat saw it, with all that a board needs to show it."""

    game: str
    move: int
    """Which one of the match, from 1."""
    seat: int
    seats: tuple[str, ...]
    bots: tuple[str | None, ...]
    guests_of: tuple[str | None, ...]
    figures: tuple[str | None, ...]
    faces: tuple[int | None, ...]
    options: dict[str, object]
    started: str
    printed: msgspec.Raw
    sight: msgspec.Raw


@dataclass(frozen=True, slots=True)
class Trial:
    record: bytes
    number: int
    """Which move of the match, from 1."""
    move: str = ""
    """What is chosen now."""
    budget: int | None = None


def question(trial: Trial) -> bytes:
    record = decode_record(trial.record)
    game = find_game(record.game)
    state, seat = _before(record, trial.number)
    view, legal = state.view(seat), state.legal(seat)
    count = len(record.seats)
    people = with_figures(record.seats)
    printed = game.printed(count, game.parse_options(count, record.options))
    shown = Sight(
        seat=seat,
        events=News(game, ()).for_seat(seat),
        view=msgspec.Raw(encode(view)),
        moves=offers(game, view.decision, view, legal) if view.decision and legal else None,
    )
    return msgspec.json.encode(
        Question(
            game=record.game,
            move=trial.number,
            seat=seat,
            seats=tuple(info.name for info in people),
            bots=tuple(info.bot for info in people),
            guests_of=tuple(info.guest_of for info in people),
            figures=tuple(info.figure for info in people),
            faces=tuple(info.face for info in people),
            options=record.options,
            started=record.started,
            printed=msgspec.Raw(msgspec.json.encode(printed)),
            sight=msgspec.Raw(encode(shown)),
        )
    )


def judged(trial: Trial) -> bytes:
    """`null` for a decision that nobody judges."""
    record = decode_record(trial.record)
    _check_number(record, trial.number)
    return msgspec.json.encode(judge_instead(record, trial.number, trial.move, budget=trial.budget))


def _before(record: Record, number: int) -> tuple[State, Seat]:
    _check_number(record, number)
    seat = Seat(record.moves[number - 1].seat)
    for made, state in enumerate(replay(find_game(record.game), record)):
        if made == number - 1:
            return state, seat
    raise AssertionError("the record has fewer moves than it says")


def _check_number(record: Record, number: int) -> None:
    if not 1 <= number <= len(record.moves):
        raise Unknown("no-such-move", number=str(number)[:20])
