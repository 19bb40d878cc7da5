"""Phrases of a game, independent of language: trees of message keys and arguments.

A phrase holds the full key of a Fluent message, so that anyone who has the Fluent files (the
terminal, a browser) can say it without knowing any rules. `docs/phrases.md` tells its JSON
form and how it is rendered.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple, get_args, get_type_hints

from ludoteka.core.errors import IllegalMove, LudotekaError
from ludoteka.core.events import BY_SEAT, CORE_EVENTS, Event, Hidden, event_name
from ludoteka.core.game import Game, Phrase, Player, Sayable
from ludoteka.core.results import Result
from ludoteka.core.seats import Move, Seat
from ludoteka.core.views import View

KEPT: Final = 8192
"""How many said values are kept: all cards of all games, and room for what is rare."""


class Telling(NamedTuple):
    """How one kind of event is told: its message, and its fields by their nature."""

    key: str
    fields: tuple[tuple[str, str], ...]


SEAT: Final = "seat"
BY_SEATS: Final = "by seat"
DECISION: Final = "decision"
PLAIN: Final = "plain"


def event_phrase(game: Game, event: Event) -> Phrase:
    """The sentence about an event, as it was received."""
    kind = type(event)
    told = telling(game.key, kind)
    arguments = {
        field: _field(game, kind, field, nature, getattr(event, field))
        for field, nature in told.fields
    }
    for field in kind.unsaid_of_oneself:
        if arguments[field] == arguments["seat"]:
            arguments[field] = None
    return Phrase(told.key, arguments)


@lru_cache(maxsize=KEPT)
def move_phrase(game: Game, move: Move) -> Phrase:
    return _in_full(game.key, game.move_phrase(move))


def hint_phrase(game: Game, view: View, move: Move) -> Phrase | None:
    """What would help to decide on a move, if there is something to say."""
    phrase = game.hint(view, move)
    return _in_full(game.key, phrase) if phrase else None


def decision_phrase(game: Game, key: str) -> Phrase:
    """What is asked."""
    return Phrase(f"{game.key}-ask-{key}")


def question_phrase(game: Game, view: View) -> Phrase | None:
    """What the seats to act are asked, with who brought it about; None: nobody is to act."""
    if view.decision is None:
        return None
    question = game.question(view)
    return _in_full(game.key, question) if question else decision_phrase(game, view.decision)


def refusal_phrase(game: Game, error: LudotekaError) -> Phrase:
    """Why something was refused. The clause of an illegal move is told beside it."""
    if isinstance(error, IllegalMove):
        return Phrase(f"{game.key}-refusal-{error.code}", {**error.arguments})
    return error_phrase(error)


def error_phrase(error: LudotekaError) -> Phrase:
    """An error that belongs to no game."""
    return Phrase(f"error-{error.code}", {**error.arguments})


def result_phrase(result: Result) -> Phrase:
    """Who won."""
    winners = tuple(Player(seat) for seat in result.winners)
    return Phrase("core-winners", {"winners": winners, "count": len(winners)})


def in_full(game: Game, phrase: Phrase) -> Phrase:
    """A phrase of the game (the name of a card, say) with the full keys of its messages."""
    return _in_full(game.key, phrase)


def _in_full(game: str, phrase: Phrase) -> Phrase:
    arguments = {name: _full_value(game, value) for name, value in phrase.arguments.items()}
    return Phrase(f"{game}-{phrase.key}", arguments)


def _full_value(game: str, value: Sayable) -> Sayable:
    if isinstance(value, Phrase):
        return _in_full(game, value)
    if isinstance(value, tuple):
        return tuple(_full_value(game, item) for item in value)
    return value


@cache
def telling(game: str, kind: type[Event]) -> Telling:
    owner = "core" if kind in CORE_EVENTS else game
    hints = get_type_hints(kind, include_extras=True)
    unsaid = {"rule", *kind.unsaid}
    fields = [name for name in kind.__struct_fields__ if name not in unsaid]
    return Telling(
        f"{owner}-event-{event_name(kind)}",
        tuple((name, _nature(name, hints[name])) for name in fields),
    )


def _nature(field: str, hint: object) -> str:
    if field == "decision":
        return DECISION
    if BY_SEAT in get_args(hint)[1:]:
        return BY_SEATS
    return SEAT if _mentions(hint, Seat) else PLAIN


def _mentions(hint: object, sought: object) -> bool:
    return hint is sought or any(_mentions(part, sought) for part in get_args(hint))


def _field(game: Game, kind: type[Event], field: str, nature: str, value: object) -> Sayable:
    if value is None or isinstance(value, Hidden):
        return value
    if isinstance(value, Result):
        return result_phrase(value)
    if nature == DECISION:
        return decision_phrase(game, str(value))
    if not isinstance(value, tuple):
        return _item(game, kind, field, nature, value)
    items = [_item(game, kind, field, nature, item) for item in value]
    if nature == BY_SEATS:
        return tuple(_by_seat(seat, item) for seat, item in enumerate(items))
    return tuple(items)


def _item(game: Game, kind: type[Event], field: str, nature: str, value: object) -> Sayable:
    if nature == SEAT and isinstance(value, int):
        return Player(value)
    return _said(game, kind, field, value)


@lru_cache(maxsize=KEPT)
def _said(game: Game, kind: type[Event], field: str, value: object) -> Sayable:
    return _full_value(game.key, game.say(kind, field, value))


def _by_seat(seat: int, item: Sayable) -> Phrase:
    # a number is said as text here: in lists, digits are not grouped
    value = str(item) if isinstance(item, int) else item
    return Phrase("core-by-seat", {"seat": Player(seat), "value": value})
