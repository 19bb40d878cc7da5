"""Averages with their confidence intervals, over blocks that are independent of one another."""

from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float | None
    """None as long as one block is all there is."""

    @property
    def low(self) -> float:
        return self.mean - (self.margin or 0)

    @property
    def high(self) -> float:
        return self.mean + (self.margin or 0)


def estimate(values: list[float]) -> Estimate:
    count = len(values)
    if count < 2:
        return Estimate(fmean(values), None)
    return Estimate(fmean(values), _quantile(count - 1) * stdev(values) / sqrt(count))


def _quantile(freedom: int) -> float:
    """Of Student's t, by the first terms of its expansion around the normal one."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third
