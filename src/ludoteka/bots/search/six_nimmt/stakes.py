"""The value of a deal's bulls to a seat, by the end of the match."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

OWN: Final = 0
"""As few own bulls as possible."""
MARGIN: Final = 1
"""As few as possible compared with the others' mean."""
MATCH: Final = 2
"""To have the lowest total when the match ends (6N-11)."""

WIN: Final = 20.0
"""What the win is worth, so that values are about as large as bulls."""
SHARP: Final = 4.0
"""How many bulls make a difference when nothing comes after: not 0, for a roll-out is a guess."""
SPREAD: Final = 40.0
"""The square of how much one deal to come can still change."""
WORST: Final = 15.0
"""The bulls that bring the worst total nearer to the limit in a deal."""


class Stakes:
    """The chance to win the match is a seat's share of e^(−total / scale).

    The scale is what may still change: little after the last deal, more with every deal to come.
    """

    def __init__(self, *, aim: int, totals: list[int], limit: int, deals_left: int) -> None:
        """Without a limit (0) so many deals come after this one."""
        self.aim: Final = aim
        self.totals: Final[list[int]] = totals
        self.limit: Final[i64] = limit
        self.deals_left: Final = deals_left

    def value(self, bulls: list[int], seat: i64) -> float:
        """With these bulls of the deal at its end, by seat."""
        if self.aim == MATCH:
            return WIN * self.chance(bulls, seat)
        own: i64 = bulls[seat]
        if self.aim == OWN:
            less: int = -own
            return float(less)
        count: i64 = len(bulls)
        behind: i64 = -own * count
        for each in bulls:
            behind += each
        sum_of_leads: int = behind
        others: int = count - 1
        return sum_of_leads / others

    def chance(self, bulls: list[int], seat: i64) -> float:
        totals = self.totals
        count: i64 = len(bulls)
        scale = self.scale(self.worst(bulls))
        own: i64 = totals[seat] + bulls[seat]
        whole = 0.0
        for at in range(count):
            other: i64 = totals[at] + bulls[at]
            behind: int = own - other
            whole += exp(behind / scale)
        return 1.0 / whole

    def worst(self, bulls: list[int]) -> i64:
        """The highest total after the deal."""
        most: i64 = 0
        count: i64 = len(bulls)
        for at in range(count):
            total: i64 = self.totals[at] + bulls[at]
            most = max(most, total)
        return most

    def scale(self, worst: i64) -> float:
        if self.limit == 0:
            return sqrt(SHARP * SHARP + SPREAD * self.deals_left)
        if worst > self.limit:
            return SHARP
        room: int = self.limit - worst
        return sqrt(SHARP * SHARP + SPREAD * (0.5 + room / WORST))

    def is_last_deal(self, bulls: list[int]) -> bool:
        """Whether it is certain by now that the match ends with this deal."""
        return self.worst(bulls) > self.limit if self.limit else self.deals_left == 0
