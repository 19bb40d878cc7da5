"""Draws the terminal pictures of README and docs: `python scripts/pictures.py`.

One SVG a game and language in docs/pictures/, from a match with a fixed seed.
"""

import random
import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludoteka.cli.table import draw_board, event_line
from ludoteka.core import Game, Seat, View, redact
from ludoteka.games import games
from ludoteka.texts import LANGUAGES, Speaker, Texts

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = {
    "en": ("Anna", "Ben", "Chloe", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ida", "Jon"),
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Захар", "Инна", "Кирилл"),
    "uk": ("Анна", "Богдан", "Віра", "Гліб", "Дарина", "Євген", "Жанна", "Зоя", "Іван", "Їжак"),
}
MOVES = 22
"""A picture shows the table after so many random moves, when the first seat is asked."""
LAST_EVENTS = 5


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games().values():
        for language in LANGUAGES:
            path = FOLDER / f"{game.key}-{language}.svg"
            path.write_text(picture(game, language), "utf-8")
            print(path.name)


def picture(game: Game, language: str) -> str:
    texts = Texts(language)
    speaker = Speaker(texts, game, NAMES[language][: game.default_seats])
    console = Console(record=True, width=88, file=StringIO(), color_system="truecolor")
    view, lines, moves = moment(game, speaker)
    for line in lines:
        console.print(line)
    console.print()
    console.print(draw_board(game, view, speaker))
    decision = game.decision(view.decision or "")
    question = speaker.decision(decision.key)
    console.print(Text.assemble((f"\n{question}", "bold"), (f"  {decision.rule}", "dim cyan")))
    for line in moves:
        console.print(line)
    title = f"ludoteka play {game.key} --lang {language}"
    svg = console.export_svg(title=title, unique_id=f"{game.key}-{language}")
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # fonts of another host


def moment(game: Game, speaker: Speaker) -> tuple[View, list[Text], list[Text]]:
    """A view in mid-match, the last things that happened, and the moves to choose from."""
    chance = random.Random(7)
    me = Seat(0)
    state = game.new(game.default_seats, {}, bytes(32))
    lines: list[Text] = []
    for number in range(10_000):
        told = [redact(event, me) for event in state.take_events()]
        lines += [event_line(speaker, event) for event in told if event.logged]
        acting = state.to_act()
        if number >= MOVES and me in acting and len(state.legal(me)) > 1:
            break
        seat = acting[-1]
        state.play(seat, chance.choice(state.legal(seat)))
    view = state.view(me)
    moves = [
        Text.assemble(
            (f"{number:>3}  ", "dim"), speaker.move(move), (f"  {speaker.hint(view, move)}", "dim")
        )
        for number, move in enumerate(state.legal(me)[:10], start=1)
    ]
    return view, lines[-LAST_EVENTS:], moves


if __name__ == "__main__":
    main()
