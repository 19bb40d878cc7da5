"""What a person sees and hears tells nothing that their seat may not know.

The engine makes pairs of worlds that one reader cannot tell apart; the client itself, in Node,
tells both of them (web/src/games/worlds.test.ts).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.games import games
from scripts.worlds import write

pytestmark = pytest.mark.uncounted

WEB = Path(__file__).parent.parent.parent / "web"


@pytest.fixture(scope="module")
def client() -> list[str]:
    """How to run a test of the web client, with the system's Node or the one beside Python."""
    node = shutil.which("node", path=f"{Path(sys.prefix) / 'node'}:{os.environ['PATH']}")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    if node and vitest.exists():
        return [node, str(vitest), "run", "--no-color", "src/games/worlds.test.ts"]
    if os.environ.get("CI") == "true":
        pytest.fail("CI needs Node.js and what web/package.json names")
    pytest.skip("Node.js or what web/package.json names is not here")


def test_two_worlds_that_i_cannot_tell_apart_are_told_the_same(
    client: list[str], tmp_path: Path
) -> None:
    for game in games().values():
        write(tmp_path, game)
    env = os.environ | {"LUDOTEKA_WORLDS": str(tmp_path)}
    done = subprocess.run(client, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
