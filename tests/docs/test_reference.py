"""The API reference holds whatever a bot's author imports, and the guides lead there."""

import importlib
import re
from pathlib import Path

import pytest

from ludoteka.core import Event, View
from ludoteka.games import games

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = {
    name
    for page in (DOCS / "reference").glob("*.md")
    for name in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)
}


PACKAGES = ["ludoteka.core", "ludoteka.bots", "ludoteka.client", "ludoteka.envs"]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_in_the_reference(package: str) -> None:
    module = importlib.import_module(package)
    homes = {name: getattr(getattr(module, name), "__module__", None) for name in module.__all__}
    missing = {name: home for name, home in homes.items() if home and not _is_shown(home)}
    assert missing == {}


def _is_shown(module: str) -> bool:
    return module in SHOWN or not module.startswith("ludoteka.")


@pytest.mark.parametrize("key", games())
def test_views_events_and_options_of_every_game_are_in_the_reference(key: str) -> None:
    game = games()[key]
    kinds: list[type] = [game.view_kind, game.options, *game.all_event_kinds]
    assert issubclass(game.view_kind, View)
    assert all(issubclass(kind, Event) for kind in game.all_event_kinds)
    homes = {kind.__module__ for kind in kinds}
    assert {home for home in homes if home not in SHOWN} == set()


@pytest.mark.parametrize("package", ["data", "envs/open_spiel"])
def test_what_the_guides_import_from_modules_is_in_the_reference(package: str) -> None:
    name = f"ludoteka.{package.replace('/', '.')}"
    pages = "".join(page.read_text("utf-8") for page in DOCS.glob("*.md"))
    named = set(re.findall(rf"\b{re.escape(name)}(?:\.[a-z_]+)*", pages))
    assert named
    shown = {module for module in SHOWN if module.startswith(name)}
    assert {each for each in named if not any(each.startswith(module) for module in shown)} == set()


@pytest.mark.parametrize("guide", ["bots.md", "bot-api.md", "environments.md", "data.md"])
def test_the_guides_lead_to_the_reference(guide: str) -> None:
    assert "(reference/" in (DOCS / guide).read_text("utf-8")
