"""Scales observations to [0, 1]."""

import numpy as np
from numpy.typing import NDArray

from ludoteka.envs.encodings import Encoding

Scaled = NDArray[np.float32]


class Scale:
    """From the least usual value, which becomes 0, to the highest, which becomes 1.

    Not by the values that can be: where there is hardly a limit, as for the number of a deal,
    all that ever comes up would be next to 0. What exceeds the usual values is cut.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.least = np.zeros(encoding.size, np.float32)
        self.factor = np.ones(encoding.size, np.float32)
        for each in encoding.slices:
            least = max(each.least, -each.usual)
            self.least[each.start : each.stop] = least
            self.factor[each.start : each.stop] = 1 / (each.usual - least)
        self.from_zero = not self.least.any()

    def __call__(self, numbers: NDArray[np.int16]) -> Scaled:
        """Of one row or of many."""
        found: Scaled = numbers.astype(np.float32)
        if not self.from_zero:
            found -= self.least
        found *= self.factor
        np.minimum(found, 1, out=found)
        return found if self.from_zero else np.maximum(found, 0, out=found)
