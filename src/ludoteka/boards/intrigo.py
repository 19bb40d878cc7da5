"""Intrigo in the terminal: the palace as a square, gaps between its buildings.

Clockwise from the door in the upper left corner. A building shows its number, who leads its
token now, and the token: ● a ducat, ◆ a seal. A gap shows the card that fills it, or its
number. What is in parentheses lies face down.
"""

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteka.core import Hidden
from ludoteka.games.intrigo.cards import (
    CARD_OF,
    FAMILIES,
    INFLUENCES,
    LYING_OF,
    ORGANISATIONS,
    leader,
)
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.texts import Speaker, Texts

WIDTH = 8
DOWN = " down"
SEAL = "◆ "
STYLES = {
    "contarini": "red",
    "dandolo": "blue",
    "gradenigo": "green",
    "morosini": "yellow",
    "tiepolo": "magenta",
}
"""By family; its name always stands there, too."""

Words = dict[str, str]


def draw(view: IntrigoView, speaker: Speaker) -> RenderableType:
    words = short_words(speaker.texts)
    parts: list[RenderableType] = [
        players_table(view, speaker),
        Text(),
        _palace(view, speaker, words),
    ]
    parts += own_cards(view, speaker, words)
    parts.append(Text(speaker.texts.get("intrigo-board-legend"), style="dim"))
    return Group(*parts)


def short_words(texts: Texts) -> Words:
    """Short names, by code."""
    return {
        "contarini": texts.get("intrigo-board-contarini"),
        "dandolo": texts.get("intrigo-board-dandolo"),
        "gradenigo": texts.get("intrigo-board-gradenigo"),
        "morosini": texts.get("intrigo-board-morosini"),
        "tiepolo": texts.get("intrigo-board-tiepolo"),
        "merchant": texts.get("intrigo-board-merchant"),
        "assassin": texts.get("intrigo-board-assassin"),
        "courtesan": texts.get("intrigo-board-courtesan"),
        "gondolier": texts.get("intrigo-board-gondolier"),
        "guard": texts.get("intrigo-board-guard"),
        "thief": texts.get("intrigo-board-thief"),
        "ducat": "● " + texts.get("intrigo-board-ducat"),
        "merchants": SEAL + texts.get("intrigo-board-merchants"),
        "military": SEAL + texts.get("intrigo-board-military"),
        "clergy": SEAL + texts.get("intrigo-board-clergy"),
        "farmers": SEAL + texts.get("intrigo-board-farmers"),
        "workers": SEAL + texts.get("intrigo-board-workers"),
        "door": texts.get("intrigo-board-door"),
    }


def players_table(view: IntrigoView, speaker: Speaker) -> Table:
    texts = speaker.texts
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(texts.get("intrigo-board-player"))
    table.add_column(texts.get("intrigo-board-family"))
    table.add_column(texts.get("intrigo-board-ducats"), justify="right")
    table.add_column(texts.get("intrigo-board-cards"), justify="right")
    for name in (
        texts.get("intrigo-board-merchants"),
        texts.get("intrigo-board-military"),
        texts.get("intrigo-board-clergy"),
        texts.get("intrigo-board-farmers"),
        texts.get("intrigo-board-workers"),
    ):
        table.add_column(f"◆{name}", justify="right")
    for seat, name in enumerate(speaker.names):
        family = view.families[seat]
        cards = view.kept[seat] if view.phase == "draft" else view.hands[seat]
        marks = (" ①" if seat == view.first else "") + (" ▸" if seat in view.to_act else "")
        table.add_row(
            f"{name}{marks}",
            Text(texts.get(f"intrigo-family-{family}"), style=STYLES[family]),
            f"{view.ducats[seat]}●",
            str(cards.hidden if isinstance(cards, Hidden) else len(cards)),
            *(str(seal) if seal else "·" for seal in view.seals[seat]),
            style="bold" if seat == view.seat else "",
        )
    return table


def _palace(view: IntrigoView, speaker: Speaker, words: Words) -> Table:
    """A square of cells: buildings and gaps by turns."""
    cells = [_cell(view, words, at) for at in range(2 * len(view.gaps))]
    side = len(cells) // 4
    middle = Table.grid()
    middle.add_column(width=WIDTH)
    middle.add_column(width=WIDTH * (side - 1), vertical="middle", justify="center")
    middle.add_column(width=WIDTH)
    left = Group(*reversed(cells[3 * side + 1 :]))
    right = Group(*cells[side + 1 : 2 * side])
    middle.add_row(left, _centre(view, speaker, words), right)
    palace = Table.grid()
    palace.add_row(_row(cells[: side + 1]))
    palace.add_row(middle)
    palace.add_row(_row(cells[3 * side : 2 * side - 1 : -1]))
    return palace


def _row(cells: list[Text]) -> Table:
    row = Table.grid()
    for _ in cells:
        row.add_column(width=WIDTH)
    row.add_row(*cells)
    return row


def _cell(view: IntrigoView, words: Words, at: int) -> Text:
    """Two lines of a building (even) or of the gap after it (odd)."""
    if at % 2:
        return _gap(view.gaps[at // 2], words, at // 2)
    return _building(view, words, at // 2)


def _building(view: IntrigoView, words: Words, number: int) -> Text:
    token = view.tokens[number] or ""
    lead, style = building_lead(view, words, number)
    title = words["door"] if number == 0 and not lead else str(number)
    name = shown_as(token, words) if token else "–"
    return Text.assemble(
        (f"{title}{lead}"[: WIDTH - 1].ljust(WIDTH - 1), f"reverse {style}"),
        "\n",
        (name[: WIDTH - 1].ljust(WIDTH - 1), "reverse"),
    )


def building_lead(view: IntrigoView, words: Words, number: int) -> tuple[str, str]:
    """Who leads its token, and in which style; both empty if nobody does."""
    before, after = (LYING_OF.get(view.gaps[gap] or "", 0) for gap in (number - 1, number))
    family = FAMILIES[winner] if (winner := leader(before, after)) >= 0 else ""
    token = view.tokens[number] or ""
    if family not in view.families or token[-5:] == DOWN:
        return "", ""
    return f"▸{words[family]}", STYLES.get(family, "")


def _gap(code: str | None, words: Words, number: int) -> Text:
    if code is None:
        return Text(f"  ┊\n ‹{number}›", style="dim")
    return Text.assemble((f" {number}", "dim"), "\n", gap_text(code, words))


def gap_text(code: str | None, words: Words) -> Text:
    """The card that fills a gap; in a row of its own, a gap without one is a line."""
    if code is None:
        return Text("┊", style="dim")
    style = STYLES[_family(code)] if code[:2] in CARD_OF else "italic"
    return Text(shown_as(code, words), style)


def shown_as(code: str, words: Words) -> str:
    """A card or token, in parentheses if it lies face down."""
    plain = code.removesuffix(DOWN)
    name = f"{words[_family(plain)]} {plain[1]}" if plain in CARD_OF else words[plain]
    return f"({name.replace(' ', '')})" if plain != code else name


def _family(code: str) -> str:
    return FAMILIES[CARD_OF[code[:2]] // 3]


def _centre(view: IntrigoView, speaker: Speaker, words: Words) -> RenderableType:
    texts = speaker.texts
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(texts.get("intrigo-board-influence"))
    table.add_column(texts.get("intrigo-board-price"), justify="right")
    table.add_column(texts.get("intrigo-board-left"), justify="right")
    for kind, name in enumerate(INFLUENCES):
        price = view.prices[kind]
        shown = "–" if price is None else f"{price}●"
        style = "dim" if price is None else ""
        table.add_row(words[name], shown, "▪" * view.piles[kind], style=style)
    bag = ", ".join(
        f"{words[name].removeprefix(SEAL)} {count}"
        for name, count in zip(ORGANISATIONS, view.bag, strict=True)
    )
    supply = texts.get("intrigo-board-supply", ducats=view.supply, seals=bag)
    title = texts.get("intrigo-board-round", round=view.round)
    parts = Group(Text(title, style="bold"), Align.center(table), Text(supply, style="dim"))
    return Padding(parts, (0, 2, 0, 1))


def own_cards(view: IntrigoView, speaker: Speaker, words: Words) -> list[RenderableType]:
    if view.seat is None:
        return []
    texts = speaker.texts
    hand, kept = view.hands[view.seat], view.kept[view.seat]
    if isinstance(hand, Hidden) or isinstance(kept, Hidden):
        return []
    if view.phase != "draft":
        return [_line(texts.get("intrigo-board-hand"), hand, words)]
    packet = list(view.seen[view.pick])
    for card in kept[view.pick :]:
        packet.remove(card)
    lines: list[RenderableType] = [
        _line(texts.get("intrigo-board-packet"), tuple(packet), words),
        _line(texts.get("intrigo-board-kept"), kept, words),
    ]
    for number in range(view.pick):
        passed = list(view.seen[number])
        passed.remove(kept[number])
        lines.append(_line(texts.get("intrigo-board-passed"), tuple(passed), words))
    return lines


def _line(title: str, cards: tuple[str, ...], words: Words) -> Text:
    line = Text.assemble((f"{title}  ", "bold"))
    for card in cards:
        line.append(f" {shown_as(card, words)} ", style=f"reverse {STYLES[_family(card)]}")
        line.append(" ")
    return line
