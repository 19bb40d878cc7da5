"""Pages about the server stay true: what they name is there, and tables are made from code."""

import re
from collections.abc import Iterator
from pathlib import Path

from ludoteka.server.config import Settings
from ludoteka.server.web.app import make_app
from scripts import protocol_page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TESTS = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)


def all_tests() -> Iterator[str]:
    for file in (ROOT / "tests").rglob("test_*.py"):
        yield from TESTS.findall(file.read_text("utf-8"))


def test_the_page_of_the_protocol_is_what_the_protocol_says() -> None:
    assert protocol_page.PAGE.read_text("utf-8") == protocol_page.page(), (
        "run python scripts/protocol_page.py"
    )


def test_every_threat_names_tests_that_exist() -> None:
    page = (DOCS / "threats.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "Shown by" not in line]
    known = set(all_tests())
    assert len(rows) > 30
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row.split("|")[3])
        assert named, row
        assert set(named) <= known, set(named) - known


def test_every_path_of_the_page_for_bots_is_served() -> None:
    app = make_app(Settings())
    served = {
        (method, re.sub(r"\{[^}]*\}", "{}", route.path))
        for route in app.routes
        for method in getattr(route, "methods", {"GET"})
    }
    page = (DOCS / "bot-api.md").read_text("utf-8")
    named = re.findall(r"`(GET|POST|PATCH|DELETE) (/api[^`]*)`", page)
    assert len(named) > 10
    for method, path in named:
        assert (method, re.sub(r"\{[^}]*\}", "{}", path)) in served, f"{method} {path}"


def test_the_bot_on_the_page_is_the_example() -> None:
    shown = re.findall(r"```py\n(.*?)```", (DOCS / "bot-api.md").read_text("utf-8"), re.DOTALL)
    assert shown[0] == (ROOT / "examples" / "network_bot.py").read_text("utf-8")
