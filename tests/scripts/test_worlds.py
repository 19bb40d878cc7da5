"""What a person sees and hears tells nothing that their seat may not know.

The engine makes pairs of worlds that one reader cannot tell apart; the client itself, in Node,
tells both of them (web/src/games/worlds.test.ts).
"""

from pathlib import Path

import pytest

from ludoteka.games import games
from scripts.worlds import write
from tests.scripts.node import run_in_node

pytestmark = pytest.mark.uncounted


def test_two_worlds_that_i_cannot_tell_apart_are_told_the_same(tmp_path: Path) -> None:
    for game in games().values():
        write(tmp_path, game)
    run_in_node("src/games/worlds.test.ts", LUDOTEKA_WORLDS=str(tmp_path))
