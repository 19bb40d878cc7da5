"""The two forms of the package: the one under test is the one asked for, and pure always works."""

import importlib
import os
import re
import shutil
import subprocess
import sys
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


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """What a build needs of this tree, without anything that was built before."""
    tree = tmp_path / "export"
    stale = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", tree / "src", ignore=stale)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    return tree


def run(*command: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run in an environment that knows nothing of the checkout, nor of coverage."""
    hidden = ("COVERAGE_", "LUDOTEKA_", "PYTHONPATH")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=clean | variables,
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def install(tree: Path, target: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = "-m pip install --verbose --no-index --no-build-isolation --no-deps --target"
    return run(*command.split(), str(target), ".", cwd=tree, **variables)


def test_without_a_c_compiler_the_package_is_installed_pure(export: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    installed = install(export, target, CC="/bin/false")
    assert installed.returncode == 0, installed.stdout
    assert "installing pure Python, not compiled: no working C compiler" in installed.stdout

    version = run("-m", "ludoteka", "--version", cwd=target, PYTHONPATH=str(target))
    assert version.returncode == 0, version.stdout
    assert "pure" in version.stdout


def test_without_a_c_compiler_a_build_that_must_compile_fails(export: Path, tmp_path: Path) -> None:
    installed = install(export, tmp_path / "target", CC="/bin/false", LUDOTEKA_COMPILED="1")
    assert installed.returncode != 0
    assert "the engine cannot be compiled: no working C compiler" in installed.stdout


def test_a_listed_module_that_does_not_exist_is_named(export: Path, tmp_path: Path) -> None:
    settings = export / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    changed = text.replace("\nmodules = [\n", '\nmodules = ["src/ludoteka/gone.py",\n')
    assert changed != text
    settings.write_text(changed, encoding="utf-8")
    installed = install(export, tmp_path / "target")
    assert installed.returncode != 0
    assert "no file src/ludoteka/gone.py" in installed.stdout
