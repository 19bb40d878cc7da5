"""Pieces of a table in the terminal that all games share."""

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from ludoteka.boards import BOARDS
from ludoteka.core import Event, Game, View
from ludoteka.texts import Speaker


def draw_board(game: Game, view: View, speaker: Speaker) -> RenderableType:
    """The game's own drawing; a game without one shows its view as plain data."""
    if game.key in BOARDS:
        return BOARDS[game.key](view, speaker)
    return Pretty(msgspec.to_builtins(view))


def event_line(speaker: Speaker, event: Event) -> Text:
    """The sentence about an event, and its clause."""
    return Text.assemble(speaker.event(event), (f"  {event.rule}", "dim cyan"))
