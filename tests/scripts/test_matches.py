"""Whole matches in the client itself, in Node: folded exactly, and told at every pace."""

from pathlib import Path

import pytest

from ludoteka.games import games
from scripts.matches import write_all
from tests.scripts.node import run_in_node

pytestmark = pytest.mark.uncounted


def test_whole_matches_are_folded_exactly_and_told_once_at_every_pace(tmp_path: Path) -> None:
    write_all(tmp_path, few=True)
    assert {folder.name for folder in tmp_path.iterdir()} == set(games())
    tests = ("src/games/fold.test.ts", "src/games/paces.test.ts")
    run_in_node(*tests, LUDOTEKA_MATCHES=str(tmp_path))
