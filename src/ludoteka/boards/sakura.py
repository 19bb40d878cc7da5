"""Sakura in the terminal: the path with all who walk on it, and cards with their two icons."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteka.core import Hidden
from ludoteka.games.sakura.cards import ARTIST_ACTIONS, GARDEN_ACTIONS, Card
from ludoteka.games.sakura.options import Setting, setting
from ludoteka.games.sakura.view import SakuraView
from ludoteka.texts import Speaker

EMPEROR: Final = "♛"
PAINTER: Final = "P"
TREE: Final = "✿"
PAID_TREE: Final = "✓"
BRIDGE: Final = "≈"
TORII: Final = "╥"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"

STYLES: Final = ("cyan", "green", "red", "yellow", "magenta", "blue")
"""By artist; the artist's mark always stands there, too."""

CELL: Final = 3
GATE_CELL: Final = 8
LONGEST_ROW: Final = 24

GARDEN_ICONS: Final = {
    "emperor +1": f"{EMPEROR} +1",
    "emperor +2": f"{EMPEROR} +2",
    "emperor -1": f"{EMPEROR} −1",
    "emperor ±1": f"{EMPEROR} ±1",
    "nearest -2": "▲ −2",
    "furthest +2": "▼ +2",
}
ARTIST_ICONS: Final = {
    **{action: f"✎ {action}" for action in ("+1", "+2", "+3", "±1", "±2", "±3")},
    "overtake": "✎ »",
    "count": "✎ #",
}


def draw(view: SakuraView, speaker: Speaker) -> RenderableType:
    rules = setting(view.options, view.seats)
    parts: list[RenderableType] = [head(view, speaker), draw_path(view)]
    parts += [_path_legend(speaker), players(view, speaker, rules)]
    if view.queue:
        parts.append(queue(view, speaker, rules))
    own = view.hands[view.seat] if view.seat is not None else Hidden(0)
    if not isinstance(own, Hidden):
        title = speaker.texts.get("sakura-board-hand")
        parts += [Text(title, "bold"), Columns([_card(view, rules, card) for card in own])]
    parts.append(_card_legend(speaker))
    return Group(*parts)


def head(view: SakuraView, speaker: Speaker) -> Text:
    facts = speaker.texts.get(
        "sakura-board-head",
        round=view.round,
        paid=view.paid,
        trees=len(view.path.trees),
        deck=view.deck.hidden,
        discards=len(view.discards),
        supply=view.supply,
    )
    return Text(facts, "bold")


# -- The path --------------------------------------------------------------------------


def draw_path(view: SakuraView) -> Text:
    """Rows of pieces over ground over numbers."""
    spaces = view.path.trees[-1] + 1
    rows = -(-spaces // LONGEST_ROW)
    length = -(-spaces // rows)
    text = Text()
    for first in range(0, spaces, length):
        row = range(first, min(first + length, spaces))
        for line in (_pieces, _ground, _number):
            for space in row:
                text.append_text(line(view, space))
            text.append("\n")
    return text


def _pieces(view: SakuraView, space: int) -> Text:
    cell = Text()
    for artist, place in enumerate(view.artists):
        if place == space:
            cell.append(mark(view, artist), style=f"bold reverse {STYLES[artist]}")
    if space == view.emperor:
        cell.append(EMPEROR, style="bold yellow")
    return _wide(cell, space)


def _ground(view: SakuraView, space: int) -> Text:
    path = view.path
    if space == 0:
        return _wide(Text("▐▬▬▬▬▌", style="dim"), space)
    if space in path.trees:
        paid = path.trees.index(space) < view.paid
        shown = Text(PAID_TREE, "dim magenta") if paid else Text(TREE, "bold magenta")
        return _wide(shown, space)
    if space == path.torii:
        return _wide(Text(TORII, style="bold red"), space)
    if any(space in bridge for bridge in path.bridges):
        return _wide(Text(BRIDGE, style="bold blue"), space)
    return _wide(Text("·", style="dim"), space)


def _number(view: SakuraView, space: int) -> Text:
    del view
    return _wide(Text(str(space), style="dim"), space)


def _wide(cell: Text, space: int) -> Text:
    cell.pad_right((CELL if space else GATE_CELL) - cell.cell_len)
    return cell


def mark(view: SakuraView, artist: int) -> str:
    """How an artist is drawn: the number of the seat, counted from 1, or the Court painter."""
    return PAINTER if artist == view.seats else str(artist + 1)


def _path_legend(speaker: Speaker) -> Text:
    words = speaker.texts.get(
        "sakura-board-path",
        emperor=EMPEROR,
        torii=TORII,
        bridge=BRIDGE,
        tree=TREE,
        paid=PAID_TREE,
    )
    return Text(words, "dim")


# -- Players and cards -----------------------------------------------------------------


def players(view: SakuraView, speaker: Speaker, rules: Setting) -> Table:
    texts = speaker.texts
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column("")
    table.add_column(texts.get("sakura-board-player"))
    table.add_column(texts.get("sakura-board-space"))
    table.add_column(texts.get("sakura-board-behind"))
    table.add_column(texts.get("sakura-board-tokens"))
    table.add_column(texts.get("sakura-board-card"))
    names = [*speaker.names, texts.get("sakura-board-painter")]
    for artist, space in enumerate(view.artists):
        seated = artist < view.seats
        table.add_row(
            Text(mark(view, artist), style=f"bold reverse {STYLES[artist]}"),
            names[artist] + (" ▸" if artist in view.to_act else ""),
            str(space) if space else texts.get("sakura-gate"),
            str(view.emperor - space),
            str(view.tokens[artist]) if seated else "–",
            _shown(view, rules, artist),
            style="bold" if artist == view.seat else "",
        )
    return table


def _shown(view: SakuraView, rules: Setting, artist: int) -> str:
    card = view.chosen[artist]
    if card is None:
        return ""
    if isinstance(card, Hidden):
        return "▒▒"
    done = "" if view.phase == "choose" or card in view.queue else " ✓"
    return f"{card}  {'  '.join(icons(rules, card))}{done}"


def queue(view: SakuraView, speaker: Speaker, rules: Setting) -> Text:
    text = Text(f"{speaker.texts.get('sakura-board-queue')}  ", style="bold")
    for card in view.queue:
        artist = view.chosen.index(card)
        text.append(mark(view, artist), style=f"bold reverse {STYLES[artist]}")
        said = " ".join(["", str(card), *icons(rules, card)]).replace(" ", NO_BREAK)
        text.append(f"{said}   ", style="not bold")
    return text


def _card(view: SakuraView, rules: Setting, card: Card) -> Panel:
    garden, artist = icons(rules, card)
    chosen = view.seat is not None and card in view.chosen
    title = f"{card} ✓" if chosen else str(card)
    return Panel(
        f"{garden}\n{artist}", title=title, width=10, border_style="bold" if chosen else "dim"
    )


def icons(rules: Setting, card: Card) -> tuple[str, str]:
    """The garden action and the artist action of a card."""
    garden = GARDEN_ACTIONS[rules.gardens[card]]
    return GARDEN_ICONS[garden], ARTIST_ICONS[ARTIST_ACTIONS[rules.skills[card]]]


def _card_legend(speaker: Speaker) -> Text:
    return Text(speaker.texts.get("sakura-board-cards", emperor=EMPEROR), "dim")
