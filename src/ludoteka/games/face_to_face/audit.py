"""Checks the invariants of a state."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import Seat
from ludoteka.games.face_to_face.cards import DECK, HAND_SIZE, Card
from ludoteka.games.face_to_face.view import tops

if TYPE_CHECKING:
    from ludoteka.games.face_to_face.state import FaceToFaceState


def audit(state: "FaceToFaceState") -> list[str]:
    """The invariants that do not hold."""
    broken: list[str] = []
    for seat in state.seats:
        broken += _audit_seat(state, seat)
    if (max(state.wins) >= state.options.wins_needed) != state.over:
        broken.append(f"wins {state.wins} and the end of the match do not agree")
    if state.helped and not state.plays:
        broken.append("help was given before a card was played")
    if not state.over and not state.legal(state.turn):
        broken.append(f"seat {state.turn} has no legal move")
    return broken


def _audit_seat(state: "FaceToFaceState", seat: Seat) -> list[str]:
    broken: list[str] = []
    side = state.sides[seat]
    # FF-1: 58 cards, each of them in hand, in the draw pile, or on one of the four piles
    cards = [*side.hand_cards(), *side.cards_left(), *cards_laid(state, seat)]
    if sorted(cards) != list(DECK):
        broken.append(f"the cards of seat {seat} are not 2 to 59, once each")
    if (side.up_top, side.down_top) != tops(side.up, side.down):
        broken.append(f"the tops of seat {seat} are not what its piles show")
    # FF-2, FF-7: nobody ever holds more than six cards
    played = state.plays if seat == state.turn else 0
    if side.hand_size() + played > HAND_SIZE:
        broken.append(f"seat {seat} has more than six cards in its turn")
    # FF-8
    if not state.over and not side.hand and not side.left():
        broken.append(f"seat {seat} has played all cards and has not won")
    return broken


def cards_laid(state: "FaceToFaceState", seat: Seat) -> list[Card]:
    """The cards of this seat that lie on the piles."""
    piles = [pile for side in state.sides for pile in (side.up, side.down)]
    return [laid.card for pile in piles for laid in pile if laid.seat == seat]
