"""The phases of a match."""

from typing import Final

DRAFT: Final = 0
CHOOSE: Final = 1
CHOOSE_A_ROW: Final = 2
OVER: Final = 3
PHASES: Final = ("draft", "choose", "row", "over")
QUESTIONS: Final = ("take-card", "choose-card", "choose-row", None)
