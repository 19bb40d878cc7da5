"""The examples do what they say."""

import subprocess
import sys
from pathlib import Path

from tests.server.running import Node

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_example_bot_plays_a_whole_bang_over_the_network(server: Node) -> None:
    script = EXAMPLES / "network_bot.py"
    assert len(script.read_text("utf-8").splitlines()) <= 24
    done = subprocess.run(
        [sys.executable, script, server.url, "bang", "greedy"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert "seat 1 of greedy came" in done.stdout


def test_two_programs_play_each_other(server: Node) -> None:
    """Neither says that it is ready: their bots do."""
    script = EXAMPLES / "two_programs.py"
    done = subprocess.run(
        [sys.executable, script, server.url, "face-to-face", "greedy", "random"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert "greedy, random came: " in done.stdout
    assert "none" not in done.stdout
