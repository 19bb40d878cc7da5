"""Sakura in a small terminal: the path, a line a player, and the hand in one; no legends."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.boards.sakura import NO_BREAK, draw_path, head, icons, players, queue
from ludoteka.core import Hidden
from ludoteka.games.sakura.cards import Card
from ludoteka.games.sakura.options import Setting, setting
from ludoteka.games.sakura.view import SakuraView
from ludoteka.texts import Speaker


def draw(view: SakuraView, speaker: Speaker) -> RenderableType:
    rules = setting(view.options, view.seats)
    path = draw_path(view)
    path.rstrip()
    parts: list[RenderableType] = [head(view, speaker), path, players(view, speaker, rules)]
    if view.queue:
        parts.append(queue(view, speaker, rules))
    own = view.hands[view.seat] if view.seat is not None else Hidden(0)
    if not isinstance(own, Hidden):
        cards = [_card(view, rules, card) for card in own]
        title = Text(speaker.texts.get("sakura-board-hand"), "bold")
        parts.append(Text("   ").join([title, *cards]))
    return Group(*parts)


def _card(view: SakuraView, rules: Setting, card: Card) -> Text:
    chosen = " ✓" if card in view.chosen else ""
    said = " ".join([str(card), *icons(rules, card)]).replace(" ", NO_BREAK)
    return Text(f"{said}{chosen}", "bold" if chosen else "")
