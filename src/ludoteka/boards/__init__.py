"""The tables as the terminal draws them, one file a game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import RenderableType

from ludoteka.games import parts
from ludoteka.texts import Speaker

Draw = Callable[[Any, Speaker], RenderableType]
"""Draws a view of its game; the view's own type is known to each board."""

BOARDS: Final[Mapping[str, Draw]] = parts("board")
COMPACT_BOARDS: Final[Mapping[str, Draw]] = parts("compact_board")
"""For a terminal of 24 lines, where the usual drawing is higher than that."""
