"""A game of another package: nothing here knows it but its entry point, and everything works."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.hosting import ludoteka

ROOT = Path(__file__).parents[2]
ENVIRONMENT = """
from ludoteka.envs import AgainstBots, RawEnv
env = AgainstBots("overreach", seats=3, opponents=("greedy", "random"))
observation, info = env.reset(seed=1)
over = False
while not over:
    move = env.action_space.sample(mask=observation["action_mask"])
    observation, reward, over, _, info = env.step(move)
print("over", reward)
"""
MESSAGES = """
from ludoteka.games import find_game
from ludoteka.texts import LANGUAGES, Texts
from tests.texts.test_messages import game_messages
for language in LANGUAGES:
    texts = Texts(language)
    missing = [key for key in game_messages(find_game("overreach")) if key not in texts]
    assert not missing, (language, missing)
"""


@pytest.fixture
def path(overreach: Path) -> dict[str, str]:
    """PYTHONPATH with the example, in front of whatever form of the engine is tested."""
    before = os.environ.get("PYTHONPATH")
    parts = [str(overreach), *([str(ROOT / before)] if before else []), str(ROOT)]
    return {"PYTHONPATH": os.pathsep.join(parts)}


def run(code: str, path: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_greedy_bot_beats_random_ones(path: dict[str, str], tmp_path: Path) -> None:
    contest = ["arena", "overreach", "greedy", "random", "-g", "400", "-j", "1", "--json"]
    code, out, err = ludoteka(tmp_path, *contest, more=path)
    assert code == 0, err
    found = {row["bot"]: row["wins"]["mean"] for row in json.loads(out)["bots"]}
    assert found["greedy"] > found["random"]


@pytest.mark.parametrize(("language", "title"), [("en", "Hand"), ("ru", "Рука"), ("uk", "Рука")])
def test_it_is_played_in_the_terminal(
    language: str, title: str, path: dict[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "match.json"
    told = ["play", "overreach", "--lang", language, "--record", str(record)]
    code, out, err = ludoteka(tmp_path, *told, typed="1\n" * 5, more=path)
    assert code == 0, err
    assert title in out
    assert "overreach-" not in out  # no message is missing
    code, out, err = ludoteka(tmp_path, "verify", str(record), more=path)
    assert code == 0, out + err


def test_its_rules_are_told(path: dict[str, str], tmp_path: Path) -> None:
    code, out, _ = ludoteka(tmp_path, "rules", "overreach", "OV-4", more=path)
    assert code == 0
    assert "overreaches" in out


def test_it_says_everything_in_every_language(path: dict[str, str]) -> None:
    run(MESSAGES, path)


def test_agents_learn_it(path: dict[str, str]) -> None:
    assert run(ENVIRONMENT, path).startswith("over")


def test_it_passes_the_conformance_suite(path: dict[str, str]) -> None:
    """Contract, leaks, taking back and twins, at two, three and four seats."""
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "overreach"]
    done = subprocess.run(
        [*suite, "tests/conformance"],
        cwd=ROOT,
        env=os.environ | path,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "test_leaks" not in done.stdout
    passed = int(done.stdout.rpartition(" passed")[0].split()[-1])
    assert passed >= 3 * 20
