"""Checks before every simulation whether the budget of a search allows another."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64


class Meter:
    """Counts the simulations of one move and says when it is enough; one is always granted."""

    def __init__(self, simulations: int, seconds: float) -> None:
        """So many simulations, or, if that is 0, as many as begin within so many seconds."""
        self.limit: Final[i64] = simulations
        self.seconds: Final = seconds
        self.begun: Final = perf_counter()
        self.done: i64 = 0

    def more(self) -> bool:
        """Whether there is budget for one more simulation, which is then counted."""
        if self.done and self.spent():
            return False
        self.done += 1
        return True

    def spent(self) -> bool:
        if self.limit:
            return self.done >= self.limit
        return perf_counter() - self.begun >= self.seconds

    def used(self) -> float:
        """The share of the budget that is gone, from 0, for searches that go in stages."""
        if self.limit:
            done: int = self.done
            limit: int = self.limit
            return done / limit
        return (perf_counter() - self.begun) / self.seconds
