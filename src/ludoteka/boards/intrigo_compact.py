"""Intrigo in a small terminal: the palace in rows of four buildings, clockwise from the door.

Each building with its number, its token and who leads it; after it the gap, with the card that
fills it.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.boards.intrigo import (
    SEAL,
    Words,
    building_lead,
    gap_text,
    own_cards,
    players_table,
    short_words,
    shown_as,
)
from ludoteka.games.intrigo.cards import INFLUENCES, ORGANISATIONS
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.texts import Speaker

EACH_ROW = 4


def draw(view: IntrigoView, speaker: Speaker) -> RenderableType:
    words = short_words(speaker.texts)
    return Group(
        players_table(view, speaker),
        _palace(view, words),
        *_prices(view, speaker, words),
        *own_cards(view, speaker, words),
    )


def _palace(view: IntrigoView, words: Words) -> Table:
    table = Table.grid(padding=(0, 1))
    cells = [_cell(view, words, number) for number in range(len(view.gaps))]
    for start in range(0, len(cells), EACH_ROW):
        table.add_row(*cells[start : start + EACH_ROW])
    return table


def _cell(view: IntrigoView, words: Words, number: int) -> Text:
    lead, style = building_lead(view, words, number)
    token = view.tokens[number]
    name = shown_as(token, words) if token else "–"
    building = Text(f"{number:>2} {name}{lead}", style=f"reverse {style}")
    return building + Text(" ") + gap_text(view.gaps[number], words)


def _prices(view: IntrigoView, speaker: Speaker, words: Words) -> list[RenderableType]:
    texts = speaker.texts
    prices = [
        f"{words[name]} {'–' if view.prices[kind] is None else f'{view.prices[kind]}●'}"
        f" ×{view.piles[kind]}"
        for kind, name in enumerate(INFLUENCES)
    ]
    bag = ", ".join(
        f"{words[name].removeprefix(SEAL)} {count}"
        for name, count in zip(ORGANISATIONS, view.bag, strict=True)
    )
    supply = texts.get("intrigo-board-supply", ducats=view.supply, seals=bag)
    title = texts.get("intrigo-board-round", round=view.round)
    return [
        Text(f"{texts.get('intrigo-board-influence')}: {', '.join(prices)}"),
        Text(f"{title} · {supply}", style="dim"),
    ]
