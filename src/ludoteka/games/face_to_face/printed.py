"""What follows from the numbers on piles, for clients that draw them."""

from ludoteka.core.game import Printed
from ludoteka.games.face_to_face.cards import DECK, HAND_SIZE, LEAST_PLAYS
from ludoteka.games.face_to_face.view import OUTLOOK_DOWN, OUTLOOK_UP, Outlook


class FaceToFacePrinted(Printed, frozen=True):
    up: tuple[Outlook, ...]
    """What may still come to an ascending pile, by the number that it shows (FF-4, FF-5)."""
    down: tuple[Outlook, ...]
    """The same of a descending pile."""
    cards: int
    """Number cards of a player (FF-1)."""
    hand: int
    """Cards of a full hand (FF-2)."""
    plays: int
    """Cards that a turn needs (FF-3)."""


def printed() -> FaceToFacePrinted:
    return FaceToFacePrinted(
        up=OUTLOOK_UP, down=OUTLOOK_DOWN, cards=len(DECK), hand=HAND_SIZE, plays=LEAST_PLAYS
    )
