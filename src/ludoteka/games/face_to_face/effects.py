"""What a play does to its pile."""

from functools import cache
from typing import Final, Literal

import msgspec

from ludoteka.core.seats import Move
from ludoteka.games.face_to_face.cards import CARDS, HELP_UP, UP, Card, card_of, way_of
from ludoteka.games.face_to_face.piles import PileName

Kind = Literal["normal", "trick", "help"]

PILES: Final[tuple[PileName, ...]] = ("up", "down", "up", "down")
"""By the way that a move plays its card."""


class Play(msgspec.Struct, frozen=True):
    """What a play would do."""

    move: Move
    card: Card
    pile: PileName
    kind: Kind
    """Usual (FF-4), the backwards trick (FF-5), or help on the opponent's pile (FF-6)."""
    step: int
    """From the pile's top to the card: +11, −1, −10 …"""


def describe(moves: list[Move], shown: tuple[int, ...]) -> tuple[Play, ...]:
    """Moves with what they would do; `shown` are the four tops, one's own first."""
    return tuple([_play(move, shown[way_of(move)]) for move in moves if move])


@cache  # of 58 cards, four ways and 60 tops; they are asked for after every play
def _play(move: Move, top: int) -> Play:
    way = int(way_of(move))
    card = CARDS[card_of(move)]
    step = card - top
    kind: Kind = "help"
    if way < HELP_UP:
        kind = "normal" if (step > 0) == (way == UP) else "trick"
    return Play(move, card, PILES[way], kind, step)
