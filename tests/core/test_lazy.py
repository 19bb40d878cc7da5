"""A registry that imports its entries on first use."""

import subprocess
import sys

import pytest

from ludoteka.core.lazy import LazyRegistry

CODE = """
import sys
from ludoteka.bots import find_bot
from ludoteka.games import find_game
find_bot("expert", find_game("{game}"))
folders = {{name.split(".")[2] for name in sys.modules if name.startswith("ludoteka.games.")}}
print(*sorted(folders))
"""


def test_values_are_found_by_key() -> None:
    table: LazyRegistry[object] = LazyRegistry(
        {"path": "pathlib:Path", "missing": "pathlib:Nowhere"}
    )
    assert list(table) == ["path", "missing"]
    assert len(table) == 2
    assert "missing" in table
    assert "other" not in table
    assert table["path"].__class__ is type
    with pytest.raises(AttributeError, match="Nowhere"):
        table["missing"]
    with pytest.raises(KeyError):
        table["other"]


@pytest.mark.parametrize("game", ["bang", "face-to-face", "intrigo", "sakura", "six-nimmt"])
def test_who_plays_one_game_does_not_load_the_others(game: str) -> None:
    command = [sys.executable, "-c", CODE.format(game=game)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == [game.replace("-", "_")]
