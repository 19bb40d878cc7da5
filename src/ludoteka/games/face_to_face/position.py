"""A position of Face to Face as plain data. Every part may be left out; `fill` adds it legally."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.errors import BadInput
from ludoteka.core.positions import decode_position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.face_to_face.cards import DECK, HAND_SIZE, LOWEST, Card, set_of
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.piles import Laid
from ludoteka.games.face_to_face.side import Side

T = TypeVar("T")

ANY_CARD: Final[Literal["?"]] = "?"
FILL_KEY: Final = b"face-to-face position"
PLAYERS: Final = 2

SomeCards = Sequence[Card | Literal["?"]]
SomePile = Sequence[Card | Laid]


class FaceToFacePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lists by seat.

    Piles are told from below, without their direction card; a bare number there is a card of
    the pile's owner, `[12, 1]` is the 12 of seat 1. Hands and draw piles (from the top) may
    hold "?" for some card that is nowhere else.
    """

    seats: int = PLAYERS
    options: FaceToFaceOptions = FaceToFaceOptions()
    seed: str = "00" * 32
    acts: int = 0
    wins: Sequence[int] = (0, 0)
    starter: int | UnsetType = UNSET
    turn: int = 0
    turns: int = 1
    plays: int = 0
    helped: bool = False
    up: Sequence[SomePile] = ((), ())
    down: Sequence[SomePile] = ((), ())
    hands: Sequence[SomeCards] | UnsetType = UNSET
    draw_piles: Sequence[SomeCards] | UnsetType = UNSET
    shown: Sequence[Sequence[Card]] = ()


def parse_position(raw: Mapping[str, object]) -> FaceToFacePosition:
    position = decode_position(raw, FaceToFacePosition, game="face-to-face")
    if position.seats != PLAYERS:
        raise BadInput("bad-seats", game="face-to-face", seats=position.seats, least=2, most=2)
    for name in ("wins", "up", "down", "hands", "draw_piles"):
        part = getattr(position, name)
        if part is not UNSET and len(part) != PLAYERS:
            raise bad(f"{name} has one entry a seat, so two, not {len(part)}")
    if len(position.shown) not in (0, PLAYERS):
        raise bad(f"shown has one entry a seat, so two or none, not {len(position.shown)}")
    for name in ("turn", "starter"):
        seat = getattr(position, name)
        if seat is not UNSET and seat not in range(PLAYERS):
            raise bad(f"{name} {seat} is no seat (0 or 1)")
    return position


def bad(problem: str) -> BadInput:
    return BadInput("bad-position", game="face-to-face", problem=problem)


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
    for card in named:
        if card not in DECK:
            raise bad(f"{card} is no number card ({LOWEST} to {DECK[-1]})")
        if named.count(card) > 1:
            raise bad(f"card {card} of seat {seat} is in two places")
    free = Rng(FILL_KEY + bytes([seat])).shuffled([card for card in DECK if card not in named])
    filled_hand = [_take(free) if card == ANY_CARD else card for card in hand]
    if position.draw_piles is UNSET:
        return filled_hand, free, []
    filled_pile = [_take(free) if card == ANY_CARD else card for card in draw_pile]
    return filled_hand, filled_pile, sorted(free)


def _part(
    parts: Sequence[Sequence[T]] | UnsetType, seat: Seat, default: Sequence[T]
) -> Sequence[T]:
    return default if parts is UNSET else parts[seat]


def _take(free: list[Card]) -> Card:
    if not free:
        raise bad(f"a seat has more than {len(DECK)} cards")
    return free.pop()
