"""The clock of the server, passed to all who need it, so that tests can set it."""

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], int]

SHORTEST_STEP: Final = 10
"""Milliseconds; in shorter steps a correction by tenths would be rounded away."""
SETTLING: Final = 10 * 60_000
"""Milliseconds after the start in which the system may still learn what time it is."""
JUMP: Final = 60_000
"""Milliseconds by which it is then set forward at once."""


class SteadyClock:
    """Milliseconds since 1970 that neither jump nor go back.

    Real time passes at the pace of a clock that nobody sets. When the system's clock is set,
    this one follows it by a tenth of the time that passes: an hour set forward takes nobody's
    time away at once, and an hour set back gives none.

    Only in the first minutes it is set forward at once: a machine without a clock of its own
    starts hours behind, until the network tells it the time.
    """

    def __init__(self, system: Clock, real: Clock) -> None:
        self._system = system
        self._real = real
        self._now = system()
        self._read = self._since = real()
        self.jumped = 0
        """Milliseconds by which it was set forward at once, in all."""

    def __call__(self) -> int:
        passed = self._real() - self._read
        if passed < SHORTEST_STEP:
            return self._now + passed
        off = self._system() - (self._now + passed)
        if off >= JUMP and self._read - self._since < SETTLING:
            self.jumped += off
        else:
            most = passed // 10
            off = max(-most, min(most, off))
        self._now += passed + off
        self._read += passed
        return self._now


def _system_ms() -> int:
    return time.time_ns() // 1_000_000


_BOOT: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)


def _real_ms() -> int:
    """Counts on while a laptop sleeps, where the system has such a clock."""
    nanoseconds = time.monotonic_ns() if _BOOT is None else time.clock_gettime_ns(_BOOT)
    return nanoseconds // 1_000_000


now_ms = SteadyClock(_system_ms, _real_ms)
"""Milliseconds since 1970."""
