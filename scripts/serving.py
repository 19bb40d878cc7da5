"""A server of our own for scripts that look at its pages: fresh data, gone afterwards."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from scripts.gallery import free_port, wait_for

ROOT: Final = Path(__file__).parent.parent
OPEN: Final = """async (request) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await fetch('/api/guests', { ...init, body: '{}' });
  const answer = await fetch('/api/tables', { ...init, body: JSON.stringify(request) });
  return (await answer.json()).path;
}"""
"""In a page: opens a table and gives its path."""


@contextmanager
def serving(module: str = "ludoteka", **settings: str) -> Iterator[str]:
    """Its address. Settings as in the environment: `bot_delay_ms="0"`."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
            "LUDOTEKA_DATABASE": f"sqlite:///{folder}/house.sqlite3",
            "LUDOTEKA_LOG_LEVEL": "warning",
            **{f"LUDOTEKA_{name.upper()}": value for name, value in settings.items()},
        }
        command = [sys.executable, "-m", module, "serve", "--no-open", "--port", str(port)]
        process = subprocess.Popen(  # our own server  # noqa: S603
            command, env=environment, stdout=subprocess.DEVNULL
        )
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{address}/ready")
            yield address
        finally:
            process.terminate()
            process.wait()
