"""Tab in the shell: games, bots, options and clauses."""

import os
import subprocess
import sys

import pytest


def offered(line: str) -> list[str]:
    """What bash is told for the last word of the line."""
    words = line.split(" ")
    done = subprocess.run(
        [sys.executable, "-m", "ludoteka"],
        env=os.environ
        | {
            "_LUDOTEKA_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("line", "some"),
    [
        ("ludoteka ar", ["arena"]),
        ("ludoteka play si", ["six-nimmt"]),
        ("ludoteka play six-nimmt --bots gre", ["greedy"]),
        ("ludoteka play six-nimmt --bots greedy,mas", ["greedy,master"]),
        ("ludoteka play six-nimmt -o li", ["limit="]),
        ("ludoteka rules six-nimmt 6n-7", ["6n-7"]),
        ("ludoteka play bang --watch --speed s", ["slow", "step"]),
        ("ludoteka rules bang BA-1 --lang u", ["uk"]),
        ("ludoteka rules chess ", []),
    ],
)
def test_tab_offers_what_fits(line: str, some: list[str]) -> None:
    assert offered(line) == some


def test_tab_offers_every_level_of_a_game() -> None:
    levels = {"random", "beginner", "greedy", "sampler", "expert", "master"}
    assert levels <= {*offered("ludoteka arena six-nimmt ")}
