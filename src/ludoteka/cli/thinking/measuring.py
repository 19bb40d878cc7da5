"""One game after the other, each in a process of its own."""

import subprocess
import sys
from collections.abc import Callable
from statistics import median
from typing import Final

import msgspec

from ludoteka.cli.thinking.worker import PROGRAM, Moved, Needed, Task
from ludoteka.core import BadInput

MOST_SECONDS: Final = 1.0
"""What 95 of 100 moves of a master are to take at most, on a machine that does nothing else."""
MOST_MEGABYTES: Final = 300.0

_lines: Final = msgspec.json.Decoder(Moved | Needed)


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    bot: str
    moves: int
    """How many were measured; those without a choice do not count."""
    median: float
    p95: float
    longest: float
    """Seconds for a move."""
    resident: float
    peak: float
    """Megabytes of the process, with the bots of one table."""

    @property
    def in_time(self) -> bool:
        return self.p95 <= MOST_SECONDS

    @property
    def fits(self) -> bool:
        return self.peak < MOST_MEGABYTES


def measure_thinking(task: Task, moved: Callable[[], None]) -> Thinking:
    """Calls `moved` after every move."""
    seconds: list[float] = []
    with subprocess.Popen(  # our own  # noqa: S603
        [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            process.stdin.close()
            for text in process.stdout:
                line = _lines.decode(text)
                if isinstance(line, Needed):
                    return _thinking(task, seconds, line)
                seconds.append(line.seconds)
                moved()
        finally:
            process.kill()
    raise BadInput("search-died", game=task.game, level=task.bot)


def _thinking(task: Task, seconds: list[float], needed: Needed) -> Thinking:
    return Thinking(
        game=task.game,
        seats=task.seats,
        bot=task.bot,
        moves=len(seconds),
        median=median(seconds),
        p95=sorted(seconds)[(95 * len(seconds) - 1) // 100],
        longest=max(seconds),
        resident=needed.resident,
        peak=needed.peak,
    )
