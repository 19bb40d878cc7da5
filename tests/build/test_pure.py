"""The pure form is at hand in every installation, compiled or not."""

import subprocess
import sys

import pytest

from ludoteka.core import form
from ludoteka.pure import prefer_sources

CODE = """
from ludoteka.pure import prefer_sources
prefer_sources()
from ludoteka.core import form
from ludoteka.games import find_game
state = find_game("six-nimmt").new(3, {}, bytes(32))
while acting := state.to_act():
    for seat in acting:
        state.play(seat, state.legal(seat)[0])
print(form(), *state.result().scores)
"""


def printed(code: str) -> list[str]:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    return done.stdout.split()


def test_sources_are_taken_in_place_of_compiled_modules() -> None:
    pure = printed(CODE)
    usual = printed(CODE.replace("prefer_sources()\n", ""))
    assert pure[0] == "pure"
    assert usual == [form(), *pure[1:]]


def test_it_is_too_late_once_the_engine_is_loaded() -> None:
    with pytest.raises(RuntimeError, match=r"too late: .*ludoteka\.core"):
        prefer_sources()
