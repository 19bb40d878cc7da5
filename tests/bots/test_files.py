"""Bots of one's own that are named by their files."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.bots import Bot, find_bot
from ludoteka.core import BadInput, Rng, Seat
from ludoteka.games import find_game

GAME = find_game("six-nimmt")
SOURCE = """
from dataclasses import dataclass
from ludoteka.bots import Bot

@dataclass
class Notes:
    seen: int = 0

class Pick(Bot):
    notes = Notes()

    def see(self, event):
        self.notes = Notes(self.notes.seen + 1)

    def choose(self, view, moves):
        return moves[{which}]
"""
READ = """
import pickle, sys
bot = pickle.load(sys.stdin.buffer)
print(type(bot).__name__, bot.notes.seen, bot.choose(None, [5, 6, 7]))
"""


def write_bot(folder: Path, which: int) -> str:
    """Its name."""
    folder.mkdir()
    (folder / "pick.py").write_text(SOURCE.format(which=which), "utf-8")
    return f"{folder / 'pick.py'}:Pick"


def make_bot(name: str) -> Bot:
    return find_bot(name, GAME)(GAME, Seat(0), Rng(bytes(32)))


def test_a_pickled_bot_is_read_in_a_process_that_never_heard_of_its_file(tmp_path: Path) -> None:
    bot = make_bot(write_bot(tmp_path / "one", -1))
    for event in GAME.new(2, {}, bytes(32)).take_events()[:3]:
        bot.see(event)
    done = subprocess.run(
        [sys.executable, "-c", READ], input=pickle.dumps(bot), capture_output=True, check=True
    )
    assert done.stdout.decode().split() == ["Pick", "3", "7"]


def test_files_of_the_same_name_are_two_bots(tmp_path: Path) -> None:
    first, second = (make_bot(write_bot(tmp_path / f"{which}", which)) for which in (0, 1))
    state = GAME.new(2, {}, bytes(32))
    view, moves = state.view(Seat(0)), state.legal(Seat(0))
    for _ in range(2):
        assert [each.choose(view, moves) for each in (first, second)] == moves[:2]
        first, second = pickle.loads(pickle.dumps((first, second)))


def test_a_file_that_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"gone\.py"):
        find_bot(f"{tmp_path / 'gone.py'}:Pick", GAME)
