"""Completes a partial position legally."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import UNSET, UnsetType

from ludoteka.core.positions import FreeCards
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.face_to_face.cards import DECK, HAND_SIZE, Card, set_of
from ludoteka.games.face_to_face.piles import Laid
from ludoteka.games.face_to_face.position import (
    ANY_CARD,
    PLAYERS,
    FaceToFacePosition,
    SomeCards,
    SomePile,
    bad,
)
from ludoteka.games.face_to_face.side import Side

T = TypeVar("T")

FILL_KEY: Final = b"face-to-face position"


def fill(position: FaceToFacePosition) -> tuple[Side, Side]:
    """Add what is left out.

    Hands are full; what is nowhere is in the draw pile or, if that is told, was played: it
    lies lowest on its owner's ascending pile, or on the descending one if only that is told.
    """
    up = [_lay(pile, seat) for pile, seat in zip(position.up, all_seats(PLAYERS), strict=True)]
    down = [_lay(pile, seat) for pile, seat in zip(position.down, all_seats(PLAYERS), strict=True)]
    laid = [card for pile in (*up, *down) for card in pile]
    sides: list[Side] = []
    for seat in all_seats(PLAYERS):
        own = [card.card for card in laid if card.seat == seat]
        hand, draw_pile, rest = _fill_seat(position, seat, own)
        under = up if up[seat] or not down[seat] else down
        under[seat] = tuple(Laid(card, seat) for card in rest) + under[seat]
        sides.append(Side(set_of(hand), up[seat], down[seat], tuple(draw_pile), 0))
    return sides[0], sides[1]


def _lay(pile: SomePile, owner: Seat) -> tuple[Laid, ...]:
    laid = tuple(card if isinstance(card, Laid) else Laid(card, owner) for card in pile)
    for card in laid:
        if card.seat not in range(PLAYERS):
            raise bad(
                f"card {card.card} on a pile is of seat {card.seat}, which is no seat (0 or 1)"
            )
    return laid


def _fill_seat(
    position: FaceToFacePosition, seat: Seat, laid: list[Card]
) -> tuple[list[Card], list[Card], list[Card]]:
    """Hand, draw pile, and the cards that were played without being told where."""
    full = HAND_SIZE - (position.plays if seat == position.turn else 0)
    hand: SomeCards = _part(position.hands, seat, (ANY_CARD,) * max(full, 0))
    draw_pile: SomeCards = _part(position.draw_piles, seat, ())
    named = [card for card in (*hand, *draw_pile) if card != ANY_CARD] + laid
    key = FILL_KEY + bytes([seat])
    free = FreeCards(DECK, named, key=key, bad=bad, whose=f" of seat {seat}")
    filled_hand = [free.take() if card == ANY_CARD else card for card in hand]
    if position.draw_piles is UNSET:
        return filled_hand, free.left, []
    filled_pile = [free.take() if card == ANY_CARD else card for card in draw_pile]
    return filled_hand, filled_pile, sorted(free.left)


def _part(
    parts: Sequence[Sequence[T]] | UnsetType, seat: Seat, default: Sequence[T]
) -> Sequence[T]:
    return default if parts is UNSET else parts[seat]
