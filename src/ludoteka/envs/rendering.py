"""Tables drawn as in the terminal."""

import sys
from io import StringIO
from typing import Final

from rich.console import RenderableType

from ludoteka.boards.printing import board, screen
from ludoteka.core import BadInput, Seat
from ludoteka.envs.pictures import Picture, picture
from ludoteka.envs.table import Table

MODES: Final = ("human", "ansi", "rgb_array")
FPS: Final = 2
"""How many steps a second a film shows, so that people can follow it."""

Drawn = str | Picture | None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadInput("unknown-render-mode", mode=mode, known=", ".join(MODES))
    return mode


def draw(table: Table, seat: Seat | None) -> str:
    """What this seat sees (None: what everybody sees)."""
    console = screen(colors=True)
    console.print(_board(table, seat))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def paint(table: Table, seat: Seat | None) -> Picture:
    """The same as a picture."""
    console = screen(colors=True)
    return picture(console.render_lines(_board(table, seat)), console.width)


def show(mode: str | None, table: Table, seat: Seat | None) -> Drawn:
    """The drawing, or None once it is on the screen."""
    if mode is None:
        raise BadInput("no-render-mode", known=", ".join(MODES))
    if mode == "rgb_array":
        return paint(table, seat)
    drawn = draw(table, seat)
    if mode == "ansi":
        return drawn
    sys.stdout.write(drawn)
    sys.stdout.flush()
    return None


def _board(table: Table, seat: Seat | None) -> RenderableType:
    return board(table.game, table.state.view(seat), table.names)
