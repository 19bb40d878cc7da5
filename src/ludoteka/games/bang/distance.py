"""Distances between seats (BA-9), and the cards in front of a player (BA-7, BA-10).

The living are a mask of seats. For every mask there is a table, made once, of the shorter
ways round; horses and Scopes are added to it.
"""

from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS, Seat
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
from ludoteka.games.bang.steps import NOBODY

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

MASKS: Final = 1 << MOST_SEATS

LIVING: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(seat for seat in SEATS[:MOST_SEATS] if mask >> seat & 1) for mask in range(MASKS)
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


def _next(mask: int, seat: Seat) -> Seat:
    for step in range(1, MOST_SEATS + 1):
        other = SEATS[(seat + step) % MOST_SEATS]
        if mask >> other & 1:
            return other
    return seat


NEXT: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(_next(mask, seat) for seat in SEATS[:MOST_SEATS]) for mask in range(MASKS)
)
"""By mask and seat, the next one clockwise."""


def distance(state: "BangState", seat: Seat, other: int) -> int:
    """How far the other is for this seat, never below 1 (BA-9)."""
    way = WAYS[state.alive][MOST_SEATS * seat + other] + state.away[other] - state.sight[seat]
    return max(1, way)


def in_reach(state: "BangState", seat: Seat) -> list[Seat]:
    """The others within reach of this seat's weapon (BA-10, BA-11)."""
    ways = WAYS[state.alive]
    row = MOST_SEATS * seat
    far = state.reach[seat] + state.sight[seat]
    found: list[Seat] = []
    for other in LIVING[state.alive]:
        way = ways[row + other] + state.away[other]
        # a sum of less than 1 counts as 1, and every weapon reaches 1
        if other != seat and way <= far:
            found.append(other)
    return found


def near(state: "BangState", seat: Seat) -> list[Seat]:
    """The others at distance 1, for Panic! (BA-31)."""
    return [
        other
        for other in LIVING[state.alive]
        if other != seat and distance(state, seat, other) == 1
    ]


def find(state: "BangState", seat: Seat, kind: int) -> Card:
    """The card of this kind that lies before the seat, or none."""
    for card in state.tables[seat]:
        if KIND[card] == kind:
            return card
    return NO_CARD


def weapon(state: "BangState", seat: Seat) -> Card:
    for card in state.tables[seat]:
        if REACH[KIND[card]]:
            return card
    return NO_CARD


def owner(state: "BangState", card: Card) -> Seat:
    """The seat in front of which the card lies, or nobody."""
    for seat in state.seats:
        if card in state.tables[seat]:
            return seat
    return NOBODY


def put_down(state: "BangState", seat: Seat, card: Card) -> None:
    state.tables[seat] += (card,)
    measure(state, seat)


def pick_up(state: "BangState", seat: Seat, card: Card) -> None:
    state.tables[seat] = tuple([other for other in state.tables[seat] if other != card])
    measure(state, seat)


def measure(state: "BangState", seat: Seat) -> None:
    """Take anew what the cards before a player change: reach, sight, and how far they are."""
    state.reach[seat], state.sight[seat], state.away[seat] = measured(
        state.characters[seat], state.tables[seat]
    )


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
