"""The page on environments names the versions of other people's tools that are installed."""

import re
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
OTHERWISE: Final = {"openspiel": "open-spiel", "rllib": "ray", "pytorch": "torch"}
"""Packages that are called otherwise than their tools."""


def told() -> list[tuple[str, str]]:
    """Tools of the table with their versions; the last version of a row is that of all others."""
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    _, _, below = page.partition("| tool | version | what runs |\n|---|---|---|\n")
    found = []
    for row in below.partition("\n\n")[0].splitlines():
        tools, versions, _ = (cell.strip().split(", ") for cell in row.strip("|").split("|"))
        found += list(zip_longest(tools, versions, fillvalue=versions[-1]))
    return found


def pinned() -> dict[str, str]:
    files = (ROOT / "requirements" / name for name in ("ecosystem.txt", "training.txt"))
    locks = "\n".join(file.read_text("utf-8") for file in files)
    tests = (ROOT / "tests" / "ecosystem" / "test_openapi.py").read_text("utf-8")
    of_node = re.findall(r'"([a-z-]+)@([\d.]+)"', tests)
    return dict(re.findall(r"^([a-z\d-]+)==([\d.]+)", locks, re.MULTILINE)) | dict(of_node)


def test_the_table_is_found() -> None:
    assert len(told()) > 10


@pytest.mark.parametrize(("tool", "version"), told())
def test_a_tool_of_the_table_is_installed_in_that_version(tool: str, version: str) -> None:
    name = tool.lower()
    assert pinned()[OTHERWISE.get(name, name)] == version
