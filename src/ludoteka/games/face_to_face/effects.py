"""What a play would do to the pile that it goes to."""

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
    return tuple([_play(move, shown) for move in moves if move])


def _play(move: Move, shown: tuple[int, ...]) -> Play:
    way = int(way_of(move))
    card = CARDS[card_of(move)]
    step = card - shown[way]
    kind: Kind = "help"
    if way < HELP_UP:
        kind = "normal" if (step > 0) == (way == UP) else "trick"
    return Play(move, card, PILES[way], kind, step)
