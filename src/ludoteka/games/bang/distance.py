"""Who sits how far from whom (BA-9), and what lies before a player (BA-7, BA-10).

The living are a mask of seats. For every mask there is a table, made once, of the shorter
ways round; horses and Scopes are added to it.
"""

from typing import TYPE_CHECKING, Final

from ludoteka.games.bang.cards import (
    COLT_REACH,
    KIND,
    MUSTANG,
    NO_CARD,
    REACH,
    SCOPE,
    Card,
)
from ludoteka.games.bang.characters import PAUL_REGRET, ROSE_DOOLAN
from ludoteka.games.bang.moves import MOST_SEATS

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

MASKS: Final = 1 << MOST_SEATS

LIVING: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(MASKS)
)
"""By mask, the seats in it, clockwise from seat 0."""


def _ways(mask: int) -> tuple[int, ...]:
    """The shorter way round between any two of the mask, at 8 × one + other; 0 if there is none."""
    ways = [0] * (MOST_SEATS * MOST_SEATS)
    circle = LIVING[mask]
    for one, seat in enumerate(circle):
        for two, other in enumerate(circle):
            apart = abs(one - two)
            ways[MOST_SEATS * seat + other] = min(apart, len(circle) - apart)
    return tuple(ways)


WAYS: Final[tuple[tuple[int, ...], ...]] = tuple(_ways(mask) for mask in range(MASKS))


def _next(mask: int, seat: int) -> int:
    for step in range(1, MOST_SEATS + 1):
        other = (seat + step) % MOST_SEATS
        if mask >> other & 1:
            return other
    return seat


NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_next(mask, seat) for seat in range(MOST_SEATS)) for mask in range(MASKS)
)
"""By mask and seat, the next one clockwise."""


def distance(s: "BangState", seat: int, other: int) -> int:
    """How far the other is for this seat, never below 1 (BA-9)."""
    way = WAYS[s.alive][MOST_SEATS * seat + other] + s.away[other] - s.sight[seat]
    return max(1, way)


def in_reach(s: "BangState", seat: int) -> list[int]:
    """The others whom this seat's weapon reaches (BA-10, BA-11)."""
    ways = WAYS[s.alive]
    row = MOST_SEATS * seat
    far = s.reach[seat] + s.sight[seat]
    found: list[int] = []
    for other in LIVING[s.alive]:
        way = ways[row + other] + s.away[other]
        # a sum of less than 1 counts as 1, and every weapon reaches 1
        if other != seat and way <= far:
            found.append(other)
    return found


def near(s: "BangState", seat: int) -> list[int]:
    """The others at distance 1, for Panic! (BA-31)."""
    return [other for other in LIVING[s.alive] if other != seat and distance(s, seat, other) == 1]


def find(s: "BangState", seat: int, kind: int) -> Card:
    """The card of this kind that lies before the seat, or none."""
    for card in s.tables[seat]:
        if KIND[card] == kind:
            return card
    return NO_CARD


def weapon(s: "BangState", seat: int) -> Card:
    for card in s.tables[seat]:
        if REACH[KIND[card]]:
            return card
    return NO_CARD


def owner(s: "BangState", card: Card) -> int:
    """Before whom the card lies; −1 if before nobody."""
    for seat in range(len(s.tables)):
        if card in s.tables[seat]:
            return seat
    return -1


def put_down(s: "BangState", seat: int, card: Card) -> None:
    s.tables[seat] += (card,)
    measure(s, seat)


def pick_up(s: "BangState", seat: int, card: Card) -> None:
    s.tables[seat] = tuple([other for other in s.tables[seat] if other != card])
    measure(s, seat)


def measure(s: "BangState", seat: int) -> None:
    """Take anew what the cards before a player change: reach, sight, and how far they are."""
    s.reach[seat], s.sight[seat], s.away[seat] = measured(s.characters[seat], s.tables[seat])


def measured(character: int, table: tuple[Card, ...]) -> tuple[int, int, int]:
    reach = COLT_REACH
    sight = 1 if character == ROSE_DOOLAN else 0  # BA-59
    away = 1 if character == PAUL_REGRET else 0  # BA-58
    for card in table:
        kind = KIND[card]
        if kind == MUSTANG:
            away += 1
        elif kind == SCOPE:
            sight += 1
        elif REACH[kind]:
            reach = REACH[kind]
    return reach, sight, away
