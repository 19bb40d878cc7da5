"""In 80 × 24 a whole match is played without a question that is higher than the screen."""

import io
import random
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

from ludoteka.cli import session, table
from ludoteka.cli.choosing import outline
from ludoteka.cli.listing import MoveList
from ludoteka.cli.pace import Pace
from ludoteka.cli.session import Session
from ludoteka.cli.words import VARIABLE, say
from ludoteka.core import Seat
from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo
from ludoteka.games import find_game
from ludoteka.texts import LANGUAGES, Speaker, Texts

HEIGHT = 24
TABLES = [
    ("intrigo", 3, {}),
    ("intrigo", 4, {}),
    ("bang", 5, {}),
    ("bang", 8, {}),
    ("bang", 4, {"mode": "tournament"}),
    ("face-to-face", 2, {}),
    ("six-nimmt", 10, {}),
    ("sakura", 4, {}),
    ("sakura", 6, {}),
]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What a terminal of this size is told."""
    said = io.StringIO()
    console = Console(
        width=80, height=HEIGHT, file=said, force_terminal=True, color_system=None,
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    for module in (session, table):
        monkeypatch.setattr(module, "out", console)
    return said


class Fingers(io.StringIO):
    """Types the number of any legal move, so many times, and then leaves."""

    def __init__(self, match: Match, answers: int, seed: int) -> None:
        super().__init__()
        self.match = match
        self.answers = answers
        self.chance = random.Random(seed)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.answers -= 1
        if self.answers < 0:
            return "quit\n"
        moves = self.match.state.legal(Seat(0))
        return f"#{self.chance.randint(1, len(moves))}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_no_question_is_higher_than_the_screen(
    key: str,
    seats: int,
    options: dict[str, object],
    language: str,
    screen: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    people = tuple(
        SeatInfo(f"Player {seat}", bot="random" if seat else None) for seat in range(seats)
    )
    match = Match(find_game(key), people, options, server_seed=bytes([7]) * 32)
    monkeypatch.setattr(sys, "stdin", Fingers(match, 60, 7))
    monkeypatch.setattr(session, "fresh_seed", lambda: bytes([7]) * 32)
    monkeypatch.setenv(VARIABLE, language)
    Session(match, Seat(0), tmp_path / "record.json", pace=Pace(None)).run()
    rule = "─" * 80
    _, *told = screen.getvalue().partition(rule)
    *pages, _ = re.split(r"(?<=\n)> ", "".join(told))
    after_enter = say("cli-play-more")
    questions = [page.rpartition(after_enter)[2] for page in pages]
    assert len(questions) > 5
    for question in questions:
        assert question.count("\n") < HEIGHT, question


def test_what_is_higher_is_told_by_how_it_begins_and_what_is_alone_with_its_number() -> None:
    game = find_game("bang")
    hand = ["bang-as", "beer-6h", "panic-qh", "jail-4h"]
    state = game.from_position({"seats": 8, "hands": [hand, *[[]] * 7], "turn": 0})
    view, moves = state.view(Seat(0)), state.legal(Seat(0))
    speaker = Speaker(Texts("en"), game, [f"Player {seat}" for seat in range(8)])
    lists = MoveList(game, speaker, view, moves)
    told = [_text(form) for form in lists.forms(moves)]
    assert len({text.count("\n") for text in told}) > 2
    assert f"play ×{len(moves) - 1}" in told[-1]
    plays = [move for move in moves if game.moves.text(move) != "end"]
    outlined = _text(lists.outlined(outline(game, plays)))
    number = moves.index(game.moves.parse("play beer-6h")) + 1
    assert re.search(rf"^ play beer-6h +{number} +play Beer 6♥", outlined, re.MULTILINE)
    assert re.search(r"^ play jail-4h +×7 +Jail 4♥ → Player 1 …", outlined, re.MULTILINE)


def _text(form: object) -> str:
    console = Console(width=80, file=io.StringIO(), color_system=None)
    with console.capture() as captured:
        console.print(form)
    return captured.get()
