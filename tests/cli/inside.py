"""`ludoteka` within the process of the tests: the same words and codes, without its start.

For what does not depend on a process of its own; every command is also tested in one.
"""

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
import structlog

from ludoteka.cli.app import main


def inside(
    *arguments: str, typed: str = "", lang: str = "en", home: Path | None = None
) -> tuple[int, str, str]:
    """Exit code, output and errors; settings of whoever runs the tests do not count."""
    said, complained = io.StringIO(), io.StringIO()
    structlog.reset_defaults()  # `capture_logs` of an earlier test counts as configured
    with (
        pytest.MonkeyPatch.context() as patch,
        redirect_stdout(said),
        redirect_stderr(complained),
    ):
        patch.setattr(sys, "argv", ["ludoteka", *arguments])
        patch.setattr(sys, "stdin", io.StringIO(typed))
        for name in [name for name in os.environ if name.startswith("LUDOTEKA_")]:
            patch.delenv(name)
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME") if home else ():
            patch.setenv(name, str(home))
        patch.setenv("COLUMNS", "120")
        patch.setenv("LUDOTEKA_LANG", lang)
        with pytest.raises(SystemExit) as left:
            main()
    assert isinstance(left.value.code, int)
    return left.value.code, said.getvalue(), complained.getvalue()
