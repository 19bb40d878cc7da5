"""The deck, the bulls on it, and the moves that name its cards and rows."""

from typing import Final, NewType

from ludoteka.core.seats import Move

Card = NewType("Card", Move)
"""A card is its number, 1–104, and that is the move that plays it; there is no card 0."""

HIGHEST: Final = 104
HAND_SIZE: Final = 10
ROWS: Final = 4
FULL_ROW: Final = 5

NO_CARD: Final = Card(Move(0))
DECK: Final[tuple[Card, ...]] = tuple(Card(Move(number)) for number in range(1, HIGHEST + 1))


def _bulls(number: int) -> int:
    """6N-1."""
    if number == 55:
        return 7
    if number % 11 == 0:
        return 5
    if number % 10 == 0:
        return 3
    return 2 if number % 5 == 0 else 1


BULLS: Final[tuple[int, ...]] = (0, *(_bulls(card) for card in DECK))
"""The bulls on each card, by its number."""

# Moves 1–104 play a card, 105–208 take one in the draft, 209–212 choose a row. Move 0 is
# never legal: so a hand is its own list of moves.
FIRST_TAKE: Final = HIGHEST + 1
FIRST_ROW: Final = 2 * HIGHEST + 1

TAKE: Final[tuple[Move, ...]] = tuple(Move(HIGHEST + number) for number in range(FIRST_TAKE))
"""The move that takes a card in the draft, by its number."""
CHOOSE_ROW: Final[tuple[Move, ...]] = tuple(Move(FIRST_ROW + row) for row in range(ROWS))

MOVE_TEXTS: Final[tuple[str, ...]] = (
    "nothing",
    *(f"play {card}" for card in DECK),
    *(f"take {card}" for card in DECK),
    *(f"row {row + 1}" for row in range(ROWS)),
)


def bulls(cards: tuple[Card, ...]) -> int:
    return sum(BULLS[card] for card in cards)


def cards_in_play(seats: int, *, tactical: bool) -> tuple[Card, ...]:
    """The deck of a deal: all cards (6N-2), or the lowest ones in the tactical game (6N-13)."""
    return DECK[: HAND_SIZE * seats + ROWS] if tactical else DECK
