"""The cards on the piles. Each keeps its colour wherever it lies."""

from typing import Literal

import msgspec

from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.face_to_face.cards import CARDS, Card

PileName = Literal["up", "down"]


class Laid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card on a pile, and whose card it is: on the other's pile it was help (FF-6)."""

    card: Card
    seat: Seat


def all_laid() -> tuple[tuple[Laid, ...], ...]:
    """Every card as it may lie, by seat and number."""
    return tuple(tuple(Laid(card, seat) for card in CARDS) for seat in all_seats(2))
