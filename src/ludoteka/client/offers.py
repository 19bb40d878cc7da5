"""Legal moves with their sentences and hints, read from the form in which they are sent."""

from collections.abc import Sequence
from typing import cast

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.game import Phrase, Player, Sayable
from ludoteka.server.protocol_offers import LegalMoves, Row


class LegalMove(msgspec.Struct, frozen=True):
    """A legal move: its text, its clause, its sentence, and what helps to decide."""

    move: str
    rule: str
    said: Phrase
    hint: Phrase | None = None


def legal_moves(offer: LegalMoves) -> list[LegalMove]:
    """All that was sent of them, each by itself."""
    phrases: list[Phrase] = []
    for row in offer.phrases:
        phrases.append(_phrase(offer, row, phrases))  # rows refer to earlier ones
    return [
        LegalMove(
            group.beginning + ending.end,
            offer.rule,
            _phrase(offer, ending.said, phrases),
            None if ending.hint is None else phrases[ending.hint],
        )
        for group in offer.groups
        for ending in group.moves
    ]


def _phrase(offer: LegalMoves, row: Row, phrases: Sequence[Phrase]) -> Phrase:
    number, *values = row
    key, *names = offer.forms[cast(int, number)]
    arguments = [_argument(value, phrases) for value in values]
    return Phrase(key, dict(zip(names, arguments, strict=True)))


def _argument(value: object, phrases: Sequence[Phrase]) -> Sayable:
    match value:
        case [int(number)]:
            return phrases[number]
        case {"list": [*items]}:
            return tuple(_argument(item, phrases) for item in items)
        case {"seat": int(seat)}:
            return Player(seat)
        case {"hidden": int(count)}:
            return Hidden(count)
        case str() | int() | None:
            return value
        case _:
            raise ValueError(f"not an argument of a phrase: {value!r}")
