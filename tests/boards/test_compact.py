"""A terminal of 80 × 24 holds the board, the question and a few moves."""

import io
import random

import pytest
from rich.console import Console

from ludoteka.boards import COMPACT_BOARDS
from ludoteka.core import Seat, View
from ludoteka.games import find_game
from ludoteka.texts import LANGUAGES, Speaker, Texts

MOST = 18
"""Lines of a board; the rest is for what is asked, and the prompt."""


def views(key: str, seats: int, options: dict[str, object]) -> list[View]:
    """Of the first seat, now and then in a match of random moves."""
    found = []
    for seed in range(3):
        state = find_game(key).new(seats, options, bytes([seed]) * 32)
        chance = random.Random(seed)
        for number in range(240):
            acting = state.to_act()
            if not acting:
                break
            state.play(acting[0], chance.choice(state.legal(acting[0])))
            if number % 12 == 0:
                found.append(state.view(Seat(0)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        ("intrigo", 3, {}),
        ("intrigo", 4, {}),
        ("bang", 3, {}),
        ("bang", 5, {}),
        ("bang", 8, {}),
        ("bang", 7, {"mode": "tournament"}),
        ("six-nimmt", 6, {}),
        ("six-nimmt", 10, {}),
        ("sakura", 2, {}),
        ("sakura", 4, {}),
        ("sakura", 6, {}),
    ],
)
def test_a_compact_board_fits(
    key: str, seats: int, options: dict[str, object], language: str
) -> None:
    game = find_game(key)
    speaker = Speaker(Texts(language), game, [f"Player {seat}" for seat in range(seats)])
    console = Console(width=80, height=24, file=io.StringIO())
    for view in views(key, seats, options):
        lines = console.render_lines(COMPACT_BOARDS[key](view, speaker))
        text = ["".join(part.text for part in line) for line in lines]
        assert len(lines) <= MOST, "\n".join(text)
        assert all(any(name in line for line in text) for name in speaker.names)
