"""Parts of a table in the terminal that all games share."""

from typing import Final

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from ludoteka.boards import BOARDS, COMPACT_BOARDS
from ludoteka.cli.words import out
from ludoteka.core import Event, Game, View
from ludoteka.texts import Speaker

LOW: Final = 30
"""A terminal with fewer lines than this gets the compact drawing of a game that has one."""


def is_low() -> bool:
    return out.is_terminal and out.height < LOW


def height(shown: RenderableType) -> int:
    """How many lines it takes in this terminal."""
    return len(out.render_lines(shown, pad=False))


def draw_board(
    game: Game, view: View, speaker: Speaker, *, compact: bool = False
) -> RenderableType:
    """The game's own drawing; a game without one shows its view as plain data."""
    if compact and game.key in COMPACT_BOARDS:
        return COMPACT_BOARDS[game.key](view, speaker)
    if game.key in BOARDS:
        return BOARDS[game.key](view, speaker)
    return Pretty(msgspec.to_builtins(view))


def event_line(speaker: Speaker, event: Event) -> Text:
    """The sentence about an event, and its clause."""
    return Text.assemble(speaker.event(event), (f"  {event.rule}", "dim cyan"))
