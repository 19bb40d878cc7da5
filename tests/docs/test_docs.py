"""Documents that stay true: generated pages are current, and examples run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from ludoteka.core.scenarios import parse_scenarios, run_scenario
from ludoteka.games import find_game, games
from ludoteka.texts import LANGUAGES
from scripts import observations_page, pictures, rules_pages
from tests.cli.inside import inside

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(kind: str) -> list[object]:
    return [
        pytest.param(text, id=f"{page.name}-{number}")
        for page in PAGES
        for number, text in enumerate(
            re.findall(rf"```{kind}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
        )
    ]


def test_the_rules_pages_are_what_the_game_says() -> None:
    for name, text in rules_pages.pages().items():
        page = rules_pages.FOLDER / name
        assert page.read_text("utf-8") == text, "run python scripts/rules_pages.py"


def test_the_page_of_observations_is_what_the_encodings_say() -> None:
    assert observations_page.PAGE.read_text("utf-8") == observations_page.page(), (
        "run python scripts/observations_page.py"
    )


def test_every_game_has_its_pages_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text("utf-8")
    for key in games():
        assert f"rules/{key}.md" in contents
        assert f"notation/{key}.md" in contents
        assert f"`{key}`" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_are_what_the_terminal_shows(key: str, language: str) -> None:
    path = pictures.FOLDER / f"{key}-{language}.svg"
    current = pictures.picture(find_game(key), language)
    assert path.read_text("utf-8") == current, "run python scripts/pictures.py"


@pytest.mark.parametrize("example", blocks("python"))
def test_python_examples_run(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(example, "utf-8")
    subprocess.run([sys.executable, str(file)], check=True, capture_output=True, timeout=60)


@pytest.mark.parametrize("example", blocks("yaml"))
def test_scenario_examples_hold(example: str) -> None:
    for scenario in parse_scenarios(example):
        assert run_scenario(find_game(scenario.game), scenario) is None


@pytest.mark.parametrize("example", blocks("sh"))
def test_commands_in_the_docs_exist(example: str) -> None:
    """Every subcommand and option that the docs name is one of the command's."""
    for line in example.splitlines():
        command = line.split("#")[0].split()
        if "ludoteka" not in command:
            continue
        name, *rest = command[command.index("ludoteka") + 1 :]
        names = [name, rest.pop(0)] if name == "admin" else [name]
        code, shown, _ = inside(*names, "--help")
        assert code == 0, line
        for word in rest:
            if word.startswith("-"):
                assert word in shown


def test_mkdocs_lists_every_page() -> None:
    contents = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    listed = set(re.findall(r"[\w./-]+\.md", str(contents["nav"])))
    there = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert there == listed
