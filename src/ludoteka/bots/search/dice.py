"""A fast generator for roll-outs; deals use `core.rng`.

Marsaglia's xorshift of 32 bits, the same numbers in pure and in compiled form.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MASK: Final[i64] = 0xFFFFFFFF


class Dice:
    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed & 0xFFFFFFFF) or 1

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` − 1; the bias is below `limit` in four thousand million."""
        state = self.state
        state ^= (state << 13) & MASK
        state ^= state >> 17
        state ^= (state << 5) & MASK
        self.state = state
        return (state * limit) >> 32

    def fraction(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        number: int = self.below(1 << 24)
        return number / 16777216.0

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """In place."""
        at: i64 = len(items) - 1
        while at > 0:
            other = self.below(at + 1)
            item = items[at]
            items[at] = items[other]
            items[other] = item
            at -= 1
