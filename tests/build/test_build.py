"""The two forms of the package: the one under test is the one asked for."""

import importlib
import os
import re
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.core.build import form, release

ROOT = Path(__file__).parents[2]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules() -> list[str]:
    patterns: list[str] = project()["tool"]["ludoteka"]["compiled"]["modules"]
    paths = {path.relative_to(ROOT / "src") for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths)


@pytest.fixture
def expected() -> str:
    if "LUDOTEKA_EXPECT" not in os.environ:
        pytest.skip("LUDOTEKA_EXPECT does not say which form is meant; make test does")
    return os.environ["LUDOTEKA_EXPECT"]


def test_the_form_that_runs_is_the_form_that_was_asked_for(expected: str) -> None:
    assert form() == expected


def test_every_listed_module_has_the_form_that_was_asked_for(expected: str) -> None:
    files = {name: str(importlib.import_module(name).__file__) for name in compiled_modules()}
    compiled = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert compiled == (set(files) if expected == "compiled" else set())


def test_the_package_names_its_release() -> None:
    assert ludoteka.__version__ == release()
    with pytest.raises(AttributeError, match="no attribute 'version'"):
        _ = ludoteka.version  # type: ignore[attr-defined]


def test_the_mypy_that_compiles_is_the_locked_one() -> None:
    lock = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    locked = re.search(r"^mypy==\S+$", lock, re.MULTILINE)
    assert locked is not None
    assert locked[0] in project()["build-system"]["requires"]
