"""Overreach in the terminal: one line a seat."""

from rich.console import RenderableType
from rich.table import Table

from ludoteka.core import Hidden
from ludoteka.texts import Speaker
from overreach.view import OverreachView


def draw(view: OverreachView, speaker: Speaker) -> RenderableType:
    table = Table(box=None)
    for column in ("player", "points", "last", "hand"):
        table.add_column(speaker.texts.get(f"overreach-board-{column}"))
    for seat, name in enumerate(speaker.names):
        hand = view.hands[seat]
        cards = ["?"] * hand.hidden if isinstance(hand, Hidden) else map(str, hand)
        last = str(view.last[seat]) if view.last else "–"
        table.add_row(name, str(view.points[seat]), last, " ".join(cards))
    return table
