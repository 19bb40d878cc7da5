"""`ludoteka` in a process of its own that does not read all modules first.

A host's command takes most of its time to import the server. Here the process that forks servers
for tests (`tests.server.running`), which has imported it, forks the command as well: with the
arguments, environment and streams of a command that was typed.
"""

import os
import runpy
import sys
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.server.running import FORKS


def forked(
    arguments: Sequence[str], environment: Mapping[str, str], *, typed: str, seconds: float
) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    with tempfile.TemporaryDirectory() as name:
        streams = Path(name)
        (streams / "0").write_text(typed, "utf-8")
        process = FORKS.Process(
            target=_command, args=(tuple(arguments), dict(environment), streams)
        )
        process.start()
        process.join(seconds)
        code = process.exitcode
        if code is None:
            process.kill()
            raise TimeoutError(f"ludoteka {' '.join(arguments)} takes more than {seconds} s")
        out, err = [(streams / stream).read_text("utf-8") for stream in "12"]
        return code, out, err


def _command(arguments: Sequence[str], environment: Mapping[str, str], streams: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    _redirect(streams)
    if os.environ.get("PYTHONWARNINGS") == "error":
        warnings.simplefilter("error")
    sys.argv = ["ludoteka", *arguments]
    runpy.run_module("ludoteka", run_name="__main__")


def _redirect(streams: Path) -> None:
    """As a shell does with `<` and `>`."""
    for number, mode in enumerate((os.O_RDONLY, *[os.O_WRONLY | os.O_CREAT] * 2)):
        opened = os.open(streams / str(number), mode)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
