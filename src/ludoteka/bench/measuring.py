"""Measures rates on a noisy machine: short turns, interleaved, in several rounds."""

from collections.abc import Callable, Iterable
from statistics import median
from typing import Final

import msgspec

ROUNDS: Final = 7

Run = Callable[[float], float]
"""Works for about so many seconds and returns how many things it did per second."""


class Contender(msgspec.Struct, frozen=True):
    name: str
    run: Run
    unit: str
    """Only rates of the same unit are compared: `moves`, `copies`, `views`, `matches`."""
    base: bool = False
    """Whether others are compared with it."""


class Measured(msgspec.Struct, frozen=True):
    name: str
    unit: str
    rate: float
    """The median of the rounds, per second."""
    ratios: dict[str, float]
    """By base: the median of the ratios within the rounds."""


def measure(contenders: list[Contender], rounds: Iterable[int], seconds: float) -> list[Measured]:
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for _ in rounds:
        for contender in contenders:
            rates[contender.name].append(contender.run(seconds))
    bases = [contender for contender in contenders if contender.base]
    return [
        Measured(
            contender.name,
            contender.unit,
            median(rates[contender.name]),
            {
                base.name: _ratio(rates[contender.name], rates[base.name])
                for base in bases
                if base.unit == contender.unit and base is not contender
            },
        )
        for contender in contenders
    ]


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return median(one / other for one, other in zip(ours, theirs, strict=True))
