"""The components of Intrigo, for clients that draw them."""

import msgspec

from ludoteka.core.game import Printed
from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    CARD_CODES,
    FAMILIES,
    HAND_SIZE,
    INFLUENCES,
    ORGANISATIONS,
    SEALS_EACH,
    WINNING_SEALS,
    deck,
    ring,
)
from ludoteka.games.intrigo.options import IntrigoOptions


class IntrigueCard(msgspec.Struct, frozen=True):
    code: str
    family: str
    value: int
    copies: int


class InfluencePile(msgspec.Struct, frozen=True):
    kind: str
    prices: tuple[int, ...]
    """From the top (IN-3)."""


class IntrigoPrinted(Printed, frozen=True):
    cards: tuple[IntrigueCard, ...]
    """Those of this number of players (IN-2, IN-5)."""
    influences: tuple[InfluencePile, ...]
    organisations: tuple[str, ...]
    """In the order in which seals are counted everywhere."""
    buildings: tuple[str, ...]
    """What each is for, from the door: `seal` or `ducat`; gap *n* lies behind building *n*."""
    ducats: int
    seals: int
    """Of each organisation."""
    hand: int
    winning: int
    """So many seals of one organisation win, or one of each (IN-23)."""


def printed(seats: int, options: IntrigoOptions) -> IntrigoPrinted:
    cards = deck(seats)
    return IntrigoPrinted(
        cards=tuple(
            IntrigueCard(CARD_CODES[card], FAMILIES[card // 3], card % 3 + 2, cards.count(card))
            for card in sorted(set(cards))
        ),
        influences=tuple(
            InfluencePile(kind, pile) for kind, pile in zip(INFLUENCES, options.piles, strict=True)
        ),
        organisations=ORGANISATIONS,
        buildings=("seal", "ducat") * (ring(seats) // 2),
        ducats=ALL_DUCATS,
        seals=SEALS_EACH,
        hand=HAND_SIZE,
        winning=WINNING_SEALS,
    )
