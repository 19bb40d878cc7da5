"""The phases of a match."""

from typing import Final

CHOOSE: Final = 0
EMPEROR: Final = 1
ARTIST: Final = 2
OVER: Final = 3
PHASES: Final = ("choose", "emperor", "artist", "over")
