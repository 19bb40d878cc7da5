"""6 nimmt! in the terminal: four rows like tracks towards the sixth, fenced place."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.core import Hidden
from ludoteka.games.six_nimmt.cards import BULLS, FULL_ROW, Card, bulls
from ludoteka.games.six_nimmt.view import SixNimmtView
from ludoteka.texts import Speaker

STYLES: Final = {
    1: "black on white",
    2: "black on bright_cyan",
    3: "black on bright_yellow",
    5: "white on red",
    7: "bold white on magenta",
}
"""By bulls, which also stand on every card as a small number."""
SMALL: Final = "⁰¹²³⁴⁵⁶⁷"


def draw(view: SixNimmtView, speaker: Speaker) -> RenderableType:
    everyone = players(view, speaker, range(view.seats))
    return Group(everyone, Text(), *below(view, speaker))


def below(view: SixNimmtView, speaker: Speaker) -> list[RenderableType]:
    """What stands below the players: the rows and all cards that are to be seen."""
    texts = speaker.texts
    parts: list[RenderableType] = []
    if view.rows:
        parts += [_rows(view, speaker), Text()]
    if view.open:
        parts.append(_cards(texts.get("six-nimmt-board-open"), view.open))
    if view.queue:
        parts.append(_cards(texts.get("six-nimmt-board-queue"), view.queue))
    own = view.hands[view.seat] if view.seat is not None else Hidden(0)
    if isinstance(own, tuple) and own:
        parts.append(_cards(texts.get("six-nimmt-board-hand"), own))
    return parts


def _rows(view: SixNimmtView, speaker: Speaker) -> Table:
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    for number, row in enumerate(view.rows, start=1):
        places = [_card(card) for card in row] + [Text("  ·  ", "dim")] * (FULL_ROW - len(row))
        fence = Text("┃✗" if len(row) == FULL_ROW else "┃ ", "bold red")
        worth = speaker.texts.get("six-nimmt-hint-row-costs", bulls=bulls(row))
        title = Text(speaker.texts.get("six-nimmt-board-row", row=number), "bold")
        table.add_row(title, *places, fence, Text(worth, "dim"))
    return table


def players(view: SixNimmtView, speaker: Speaker, seats: Iterable[int]) -> Table:
    texts = speaker.texts
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(texts.get("six-nimmt-board-player"))
    table.add_column(texts.get("six-nimmt-board-cards"), justify="right")
    table.add_column(texts.get("six-nimmt-board-deal"), justify="right")
    table.add_column(texts.get("six-nimmt-board-total"), justify="right")
    for seat in seats:
        hand = view.hands[seat]
        count = hand.hidden if isinstance(hand, Hidden) else len(hand)
        mark = "▸ " if seat in view.to_act else "✓ " if view.chosen[seat] else "  "
        style = "bold" if seat == view.seat else ""
        pile = str(bulls(view.piles[seat]))
        table.add_row(
            f"{mark}{speaker.names[seat]}", str(count), pile, str(view.totals[seat]), style=style
        )
    return table


def _cards(title: str, cards: tuple[Card, ...]) -> Table:
    """Cards side by side under their title; long lists wrap."""
    table = Table(show_header=False, box=None, padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(title, Text(" ").join(_card(card) for card in cards))
    return table


def _card(card: Card) -> Text:
    return Text(f"{card:>3}{SMALL[BULLS[card]]} ", STYLES[BULLS[card]], no_wrap=True)
