"""What a seat may know, and the whole state as plain data."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core import Hidden, Options, View


class OverreachOptions(Options, frozen=True):
    """Nothing to agree on."""


class OverreachView(View, frozen=True, kw_only=True):
    hands: tuple[tuple[int, ...] | Hidden, ...]
    """By seat, ascending. A chosen card stays in its hand until the reveal."""
    chosen: tuple[int | Hidden | None, ...]
    last: tuple[int, ...]
    """By seat, the cards of the last trick; empty before the first one."""
    gone: tuple[int, ...]
    """All cards that were played, ascending."""
    points: tuple[int, ...]


class OverreachPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int | UnsetType = UNSET
    seed: str = "00" * 32
    acts: int = 1
    hands: Sequence[Sequence[int]] | UnsetType = UNSET
    chosen: Sequence[int | None] | UnsetType = UNSET
    last: Sequence[int] = ()
    gone: Sequence[int] = ()
    points: Sequence[int] | UnsetType = UNSET
