"""A position of Sakura as plain data. Every part is optional; `fill` completes it legally."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.positions import bad_position, decode_position
from ludoteka.games.sakura.cards import Card
from ludoteka.games.sakura.options import SakuraOptions
from ludoteka.games.sakura.view import Phase

ANY_CARD: Final = "?"


class SakuraPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lists by seat or artist; hands and deck may hold "?" for some card that is nowhere else."""

    seats: int | UnsetType = UNSET
    options: SakuraOptions = SakuraOptions()
    seed: str = "00" * 32
    acts: int = 0
    phase: Phase = "choose"
    round: int = 1
    emperor: int | UnsetType = UNSET
    artists: Sequence[int] | UnsetType = UNSET
    tokens: Sequence[int] | UnsetType = UNSET
    supply: int | UnsetType = UNSET
    paid: int | UnsetType = UNSET
    tree: bool = False
    hands: Sequence[Sequence[Card | Literal["?"]]] | UnsetType = UNSET
    chosen: Sequence[Card | None] | UnsetType = UNSET
    double: int | UnsetType | None = UNSET
    queue: Sequence[Card] = ()
    discards: Sequence[Card] | UnsetType = UNSET
    deck: Sequence[Card | Literal["?"]] | UnsetType = UNSET
    """The top card first."""
    shuffled: Sequence[int] | UnsetType = UNSET


def parse_position(raw: Mapping[str, object]) -> SakuraPosition:
    return decode_position(raw, SakuraPosition, game="sakura")


bad: Final = partial(bad_position, "sakura")
