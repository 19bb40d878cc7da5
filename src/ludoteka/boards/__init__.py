"""The tables as the terminal draws them, one file a game."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from ludoteka.boards import bang, face_to_face, intrigo, sakura, six_nimmt
from ludoteka.texts import Speaker

Draw = Callable[[Any, Speaker], RenderableType]
"""Draws a view of its game; the view's own type is known to each board."""

BOARDS: Final[dict[str, Draw]] = {
    "bang": bang.draw,
    "face-to-face": face_to_face.draw,
    "sakura": sakura.draw,
    "intrigo": intrigo.draw,
    "six-nimmt": six_nimmt.draw,
}
