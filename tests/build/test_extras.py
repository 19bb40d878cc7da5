"""Engine, bots, arena and terminal install without a server's packages.

A fresh virtual environment gets what `pip install ludoteka` would bring, and nothing else.
"""

import os
import re
import subprocess
import tomllib
import venv
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

import pytest

import ludoteka
from ludoteka.core.extras import NEEDS

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"[A-Za-z0-9._-]+")
SMALL = """
import pkgutil, sys
import ludoteka
for layer in ("core", "games", "texts", "boards", "bots", "review", "arena"):
    package = __import__(f"ludoteka.{layer}", fromlist=["x"])
    for module in pkgutil.walk_packages(package.__path__, f"ludoteka.{layer}."):
        if module.name not in ("ludoteka.arena.on_ray", "ludoteka.arena.plots"):
            __import__(module.name)  # those two have extras of their own
from ludoteka.games import find_game
from ludoteka.bots import find_bot
from ludoteka.core import Rng
game = find_game("six-nimmt")
state = game.new(2, {"deals": 1}, bytes(32))
makers = [find_bot("greedy", game), find_bot("random", game)]
bots = [make(game, seat, Rng(b"test")) for seat, make in enumerate(makers)]
while acting := state.to_act():
    seat = acting[0]
    state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
print(*state.result().ranks, *sorted(sys.modules))
"""


def plain_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def project() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = tomllib.loads((ROOT / "pyproject.toml").read_text())[
        "project"
    ]
    return found


def closure(requirements: list[str]) -> dict[str, Distribution]:
    """These distributions and all that they need, as they are installed here."""
    found: dict[str, Distribution] = {}
    left = list(requirements)
    while left:
        wanted = NAME.match(left.pop())
        assert wanted is not None
        name = plain_name(wanted[0])
        if name in found:
            continue
        found[name] = distribution(name)
        left += [each for each in found[name].requires or () if ";" not in each]
    return found


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment with the small install."""
    folder = tmp_path_factory.mktemp("small")
    venv.create(folder, with_pip=False, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for each in closure(list(project()["dependencies"])).values():
        tops = {
            file.parts[0] for file in each.files or () if file.parts[0] not in ("..", "__pycache__")
        }
        for top in tops:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(each.locate_file(top))))
    (site / "ludoteka").symlink_to(Path(ludoteka.__file__).parent)
    for other in Path(ludoteka.__file__).parents[1].glob("*__mypyc*"):
        (site / other.name).symlink_to(other)
    return folder / "bin" / "python"


def run(python: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    hidden = ("PYTHON", "COVERAGE_", "VIRTUAL_ENV")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    return subprocess.run(
        [str(python), *arguments],
        input=typed,
        env=clean | {"COLUMNS": "200", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_engine_bots_and_arena_need_no_server(python: Path) -> None:
    done = run(python, "-c", SMALL)
    assert done.returncode == 0, done.stderr
    first, second, *modules = done.stdout.split()
    assert {first, second} <= {"1", "2"}
    assert not set(modules) & {"ludoteka.server", "ludoteka.client"}


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["games"], ""),
        (["rules", "bang", "BA-1"], ""),
        (["play", "six-nimmt", "-o", "deals=1"], "1\n" * 10),
        (["arena", "six-nimmt", "greedy", "random", "-g", "2", "-j", "1"], ""),
        (["serve", "--help"], ""),
    ],
    ids=lambda given: given[0] if given else "",
)
def test_the_terminal_needs_none_either(python: Path, arguments: list[str], typed: str) -> None:
    done = run(python, "-m", "ludoteka", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "arguments",
    [["serve", "--no-open"], ["admin", "users"], ["backup", "x"], ["bench", "--server"]],
    ids=lambda given: given[0],
)
def test_a_server_says_what_to_install(python: Path, arguments: list[str]) -> None:
    done = run(python, "-m", "ludoteka", *arguments)
    assert done.returncode == 2
    assert 'pip install "ludoteka[server]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("module", "extra"), [("ludoteka.client", "client"), ("ludoteka.server.web.app", "server")]
)
def test_a_program_is_told_so_too(python: Path, module: str, extra: str) -> None:
    done = run(python, "-c", f"import {module}")
    assert f'pip install "ludoteka[{extra}]"' in done.stderr.splitlines()[-1]


def test_what_is_looked_for_is_what_the_extras_bring() -> None:
    extras: dict[str, list[str]] = project()["optional-dependencies"]
    modules = packages_distributions()
    for extra, needs in NEEDS.items():
        brought = closure([each for each in extras[extra] if not each.startswith("ludoteka")])
        if extra == "server":
            brought |= closure(extras["client"])
        small = closure(list(project()["dependencies"]))
        for module in needs:
            owners = {plain_name(name) for name in modules[module]}
            assert owners & set(brought), module
            assert not owners & set(small), f"{module} is part of the small install"
