"""Sequential tests: play continues only until it is clear which bot is better.

Wald's sequential probability ratio test on the credit of deal blocks, which are independent of
one another; within a block, the seats are not. The credits are taken as normally distributed
with the variance seen so far, which blocks of a dozen matches are well enough.
"""

from math import log
from typing import Final, Literal

import msgspec

from ludoteka.arena.statistics import Series

LEAST_BLOCKS: Final = 20
"""Before that, the variance is not known well enough."""

Verdict = Literal["better", "not better", "open"]


class Test(msgspec.Struct, frozen=True, kw_only=True):
    """Is a bot's share of the wins rather `high` or more above par, or `low` or less?"""

    __test__ = False  # pytest: this is none

    low: float = 0.0
    high: float = 0.03
    error: float = 0.05
    """The chance of either mistake, at the bounds."""
    least: int = LEAST_BLOCKS
    """Nothing is decided by fewer blocks."""

    @property
    def bound(self) -> float:
        """How far the evidence has to go either way."""
        return log((1 - self.error) / self.error)

    def evidence(self, above_par: Series) -> float:
        """The log-likelihood ratio of `high` to `low`, from the credits above par by block."""
        away = above_par.mean - (self.low + self.high) / 2
        # blocks that all went alike may by chance have done so: one of them could lie half-way
        variance = max(above_par.variance, away * away / max(1, above_par.count))
        if not variance:
            return 0.0
        return above_par.count * (self.high - self.low) * away / variance

    def verdict(self, above_par: Series) -> Verdict:
        if above_par.count < self.least:
            return "open"
        evidence = self.evidence(above_par)
        if evidence >= self.bound:
            return "better"
        return "not better" if evidence <= -self.bound else "open"
