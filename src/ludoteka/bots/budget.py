"""Time budgets: how long a bot may think about a move.

At a table that is a time. Where the same seed must give the same move (tests, arenas) it is a
number of simulations, written after the bot's name: `expert@500`; `expert@0.2s` is a time.
"""

import re
from typing import Final

import msgspec

from ludoteka.bots.meter import Meter
from ludoteka.core import BadInput

FORM: Final = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>s|ms|)")
MOST_SECONDS: Final = 3600.0
MOST_SIMULATIONS: Final = 1_000_000_000


class Budget(msgspec.Struct, frozen=True):
    """Either a time or a number of simulations, for one move."""

    seconds: float = 0.0
    simulations: int = 0
    """0: as many as there is time for."""

    def meter(self) -> Meter:
        """What counts the simulations of one move, from now."""
        return Meter(self.simulations, self.seconds)

    def part(self, share: float) -> "Budget":
        """The same, but less: at least one simulation."""
        fewer = max(1, int(self.simulations * share)) if self.simulations else 0
        return Budget(self.seconds * share, fewer)

    def __str__(self) -> str:
        return str(self.simulations) if self.simulations else f"{self.seconds:g}s"


def parse_budget(text: str) -> Budget:
    """`500`, `0.3s` or `50ms`."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadInput("bad-budget", budget=text)
    if found["unit"]:
        seconds = float(found["number"]) / (1000 if found["unit"] == "ms" else 1)
        budget = Budget(seconds=seconds)
    elif "." in found["number"]:
        raise BadInput("bad-budget", budget=text)
    else:
        budget = Budget(simulations=int(found["number"]))
    if not (0 < budget.seconds <= MOST_SECONDS or 0 < budget.simulations <= MOST_SIMULATIONS):
        raise BadInput("bad-budget", budget=text)
    return budget
