"""A position of Intrigo as plain data. Every part is optional; `fill` completes it legally."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.positions import bad_position, decode_position
from ludoteka.games.intrigo.cards import CARD_OF, Card
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.view import Phase

T = TypeVar("T")

ANY_CARD: Final = "?"

Cards = Sequence[Sequence[str]]


class IntrigoPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lists by seat, building or gap; `?` is some card that is nowhere else.

    Tokens and gaps may also be mappings from their number: the rest is then filled, or empty.
    """

    seats: int | UnsetType = UNSET
    options: IntrigoOptions = IntrigoOptions()
    seed: str = "00" * 32
    acts: int = 0
    phase: Phase = "palace"
    round: int = 1
    first: int = 0
    turn: int | UnsetType = UNSET
    families: Sequence[str] | UnsetType = UNSET
    ducats: Sequence[int] | UnsetType = UNSET
    seals: Sequence[Sequence[int]] | UnsetType = UNSET
    tokens: Sequence[str | None] | dict[int, str | None] | UnsetType = UNSET
    gaps: Sequence[str | None] | dict[int, str | None] | UnsetType = UNSET
    piles: Sequence[int] | UnsetType = UNSET
    taken: Cards | UnsetType = UNSET
    """By the seat that a packet was dealt to: the cards kept from it, in that order."""
    left: Cards | UnsetType = UNSET
    """By the seat that a packet was dealt to: the cards still in it."""
    hands: Cards | UnsetType = UNSET
    played: Cards | UnsetType = UNSET
    without: Sequence[int] = ()


def parse_position(raw: Mapping[str, object]) -> IntrigoPosition:
    return decode_position(raw, IntrigoPosition, game="intrigo")


bad: Final = partial(bad_position, "intrigo")


def look_up(table: Mapping[str, T], code: str, what: str) -> T:
    found = table.get(code)
    if found is None:
        raise bad(f"{code!r} is no {what} ({', '.join(table)})")
    return found


def parse_card(code: str) -> Card | None:
    """The card; None for `?`."""
    return None if code == ANY_CARD else look_up(CARD_OF, code, "intrigue card")


def parse_cards(part: Cards) -> list[list[Card | None]]:
    return [[parse_card(code) for code in cards] for cards in part]
