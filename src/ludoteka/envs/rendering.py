"""Tables drawn as in the terminal."""

import sys
from io import StringIO
from typing import Final

from rich.console import Console

from ludoteka.boards import BOARDS
from ludoteka.core import BadInput, Seat
from ludoteka.envs.table import Table
from ludoteka.texts import Speaker, Texts

MODES: Final = ("human", "ansi")
WIDTH: Final = 100


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadInput("unknown-render-mode", mode=mode, known=", ".join(MODES))
    return mode


def draw(table: Table, seat: Seat | None) -> str:
    """What this seat sees (None: what everybody sees)."""
    screen = StringIO()
    console = Console(file=screen, width=WIDTH, force_terminal=True, highlight=False, emoji=False)
    speaker = Speaker(Texts("en"), table.game, table.names)
    console.print(BOARDS[table.game.key](table.state.view(seat), speaker))
    return screen.getvalue()


def show(mode: str | None, table: Table, seat: Seat | None) -> str | None:
    """The drawing, or None once it is on the screen."""
    if mode is None:
        raise BadInput("no-render-mode", known=", ".join(MODES))
    drawn = draw(table, seat)
    if mode == "ansi":
        return drawn
    sys.stdout.write(drawn)
    sys.stdout.flush()
    return None
