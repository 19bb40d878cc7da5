"""Boards for people who print a state, or look at it in a notebook."""

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.pretty import Pretty

from ludoteka.boards import BOARDS
from ludoteka.core import Game, State, View
from ludoteka.core.reviving import game_of
from ludoteka.texts import Speaker, Texts

WIDTH: Final = 98
PAGE: Final = (
    '<pre style="background: #191919; color: #d9d9d9; padding: 1em; line-height: 1.25; '
    "font-family: Menlo, 'DejaVu Sans Mono', monospace\">{code}</pre>"
)


def board(game: Game, view: View, names: Sequence[str]) -> RenderableType:
    """The board, in English; of a game without one, the view as it is."""
    if game.key not in BOARDS:
        return Pretty(view)
    return BOARDS[game.key](view, Speaker(Texts("en"), game, list(names)))


def screen(*, colors: bool) -> Console:
    """One that keeps what is printed on it."""
    return Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=colors,
        color_system="truecolor" if colors else None,
        highlight=False,
        emoji=False,
    )


def text(state: State) -> str:
    console = screen(colors=False)
    console.print(_board_of(state))
    lines = console.export_text().splitlines()
    return "\n".join(line.rstrip() for line in lines)


def html(state: State) -> str:
    console = screen(colors=True)
    console.print(_board_of(state))
    return console.export_html(code_format=PAGE, inline_styles=True)


def _board_of(state: State) -> RenderableType:
    acting = state.to_act()
    view = state.view(acting[0] if acting else None)
    return board(game_of(state), view, [f"seat {int(seat)}" for seat in state.seats])
