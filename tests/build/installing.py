"""Builds and installs in an environment that knows nothing of the checkout."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*command: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run in an environment that knows nothing of the checkout, nor of coverage."""
    hidden = ("COVERAGE_", "LUDOTEKA_", "PYTHONPATH")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=clean | {"LUDOTEKA_NO_WEB": "1"} | variables,
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
