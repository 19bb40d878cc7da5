"""Tests that share something expensive run on one worker; all others are spread."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = """
import os
import pytest

FOLDER = os.path.dirname(__file__)


@pytest.fixture(scope="{scope}")
def expensive():
    with open(f"{{FOLDER}}/{scope}", "a") as made:
        made.write(f"{{os.getpid()}} ")


@pytest.mark.parametrize("number", range({count}))
def test_of_{scope}(expensive, number):
    pass
"""


def test_what_a_module_shares_is_made_once(tmp_path: Path) -> None:
    # A worker with more than two tests before it gets no others at first.
    for scope, count in (("module", 2), ("function", 12)):
        tests = TESTS.format(scope=scope, count=count)
        (tmp_path / f"test_{scope}.py").write_text(tests, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    command = [
        sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup",
        "-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path),
        str(tmp_path),
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert len((tmp_path / "module").read_text("utf-8").split()) == 1
    assert len(set((tmp_path / "function").read_text("utf-8").split())) == 2
