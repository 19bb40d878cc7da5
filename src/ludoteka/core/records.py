"""Records: one JSON document a match. Seed, options and moves reproduce it exactly."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ludoteka.core.errors import BadInput, IllegalMove
from ludoteka.core.fairness import Fairness, parse_seed
from ludoteka.core.game import Game
from ludoteka.core.results import Result
from ludoteka.core.seats import Seat
from ludoteka.core.state import State

FORMAT: Final = "ludoteka-record-1"


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there; `bot` names the bot that played."""

    name: str
    bot: str | None = None
    guest_of: str | None = None
    """Sat at the device of the person of this name."""
    figure: str | None = None
    """Of a bot: which one of the cast it was."""
    face: int | None = None
    """Of a person: the number from which pages draw the face."""


class RecordedMove(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A move as text, and when it was made, in milliseconds since the start."""

    seat: int
    text: str
    time: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play the match again."""

    format: str
    software: str
    game: str
    rules: int
    """The game's rules version."""
    options: dict[str, object]
    seats: tuple[SeatInfo, ...]
    started: str
    """Date and time in UTC, ISO 8601."""
    fairness: Fairness
    moves: tuple[RecordedMove, ...]
    result: Result | None = None


def encode_record(record: Record) -> bytes:
    """JSON that people can read: one move a line."""
    plain = msgspec.to_builtins(record)
    moves = plain.pop("moves")
    result = plain.pop("result")
    head = msgspec.json.format(msgspec.json.encode(plain), indent=1).decode()
    lines = ",\n  ".join(msgspec.json.encode(move).decode() for move in moves)
    tail = msgspec.json.encode(result).decode()
    opened = head.removesuffix("\n}")
    return f'{opened},\n "moves": [\n  {lines}\n ],\n "result": {tail}\n}}\n'.encode()


def decode_record(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("bad-record", problem=str(error).replace("`", "")) from None
    return check_format(record)


def check_format(record: Record) -> Record:
    if record.format != FORMAT:
        raise BadInput("bad-record-format", found=record.format, known=FORMAT)
    return record


def replay(game: Game, record: Record) -> Iterator[State]:
    """The state before the first move and, the same object, after every one of them."""
    if record.fairness.deal_seed is None:
        raise BadInput("no-seed")
    seed = parse_seed(record.fairness.deal_seed)
    state = game.new(len(record.seats), record.options, seed)
    game.by_rules(state, record.rules)
    yield state
    for number, made in enumerate(record.moves, start=1):
        try:
            state.play(Seat(made.seat), game.moves.parse(made.text))
        except (IllegalMove, BadInput) as error:
            raise BadInput("bad-record-move", number=number, problem=str(error)) from None
        yield state
