"""Means with confidence intervals, over independent blocks."""

from math import sqrt
from statistics import NormalDist
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


class Series:
    """Values one after the other: their mean and variance at any time (Welford)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self._squares += away * (value - self.mean)

    @property
    def variance(self) -> float:
        return self._squares / (self.count - 1) if self.count > 1 else 0.0

    def estimate(self) -> Estimate:
        if self.count < 2:
            return Estimate(self.mean, None)
        margin = _quantile(self.count - 1) * sqrt(self.variance / self.count)
        return Estimate(self.mean, margin)

    def share(self) -> Estimate:
        """Of values from 0 to 1. That every block was won, or none, does not show that all others
        would be: then it is as wide as Wilson's interval. It is never wider than all shares."""
        found = self.estimate()
        if found.margin is None:
            return found
        if self.mean not in {0.0, 1.0}:
            return Estimate(self.mean, min(found.margin, max(self.mean, 1 - self.mean)))
        z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
        return Estimate(self.mean, z**2 / (self.count + z**2))


def estimate(values: list[float]) -> Estimate:
    series = Series()
    for value in values:
        series.add(value)
    return series.estimate()


def _quantile(freedom: int) -> float:
    """Of Student's t, by the first terms of its expansion around the normal one."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third
