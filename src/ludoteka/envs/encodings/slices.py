"""The parts of an observation."""

from math import prod

import msgspec


class Slice(msgspec.Struct, frozen=True):
    """A named part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    """Seats come first, if it is by seat."""
    least: int
    most: int
    meaning: str
    usual: int
    """What it rarely exceeds, by which it is scaled: `most`, or less where that is far away."""

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)
