"""The example package, installed as anyone would install it, into a folder of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "overreach"


@pytest.fixture(scope="session")
def overreach(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and its entry points, for PYTHONPATH."""
    target = tmp_path_factory.mktemp("installed")
    built = tmp_path_factory.mktemp("source") / "overreach"
    # pip builds beside the sources, and the checkout stays as it is
    subprocess.run(["cp", "-r", EXAMPLE, built], check=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *offline, str(built)], check=True, timeout=120)
    assert list(target.glob("ludoteka_overreach-*.dist-info/entry_points.txt"))
    return target
