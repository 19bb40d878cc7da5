"""Bots among themselves: the table after whatever happens, as fast as one likes."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.inside import inside


def watch(home: Path, *more: str) -> tuple[int, str, str]:
    options = ("-n", "2", "-o", "deals=1", "--bots", "random", "--watch")
    return inside("play", "six-nimmt", *options, *more, home=home)


def test_who_watches_sees_the_table_and_is_told_who_plays(tmp_path: Path) -> None:
    code, said, _ = watch(tmp_path)
    assert code == 0
    assert "Playing among themselves: " in said
    assert "At the table with you" not in said
    assert said.count("\nrow 4 ") >= 9  # after every card but the last
    assert "Enter" not in said  # nobody is at the keyboard


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--watch", "--speed", "warp"), "There is no speed “warp”. Speeds: slow, normal, fast"),
        (("--speed", "fast"), "--speed goes with --watch"),
    ],
)
def test_a_wrong_speed_is_refused(arguments: tuple[str, ...], sentence: str) -> None:
    code, _, complained = inside("play", "six-nimmt", *arguments)
    assert code == 2
    assert sentence in " ".join(complained.split())


@pytest.fixture
def keyboard() -> Iterator[tuple[int, int]]:
    """Ours, and the program's end of it."""
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)
    os.close(theirs)


def begin(home: Path, keyboard: int, speed: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ludoteka", "play", "six-nimmt", "-n", "2", "--watch"]
    return subprocess.Popen(
        [*command, "-o", "deals=1", "--speed", speed, "--record", str(home / "record.json")],
        stdin=keyboard,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"LUDOTEKA_LANG": "en"},
    )


def test_step_by_step_enter_goes_on(tmp_path: Path, keyboard: tuple[int, int]) -> None:
    ours, theirs = keyboard
    with begin(tmp_path, theirs, "step") as watching:
        os.write(ours, b"\n" * 60)  # more than there are boards
        said, _ = watching.communicate(timeout=60)
    assert watching.returncode == 0
    assert said.count("Enter: next") == said.count("\nrow 4 ") >= 9


def test_enter_pauses_and_the_end_of_input_leaves(
    tmp_path: Path, keyboard: tuple[int, int]
) -> None:
    ours, theirs = keyboard
    with begin(tmp_path, theirs, "slow") as watching:
        os.write(ours, b"\n\x04")  # Enter, then ctrl-d
        said, _ = watching.communicate(timeout=60)
    assert "Paused. Enter goes on." in said
    assert "Goodbye! The match is unfinished." in said
    assert (tmp_path / "record.json").is_file()
