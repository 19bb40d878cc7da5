"""An install compiles if it can, and says why not; the same for both forms under test."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.build.installing import ROOT, run


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """What a build needs of this tree, without anything that was built before."""
    tree = tmp_path / "export"
    stale = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", tree / "src", ignore=stale)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    return tree


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
