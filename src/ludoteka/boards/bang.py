"""BANG! in the terminal: a round table, one's own seat at the bottom, clockwise from the left.

Every place shows character, role as far as it is known, life as bullets, hand, table cards and
the distance with whether one's weapon reaches it.
"""

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteka.core import Hidden, Seat
from ludoteka.games.bang.cards import CARD_OF, SUIT, CardName
from ludoteka.games.bang.roles import ROLES, ROLES_FOR
from ludoteka.games.bang.speech import card_phrase
from ludoteka.games.bang.view import BangView
from ludoteka.texts import Speaker

SHAPES = {2: (0, 2), 3: (1, 1), 4: (1, 2), 5: (1, 3), 6: (2, 2), 7: (2, 3), 8: (2, 4)}
"""By the number of others: how many sit on each side, and how many at the top."""
SUIT_STYLES = ("white", "red", "red", "white")
STARS = {"sheriff": "★ ", "deputy": "☆ ", "outlaw": "✖ ", "renegade": "◆ "}


def draw(view: BangView, speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = [headline(view, speaker), _table(view, speaker)]
    if view.seat is not None:
        parts.append(Align.center(_place(view, speaker, view.seat)))
        parts.append(hand_line(view, speaker, view.seat))
    return Group(*parts)


def headline(view: BangView, speaker: Speaker) -> Text:
    """The roles that are still in the game, and what is under way."""
    left = list(ROLES_FOR[view.seats])
    for seat in view.fallen:
        role = view.roles[seat]
        if not isinstance(role, Hidden):
            left.remove(ROLES.index(role))
    texts = speaker.texts
    roles = [f"{STARS[ROLES[r]]}{texts.get(f'bang-role-{ROLES[r]}')}" for r in sorted(left)]
    line = Text.assemble((texts.get("bang-board-roles") + ": ", "dim"), ", ".join(roles))
    if len(view.pending) > 1:
        steps = [texts.get(f"bang-step-{step.step}") for step in view.pending]
        line.append(f"\n{texts.get('bang-board-under-way')}: {' › '.join(steps)}", style="yellow")
    return line


def _table(view: BangView, speaker: Speaker) -> Table:
    """The others round the piles, clockwise from the left."""
    first = 0 if view.seat is None else view.seat + 1
    count = view.seats if view.seat is None else view.seats - 1
    others = [Seat((first + offset) % view.seats) for offset in range(count)]
    side, top = SHAPES[count]
    left = others[:side][::-1]
    above = others[side : side + top]
    right = others[side + top :]
    grid = Table.grid(expand=True, padding=(0, 1))
    row = Table.grid(expand=True, padding=(0, 1))
    row.add_row(*(_place(view, speaker, seat) for seat in above))
    grid.add_row(row)
    if side:
        middle = Table.grid(expand=True, padding=(0, 1))
        middle.add_row(
            Group(*(_place(view, speaker, seat) for seat in left)),
            Align.center(piles(view, speaker), vertical="middle"),
            Group(*(_place(view, speaker, seat) for seat in right)),
        )
        grid.add_row(middle)
    else:
        grid.add_row(Align.center(piles(view, speaker)))
    return grid


def piles(view: BangView, speaker: Speaker) -> Text:
    texts = speaker.texts
    deck = view.deck.hidden if isinstance(view.deck, Hidden) else len(view.deck)
    lines = [Text(texts.get("bang-board-deck", count=deck))]
    pile = Text(texts.get("bang-board-discard", count=len(view.discard)) + " ")
    if view.discard:
        pile.append(_card(view.discard[-1], speaker))
    lines.append(pile)
    if view.aside:
        opened = Text(texts.get("bang-board-open") + ": ", style="bold")
        shown = Text("?") if isinstance(view.aside, Hidden) else cards_text(view.aside, speaker)
        lines.append(opened + shown)
    if view.pool:
        names = ", ".join(texts.get(f"bang-character-{name}") for name in view.pool)
        lines.append(Text(f"{texts.get('bang-board-hire')}: {names}"))
    if view.leader is not None:
        bid = texts.get("bang-board-bid", amount=view.bid)
        lines.append(Text(f"{bid}: {speaker.names[view.leader]}"))
    return Text("\n").join(lines)


def _place(view: BangView, speaker: Speaker, seat: Seat) -> Panel:
    texts = speaker.texts
    turn = seat == view.turn
    mark = "▸ " if seat in view.to_act else "• " if turn else ""
    title = Text(f"{mark}{speaker.names[seat]}", style="bold")
    if seat not in view.alive:
        role = role_text(view, speaker, seat)
        body = Text(f"{role}\n{texts.get('bang-board-out')}", style="dim strike")
        return Panel(body, title=title, border_style="dim")
    character = view.characters[seat]
    name = texts.get(f"bang-character-{character}") if character else "—"
    lines = [Text(name), Text(role_text(view, speaker, seat), style="italic")]
    lines.append(life_text(view, seat) + Text("  " + hand_count(view, speaker, seat)))
    lines.append(
        cards_text(view.tables[seat], speaker) if view.tables[seat] else Text("·", style="dim")
    )
    lines.append(_distance(view, speaker, seat))
    if view.known[seat]:
        known = texts.get("bang-board-known")
        lines.append(Text(f"{known}: ", style="dim") + cards_text(view.known[seat], speaker))
    maybe = tuple(card for card, holders in view.maybe if seat in holders)
    if maybe:
        perhaps = texts.get("bang-board-maybe")
        lines.append(Text(f"{perhaps}: ", style="dim") + cards_text(maybe, speaker))
    if view.options.mode == "tournament":
        lines.append(Text(f"${view.money[seat]}", style="green"))
    style = "bold yellow" if seat in view.to_act else "yellow" if turn else ""
    return Panel(Text("\n").join(lines), title=title, border_style=style or "none")


def role_text(view: BangView, speaker: Speaker, seat: Seat) -> str:
    role = view.roles[seat]
    if isinstance(role, Hidden):
        return f"? {speaker.texts.get('bang-board-secret')}"
    return f"{STARS[role]}{speaker.texts.get(f'bang-role-{role}')}"


def life_text(view: BangView, seat: Seat) -> Text:
    life = max(0, view.lives[seat])
    gone = "○" * max(0, view.full_lives[seat] - life)
    return Text.assemble(("●" * life, "red"), (gone, "dim"), f" {view.lives[seat]}")


def hand_count(view: BangView, speaker: Speaker, seat: Seat) -> str:
    hand = view.hands[seat]
    count = hand.hidden if isinstance(hand, Hidden) else len(hand)
    return speaker.texts.get("bang-board-cards", count=count)


def _distance(view: BangView, speaker: Speaker, seat: Seat) -> Text:
    texts = speaker.texts
    reach = texts.get("bang-board-reach", reach=view.reach[seat])
    if view.seat is None or seat == view.seat or not view.distances[view.seat][seat]:
        return Text(reach, style="dim")
    far = view.distances[view.seat][seat]
    near = far <= view.reach[view.seat]
    word = texts.get("bang-board-in-reach") if near else texts.get("bang-board-too-far")
    sign = "✓" if near else "–"
    line = f"{texts.get('bang-board-distance', distance=far)} {sign} {word}"
    return Text(line, style="bold" if near else "dim") + Text(f"\n{reach}", style="dim")


def hand_line(view: BangView, speaker: Speaker, seat: Seat) -> Text:
    hand = view.hands[seat]
    title = Text(speaker.texts.get("bang-board-hand") + ": ", style="bold")
    return title if isinstance(hand, Hidden) else title + cards_text(hand, speaker)


def cards_text(cards: tuple[CardName, ...], speaker: Speaker) -> Text:
    return Text(", ").join(_card(card, speaker) for card in cards)


def _card(name: CardName, speaker: Speaker) -> Text:
    card = CARD_OF[name]
    return Text(speaker.phrase(card_phrase(card)), style=SUIT_STYLES[SUIT[card]])
