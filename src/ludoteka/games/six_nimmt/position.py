"""A position of 6 nimmt! as plain data. Every part is optional; `fill` completes it legally."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.positions import bad_position, decode_position
from ludoteka.games.six_nimmt.cards import Card
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.view import Phase

ANY_CARD: Final = "?"


class SixNimmtPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lists by seat; a hand may hold "?" for some card that is nowhere else."""

    seats: int | UnsetType = UNSET
    options: SixNimmtOptions = SixNimmtOptions()
    seed: str = "00" * 32
    acts: int = 0
    phase: Phase = "choose"
    deal: int = 1
    starter: int = 0
    rows: Sequence[Sequence[Card]] | UnsetType = UNSET
    hands: Sequence[Sequence[Card | Literal["?"]]] | UnsetType = UNSET
    chosen: Sequence[Card | None] | UnsetType = UNSET
    queue: Sequence[Card] = ()
    piles: Sequence[Sequence[Card]] | UnsetType = UNSET
    totals: Sequence[int] | UnsetType = UNSET
    open: Sequence[Card] | UnsetType = UNSET
    out: Sequence[Card] | UnsetType = UNSET


def parse_position(raw: Mapping[str, object]) -> SixNimmtPosition:
    return decode_position(raw, SixNimmtPosition, game="six-nimmt")


bad: Final = partial(bad_position, "six-nimmt")
