"""BANG! in a small terminal: a line a player, one's own seat last, clockwise from the left."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.boards.bang import cards_text, hand_line, headline, life_text, piles, role_text
from ludoteka.core import Hidden, Seat
from ludoteka.games.bang.cards import CardName
from ludoteka.games.bang.view import BangView
from ludoteka.texts import Speaker

MANY = 5
"""With more players than this, each has one line, whatever does not fit on it."""


def draw(view: BangView, speaker: Speaker) -> RenderableType:
    first = 0 if view.seat is None else view.seat + 1
    seats = [Seat((first + offset) % view.seats) for offset in range(view.seats)]
    middle = Text(" · ").join(piles(view, speaker).split("\n"))
    parts = [headline(view, speaker), *(_player(view, speaker, seat) for seat in seats), middle]
    if view.seat is not None:
        parts.append(hand_line(view, speaker, view.seat))
    return Group(*parts)


def _player(view: BangView, speaker: Speaker, seat: Seat) -> Text:
    """Name, life, cards in hand, distance, character, role, cards in play."""
    texts = speaker.texts
    turn = seat == view.turn
    mark = "▸ " if seat in view.to_act else "• " if turn else "  "
    role = "?" if isinstance(view.roles[seat], Hidden) else role_text(view, speaker, seat)
    line = Text(f"{mark}{speaker.names[seat]}", style="bold")
    if seat not in view.alive:
        return Text(f"{line}: {role} · {texts.get('bang-board-out')}", style="dim")
    character = view.characters[seat]
    known = texts.get(f"bang-character-{character}") if character else "—"
    parts = [life_text(view, seat) + Text(f" ✋{_hand(view, seat)} {_distance(view, seat)}")]
    parts += [Text(known), Text(role, "italic"), *_shown(view, speaker, seat)]
    line = Text.assemble(line, "  ", Text(" · ").join(parts))
    if view.seats > MANY:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _hand(view: BangView, seat: Seat) -> int:
    hand = view.hands[seat]
    return hand.hidden if isinstance(hand, Hidden) else len(hand)


def _distance(view: BangView, seat: Seat) -> str:
    """How far it is, with whether one's weapon reaches that far, and how far theirs does."""
    reach = f"⌖{view.reach[seat]}"
    if view.seat is None or seat == view.seat or not view.distances[view.seat][seat]:
        return reach
    far = view.distances[view.seat][seat]
    return f"↔{far}{'✓' if far <= view.reach[view.seat] else '–'} {reach}"


def _shown(view: BangView, speaker: Speaker, seat: Seat) -> list[Text]:
    """The money; in play; then what is known, or may be, of the hand."""
    texts = speaker.texts
    parts = []
    if view.options.mode == "tournament":
        parts.append(Text(f"${view.money[seat]}", style="green"))
    if view.tables[seat]:
        parts.append(cards_text(view.tables[seat], speaker))
    if view.known[seat]:
        parts.append(_titled(texts.get("bang-board-known"), view.known[seat], speaker))
    if maybe := tuple(card for card, holders in view.maybe if seat in holders):
        parts.append(_titled(texts.get("bang-board-maybe"), maybe, speaker))
    return parts


def _titled(title: str, cards: tuple[CardName, ...], speaker: Speaker) -> Text:
    return Text(f"{title}: ", style="dim") + cards_text(cards, speaker)
