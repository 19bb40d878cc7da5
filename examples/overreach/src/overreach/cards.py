"""The deck, and how much is dealt."""

from typing import Final

DECK: Final = tuple(range(1, 31))  # OV-1
HAND: Final = 5

MOVE_TEXTS: Final = ("-", *(f"play {card}" for card in DECK))
"""Move n plays card n; there is no card 0."""
