"""A command is quick to start: it imports what it needs, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.games import BUILT_IN

ALL_HELPS = """
from ludoteka.cli.app import command, subcommand
from ludoteka.cli.commands import COMMANDS
command()
for name in COMMANDS:
    subcommand(name)
"""
RUN = """
import sys
sys.argv = ["ludoteka", {arguments}]
from ludoteka.cli.app import main
try:
    main()
except SystemExit as left:
    assert not left.code, left.code
"""
MAKE_APP = """
from ludoteka.server.config import Settings
from ludoteka.server.web.app import make_app
make_app(Settings())
"""
LOADED = """
import sys
print("loaded:", *sys.modules)
"""
HEAVY = {
    "alembic",
    "asyncpg",
    "gymnasium",
    "httpx",
    "litestar",
    "matplotlib",
    "numpy",
    "pettingzoo",
    "ray",
    "redis",
    "sqlalchemy",
    "structlog",
    "torch",
    "uvicorn",
    "websockets",
}
RECORD = Path(__file__).parent.parent / "games/six_nimmt/records/2-seats-2.json"


def loaded(code: str, typed: str = "") -> set[str]:
    """The modules that a process has imported in the end."""
    command = [sys.executable, "-c", code + LOADED]
    done = subprocess.run(
        command, input=typed, check=True, capture_output=True, text=True, timeout=60
    )
    return set(done.stdout.rpartition("loaded:")[2].split())


def games_among(modules: set[str]) -> set[str]:
    return {name.split(".")[2] for name in modules if name.startswith("ludoteka.games.")}


def test_the_help_of_all_commands_needs_neither_games_nor_servers() -> None:
    modules = loaded(ALL_HELPS)
    assert "ludoteka.cli.commands.arena" in modules
    assert not games_among(modules)
    assert not modules & (HEAVY | {"ludoteka.server", "ludoteka.envs"})


def test_the_list_of_commands_needs_none_of_them() -> None:
    modules = loaded(RUN.format(arguments="'--help'"))
    commands = {name for name in modules if name.startswith("ludoteka.cli.commands.")}
    assert not commands
    assert not games_among(modules)


def test_a_process_that_a_command_starts_does_not_load_the_command() -> None:
    modules = loaded("import ludoteka.__main__, ludoteka.cli")
    assert not modules & {"typer", "rich", "ludoteka.cli.app"}


@pytest.mark.parametrize(
    "code",
    ["from ludoteka.server.play.thinking import warm_up; warm_up()", MAKE_APP],
    ids=["a worker", "a server"],
)
def test_who_serves_tables_has_loaded_all_games_and_bots_before(code: str) -> None:
    modules = loaded(code)
    assert games_among(modules) >= {key.replace("-", "_") for key in BUILT_IN}
    for key in BUILT_IN:
        assert f"ludoteka.bots.search.{key.replace('-', '_')}" in modules


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "six-nimmt", "--record"],
        ["rules", "six-nimmt"],
        ["verify", str(RECORD)],
        ["replay", str(RECORD), "--boards"],
        ["arena", "six-nimmt", "greedy", "random", "-g", "2", "-j", "1"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_command_loads_its_game_only(arguments: list[str], tmp_path: Path) -> None:
    if arguments[-1] == "--record":
        arguments = [*arguments, str(tmp_path / "match.json")]
    modules = loaded(RUN.format(arguments=repr(arguments)[1:-1]), typed="1\nq\n")
    assert games_among(modules) == {"six_nimmt"}
    assert not modules & (HEAVY | {"yaml", "ludoteka.server", "ludoteka.envs"})
