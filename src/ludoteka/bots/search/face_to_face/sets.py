"""Fast operations on sets of cards (see the game's `cards`)."""

from typing import Final

from mypy_extensions import i64

PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def count(cards: i64) -> i64:
    """How many cards a set has, without a loop."""
    cards -= cards >> 1 & PAIRS
    cards = (cards & FOURS) + (cards >> 2 & FOURS)
    cards = cards + (cards >> 4) & EIGHTS
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 127


def highest(cards: i64) -> i64:
    """The set of the highest card alone; of no card, no card."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards ^ cards >> 1


def number(single: i64) -> i64:
    """The card of a set of one card."""
    return count(single - 1)
