"""The cards' numbers and actions, and the moves that name them."""

from typing import Final, NewType

from ludoteka.core.seats import Move

Card = NewType("Card", Move)
"""A card is its number, 1–60, and that is the move that plays it; there is no card 0."""

CARDS: Final = 60
HAND_SIZE: Final = 5
TOKENS: Final = 54
OWN_TOKENS: Final = 5

NO_CARD: Final = Card(Move(0))
DECK: Final[tuple[Card, ...]] = tuple(Card(Move(number)) for number in range(1, CARDS + 1))

GARDEN_ACTIONS: Final = (
    "emperor +1",
    "emperor +2",
    "emperor -1",
    "emperor ±1",
    "nearest -2",
    "furthest +2",
)
"""All garden actions (SA-11 to SA-13); the rules know them by their places here."""
EMPEROR_STEPS: Final = (1, 2, -1)
"""How far the Emperor goes, for the first garden actions."""
EMPEROR_EITHER_WAY: Final = 3
NEAREST_BACK: Final = 4
FURTHEST_FORWARD: Final = 5

ARTIST_ACTIONS: Final = ("+1", "+2", "+3", "±1", "±2", "±3", "overtake", "count")
"""All artist actions (SA-15 to SA-17), likewise."""
ARTIST_STEPS: Final = (1, 2, 3, 1, 2, 3)
FIRST_EITHER_WAY: Final = 3
OVERTAKE: Final = 6
COUNT: Final = 7

# Moves 1–60 play a card, 61 and 62 are the directions, then come the ordered pairs of cards:
# one's own and the Court painter's (SA-25). Move 0 is never legal: so a hand is its own list
# of moves.
FORWARD: Final = Move(CARDS + 1)
BACK: Final = Move(CARDS + 2)
DIRECTIONS: Final[tuple[Move, Move]] = (FORWARD, BACK)
FIRST_PAIR: Final = CARDS + 3

PAIRS: Final[tuple[tuple[Card, Card], ...]] = tuple(
    (own, painter) for own in DECK for painter in DECK if own != painter
)
"""The two cards of every move from FIRST_PAIR on."""


def _pair_move(own: int, painter: int) -> Move:
    skipped = 1 if painter > own else 0
    return Move(FIRST_PAIR + (own - 1) * (CARDS - 1) + painter - 1 - skipped)


PLAY_TWO: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(_pair_move(own, painter) for painter in range(CARDS + 1)) for own in range(CARDS + 1)
)
"""The move that plays two cards, by their numbers (two different ones)."""

MOVE_TEXTS: Final[tuple[str, ...]] = (
    "nothing",
    *(f"play {card}" for card in DECK),
    "forward",
    "back",
    *(f"play {own} painter {painter}" for own, painter in PAIRS),
)
