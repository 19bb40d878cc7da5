"""The cards, sets of them, and the moves that play them.

A set of cards is an int: card *n* is in it when bit *n* is set. So what a pile takes is
found in a few operations on whole hands.
"""

from typing import Final, NewType

from mypy_extensions import i64

from ludoteka.core.seats import Move

Card = NewType("Card", int)
"""A number card is its number, 2–59 (FF-1)."""

LOWEST: Final = 2
HIGHEST: Final = 59
BOTTOM: Final = 1
"""The direction card of an ascending pile."""
TOP: Final = 60
"""The direction card of a descending pile."""
HAND_SIZE: Final = 6
LEAST_PLAYS: Final = 2
TRICK_STEP: Final = 10

CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(TOP + 1))
"""By number; those below 2 and above 59 are there to keep the counting simple."""
DECK: Final[tuple[Card, ...]] = CARDS[LOWEST:TOP]
ALL: Final = (1 << 60) - (1 << 2)
"""The set of all 58 number cards."""
BIT_62: Final = 1 << 62
BELOW_62: Final = (1 << 62) - 1

# Where a card goes: one's own two piles, then the opponent's two.
UP: Final = 0
DOWN: Final = 1
HELP_UP: Final = 2
HELP_DOWN: Final = 3
WAYS: Final = 4
WAY_TEXTS: Final = ("play {} up", "play {} down", "help {} up", "help {} down")

# Move 0 ends the turn; then every card has four moves, one a pile.
MOVE_TEXTS: Final[tuple[str, ...]] = (
    "end",
    *(text.format(card) for card in DECK for text in WAY_TEXTS),
)
MOVES: Final[tuple[Move, ...]] = tuple(Move(number) for number in range(len(MOVE_TEXTS)))
MOVE_COUNT: Final = 233
END: Final[Move] = MOVES[0]


def card_of(move: i64) -> i64:
    """The card that a move, not `END`, plays."""
    return (move - 1) // WAYS + LOWEST


def way_of(move: i64) -> i64:
    """Which pile a move, not `END`, plays to."""
    return (move - 1) % WAYS


# -- What piles take -------------------------------------------------------------------


def only(card: i64) -> i64:
    """The set of one card.

    Written so because mypyc takes the 1 of `1 << card` for 32 bits.
    """
    return BIT_62 >> (62 - card)


def above(top: i64) -> i64:
    return ALL & ~(BELOW_62 >> (61 - top))


def below(top: i64) -> i64:
    return ALL & (BELOW_62 >> (62 - top))


def goes_up(top: i64) -> i64:
    """What may be played on one's own ascending pile."""
    # FF-4: higher; FF-5: or exactly 10 lower
    if top < LOWEST + TRICK_STEP:
        return above(top)
    return above(top) | only(top - TRICK_STEP)


def goes_down(top: i64) -> i64:
    """What may be played on one's own descending pile."""
    # FF-4: lower; FF-5: or exactly 10 higher
    if top > HIGHEST - TRICK_STEP:
        return below(top)
    return below(top) | only(top + TRICK_STEP)


# -- Sets and lists --------------------------------------------------------------------


def set_of(cards: list[Card] | tuple[Card, ...]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= only(card)
    return found


def list_of(cards: i64) -> list[Card]:
    """Ascending."""
    return [card for card in DECK if cards >> card & 1]
