"""6 nimmt! in a small terminal: many players stand in two columns."""

from rich.console import Group, RenderableType
from rich.table import Table

from ludoteka.boards import six_nimmt
from ludoteka.games.six_nimmt.view import SixNimmtView
from ludoteka.texts import Speaker

MANY = 6
"""Up to so many players leave room for the rest."""


def draw(view: SixNimmtView, speaker: Speaker) -> RenderableType:
    if view.seats <= MANY:
        return six_nimmt.draw(view, speaker)
    half = -(-view.seats // 2)
    side_by_side = Table.grid(padding=(0, 3, 0, 0))
    side_by_side.add_row(
        six_nimmt.players(view, speaker, range(half)),
        six_nimmt.players(view, speaker, range(half, view.seats)),
    )
    return Group(side_by_side, *six_nimmt.below(view, speaker))
