"""Face to Face in the terminal: two mirrored halves, each pile with the line of its range.

Gold is the sun and silver the moon, on every seat and card, so that colour is never the only
sign. A range line has one place for two numbers: what the pile still takes, what it has
passed, and the diamond of the backwards trick.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.core import Hidden
from ludoteka.games.face_to_face.cards import HIGHEST, LOWEST, TRICK_STEP, Card
from ludoteka.games.face_to_face.piles import Laid
from ludoteka.games.face_to_face.view import FaceToFaceView, tops
from ludoteka.texts import Speaker

EMBLEMS = ("☀", "☾")
METALS = ("bold yellow", "bold white")


def draw(view: FaceToFaceView, speaker: Speaker) -> RenderableType:
    below = view.seat or 0
    parts: list[RenderableType] = []
    if view.options.best_of > 1:
        parts.append(_match(view, speaker))
    parts += [_seat(view, speaker, 1 - below), _seat(view, speaker, below)]
    if view.to_act:
        parts.append(_turn(view, speaker))
    if view.seat is not None:
        parts.append(_hand(view, speaker, view.seat))
    return Group(*parts)


def _match(view: FaceToFaceView, speaker: Speaker) -> Text:
    wins = [f"{name} {won}" for name, won in zip(speaker.names, view.wins, strict=True)]
    return Text(
        speaker.texts.get(
            "face-to-face-board-match",
            games=view.options.best_of,
            game=view.game,
            wins=", ".join(wins),
        ),
        style="dim",
    )


def _seat(view: FaceToFaceView, speaker: Speaker, seat: int) -> RenderableType:
    """A player's line, and the two piles."""
    texts = speaker.texts
    gold, silver = texts.get("face-to-face-board-gold"), texts.get("face-to-face-board-silver")
    metal = silver if seat else gold
    mark = " ▸" if seat in view.to_act else ""
    hand = view.hands[seat]
    cards = texts.get(
        "face-to-face-board-cards",
        hand=hand.hidden if isinstance(hand, Hidden) else len(hand),
        left=view.draw_piles[seat].hidden,
    )
    name = Text(f"{EMBLEMS[seat]} {speaker.names[seat]} ({metal}){mark}", style=METALS[seat])
    title = Text.assemble(name, (f"   {cards}", "" if seat == view.seat else "dim"))
    piles = Table(show_header=False, box=None, padding=(0, 1))
    up, down = tops(view.up[seat], view.down[seat])
    ascending = texts.get("face-to-face-board-up")
    descending = texts.get("face-to-face-board-down")
    numbers = range(up + 1, HIGHEST + 1)
    piles.add_row(
        f"  ↑ {ascending}",
        _top(view.up[seat], up, seat),
        *_range(numbers, up - TRICK_STEP, speaker),
    )
    numbers = range(LOWEST, down)
    piles.add_row(
        f"  ↓ {descending}",
        _top(view.down[seat], down, seat),
        *_range(numbers, down + TRICK_STEP, speaker),
    )
    return Group(title, piles)


def _top(pile: tuple[Laid, ...], number: int, owner: int) -> Text:
    """The top card in the metal of the player who played it."""
    seat = pile[-1].seat if pile else owner
    return Text(f" {number:>2} {EMBLEMS[seat]} ", style=f"reverse {METALS[seat]}")


def _range(numbers: range, trick: int, speaker: Speaker) -> tuple[Text, Text]:
    """What a pile still takes from its owner: as a line, and in words."""
    line = Text()
    for first in range(LOWEST, HIGHEST, 2):
        pair = (first, first + 1)
        if trick in pair:
            line.append("◆", style="bold magenta")
        elif any(number in numbers for number in pair):
            line.append("━", style="green")
        else:
            line.append("·", style="dim")
    texts = speaker.texts
    words = str(numbers[0]) if numbers else texts.get("face-to-face-board-shut")
    if len(numbers) > 1:
        words = texts.get("face-to-face-board-range", first=numbers[0], last=numbers[-1])
    if LOWEST <= trick <= HIGHEST:
        words += " " + texts.get("face-to-face-board-trick", card=trick)
    return line, Text(words)


def _turn(view: FaceToFaceView, speaker: Speaker) -> Text:
    texts = speaker.texts
    plays = texts.get("face-to-face-board-plays", plays=view.plays)
    free = texts.get("face-to-face-board-help-free")
    given = texts.get("face-to-face-board-help-given")
    return Text(f"{plays}; {given if view.helped else free}", style="dim")


def _hand(view: FaceToFaceView, speaker: Speaker, seat: int) -> Text:
    """The cards that can be played stand in brackets."""
    hand = view.hands[seat]
    assert not isinstance(hand, Hidden)
    playable = {play.card for play in view.possible}
    title = speaker.texts.get("face-to-face-board-hand")
    cards = [_card(card, seat, playable=card in playable) for card in hand]
    return Text.assemble((f"{title}  ", "bold"), *cards)


def _card(card: Card, seat: int, *, playable: bool) -> Text:
    text = f"[{card:>2}]" if playable else f" {card:>2} "
    return Text.assemble((text, METALS[seat] if playable else "dim"), " ")
