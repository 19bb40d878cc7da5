"""The tables as the terminal draws them, one file a game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import RenderableType

from ludoteka.core.late import Late
from ludoteka.texts import Speaker

Draw = Callable[[Any, Speaker], RenderableType]
"""Draws a view of its game; the view's own type is known to each board."""

BOARDS: Final[Mapping[str, Draw]] = Late(
    {
        "bang": "ludoteka.boards.bang:draw",
        "face-to-face": "ludoteka.boards.face_to_face:draw",
        "sakura": "ludoteka.boards.sakura:draw",
        "intrigo": "ludoteka.boards.intrigo:draw",
        "six-nimmt": "ludoteka.boards.six_nimmt:draw",
    }
)
