"""What an sdist and an install from sources hold, and what they refuse."""

import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.build.installing import ROOT, run
from tests.cli.hosting import serving

STATIC = "src/ludoteka/server/web/static"
OURS = ("src", "tests", "docs", "examples", "scripts", "requirements", "deploy")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clone, in which nothing was built."""
    clone = tmp_path / "clone"
    stale = shutil.ignore_patterns(
        "__pycache__", "*.egg-info", "*.so", "static", "node_modules", "pictures", "fixtures"
    )
    for folder in (*OURS, "web"):
        shutil.copytree(ROOT / folder, clone / folder, ignore=stale)
    for name in FILES:
        shutil.copy(ROOT / name, clone)
    return clone


def pack(tree: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    given = {"LUDOTEKA_NO_WEB": "", **variables}
    return run("setup.py", "--quiet", "sdist", cwd=tree, **given)


def build_client(tree: Path) -> None:
    (tree / STATIC / "assets").mkdir(parents=True)
    (tree / STATIC / "index.html").write_text("<!doctype html>", "utf-8")
    (tree / STATIC / "assets" / "index-1.js").write_text("", "utf-8")


@pytest.mark.parametrize("command", ["sdist", "bdist_wheel"])
def test_without_the_web_client_nothing_is_packed(command: str, tree: Path) -> None:
    shutil.rmtree(tree / "web")
    packed = run("setup.py", command, cwd=tree, LUDOTEKA_NO_WEB="", LUDOTEKA_PURE="1")
    assert packed.returncode != 0
    assert "the web client is not built: its sources (web/) are not here" in packed.stdout
    assert "make build" in packed.stdout


def test_without_node_it_says_what_to_install(tree: Path) -> None:
    packed = pack(tree, PATH=str(Path(sys.executable).parent))
    if "there is no Node" not in packed.stdout:  # .venv has one of its own
        assert shutil.which("node", path=str(Path(sys.executable).parent))
        return
    assert packed.returncode != 0
    assert "install Node 20 or later" in packed.stdout


def test_engine_and_bots_can_be_packed_without_it(tree: Path) -> None:
    packed = pack(tree, LUDOTEKA_NO_WEB="1")
    assert packed.returncode == 0, packed.stdout


def test_an_sdist_holds_client_tests_and_documents_and_no_pictures(tree: Path) -> None:
    build_client(tree)
    (tree / "docs" / "pictures").mkdir(exist_ok=True)
    (tree / "docs" / "pictures" / "large.webp").write_bytes(b"")
    packed = pack(tree)
    assert packed.returncode == 0, packed.stdout
    (made,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        info = archive.extractfile(f"{made.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert info is not None
        told = info.read().decode()
    assert {f"{STATIC}/index.html", f"{STATIC}/assets/index-1.js"} <= names
    assert {"tests/conftest.py", "docs/design.md", "examples/careful_bull.py"} <= names
    assert {"web/package.json", "web/src/main.ts", "requirements/runtime.txt"} <= names
    assert "src/ludoteka/locales/uk/web.ftl" in names
    assert not [name for name in names if name.startswith("docs/pictures/")]
    description = told.partition("\n\n")[2]
    assert "ludoteka play six-nimmt" in description
    assert not re.search(r"\]\((?!https?:|#)", description)  # no link into the repository
    assert "Description-Content-Type: text/markdown" in told


def test_a_server_without_its_client_says_so_at_its_start(tree: Path, tmp_path: Path) -> None:
    with serving(tmp_path, "--no-open", more={"PYTHONPATH": str(tree / "src")}) as house:
        house.wait_for_log("web client is not built")
