"""The row that each card would go to now: public, no matter who holds the card."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ludoteka.games.six_nimmt.cards import FULL_ROW, NO_CARD, Card, bulls


class Landing(msgspec.Struct, frozen=True):
    """Cards above `after`, up to the `after` of the next landing, would go to this row."""

    after: Card
    """The last card of the row; 0: lower than every row (6N-8)."""
    row: int | None
    """None: its owner would choose a row."""
    bulls: int
    """What the sixth card of a full row takes (6N-7); 0 while the row has a place."""


LOWER_THAN_ALL = Landing(after=NO_CARD, row=None, bulls=0)


@lru_cache(maxsize=1024)  # every seat's view and every hint asks about the same rows
def landings(rows: tuple[tuple[Card, ...], ...]) -> tuple[Landing, ...]:
    """Ascending: a card goes to the last landing whose `after` is lower (6N-5, 6N-6)."""
    found = [
        Landing(after=cards[-1], row=row, bulls=bulls(cards) if len(cards) == FULL_ROW else 0)
        for row, cards in enumerate(rows)
    ]
    found.sort(key=lambda landing: landing.after)
    return (LOWER_THAN_ALL, *found)


def landing_of(found: Sequence[Landing], card: Card) -> Landing:
    """The landing of one card."""
    for landing in reversed(found):
        if landing.after < card:
            return landing
    raise ValueError(f"no landing is lower than {card}")
