"""The speed at which a match of bots is shown, and keys to stop it."""

import select
import sys
import time
from typing import Final

from ludoteka.cli.words import out, say
from ludoteka.core import BadInput

STEP: Final = -1.0
SPEEDS: Final = {"slow": 4.0, "normal": 2.0, "fast": 0.6, "max": 0.0, "step": STEP}
"""Seconds for each board; `step` waits for Enter every time, `max` never."""


class Pace:
    """Without a person at the keyboard nothing waits, unless a speed was asked for."""

    def __init__(self, speed: str | None) -> None:
        if speed is not None and speed not in SPEEDS:
            raise BadInput("unknown-speed", speed=speed, known=", ".join(SPEEDS))
        self.is_attended = sys.stdin.isatty()
        self._seconds = SPEEDS[speed or ("normal" if self.is_attended else "max")]

    def wait(self) -> None:
        """Between two boards. Enter pauses, and Enter goes on."""
        if self._seconds == STEP:
            _ask(say("cli-watch-step"))
        elif self._seconds and _is_pressed(self._seconds, attended=self.is_attended):
            _ask(say("cli-watch-paused"))


def _ask(message: str) -> None:
    out.print(message, style="dim", end=" ")
    if not sys.stdin.readline():
        raise EOFError


def _is_pressed(seconds: float, *, attended: bool) -> bool:
    """Whether Enter came meanwhile."""
    if not attended:
        time.sleep(seconds)
        return False
    try:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
    except OSError:  # Windows selects sockets only
        time.sleep(seconds)
        return False
    if ready and not sys.stdin.readline():
        raise EOFError
    return bool(ready)
