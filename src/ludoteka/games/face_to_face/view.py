"""The view of a seat in Face to Face."""

from typing import Final

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.core.views import View
from ludoteka.games.face_to_face.cards import DECK, HIGHEST, LOWEST, TOP, TRICK_STEP, Card
from ludoteka.games.face_to_face.effects import Play
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.piles import Laid

HIDDEN: Final = tuple(Hidden(count) for count in range(len(DECK) + 1))
"""So many hidden cards."""


class Outlook(msgspec.Struct, frozen=True):
    """What may still come to a pile of one's own, by what it shows."""

    trick: Card | None
    """The card of the backwards trick (FF-5); None, if there is no such card."""
    left: int
    """How many numbers may still come in the usual way (FF-4)."""


def _outlook(trick: int, left: int) -> Outlook:
    return Outlook(Card(trick) if LOWEST <= trick <= HIGHEST else None, max(0, left))


OUTLOOK_UP: Final = tuple(_outlook(top - TRICK_STEP, HIGHEST - top) for top in range(TOP + 1))
OUTLOOK_DOWN: Final = tuple(_outlook(top + TRICK_STEP, top - LOWEST) for top in range(TOP + 1))
"""By what the pile shows."""


class FaceToFaceView(View, frozen=True, kw_only=True):
    options: FaceToFaceOptions
    wins: tuple[int, ...]
    """Games of this match that each seat has won."""
    starter: Seat
    """Who began this game."""
    turn: Seat
    """Whose turn it is; in the end, whose it was."""
    turns: int
    """Which turn of this game it is, from 1; in the end, how many there were."""
    plays: int
    """Cards played in this turn."""
    helped: bool
    """Whether one of them went to the opponent (FF-6)."""
    up: tuple[tuple[Laid, ...], ...]
    """The ascending piles by seat, from below, without the direction card 1."""
    down: tuple[tuple[Laid, ...], ...]
    """The descending piles by seat, from below, without the direction card 60."""
    hands: tuple[tuple[Card, ...] | Hidden, ...]
    """By seat, ascending. Open when the match is over (FF-12)."""
    draw_piles: tuple[Hidden, ...]
    """By seat; nobody knows their order, not even their owners."""
    shown: tuple[tuple[Card, ...], ...]
    """By seat, the hands that the last game ended with (FF-12); none in the first game."""
    outlook: tuple[tuple[Outlook, Outlook], ...]
    """By seat, of the ascending and of the descending pile."""
    possible: tuple[Play, ...]
    """What each legal play of the viewing seat would do; none when it has nothing to decide."""

    @property
    def game(self) -> int:
        """The number of the game in its match."""
        return sum(self.wins) + (self.result is None)


def outlook(up_top: int, down_top: int) -> tuple[Outlook, Outlook]:
    return OUTLOOK_UP[up_top], OUTLOOK_DOWN[down_top]


def tops(up: tuple[Laid, ...], down: tuple[Laid, ...]) -> tuple[int, int]:
    """The numbers that two piles show."""
    return up[-1].card if up else 1, down[-1].card if down else 60
