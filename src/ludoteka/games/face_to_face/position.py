"""A position of Face to Face as plain data. Every part is optional; `fill` completes it legally."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.errors import BadInput
from ludoteka.core.positions import bad_position, decode_position
from ludoteka.games.face_to_face.cards import Card
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.piles import Laid

ANY_CARD: Final[Literal["?"]] = "?"
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


bad: Final = partial(bad_position, "face-to-face")
