"""Tests of the web client that need what only the engine can make."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

WEB: Final = Path(__file__).parent.parent.parent / "web"


def run_in_node(*tests: str, **env: str) -> None:
    """Runs test files of the client, with the system's Node or the one beside Python."""
    node = shutil.which("node", path=f"{Path(sys.prefix) / 'node'}:{os.environ['PATH']}")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    if not node or not vitest.exists():
        if os.environ.get("CI") == "true":
            pytest.fail("CI needs Node.js and what web/package.json names")
        pytest.skip("Node.js or what web/package.json names is not here")
    command = [node, str(vitest), "run", "--no-color", *tests]
    done = subprocess.run(
        command, cwd=WEB, env=os.environ | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
