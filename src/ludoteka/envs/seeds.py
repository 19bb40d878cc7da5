"""The sequence of match seeds, the same on every platform."""

import hashlib
from operator import index
from typing import SupportsIndex

from ludoteka.core import BadInput
from ludoteka.core.fairness import fresh_seed


class Seeds:
    """Begins anywhere, and at a known place as soon as it is given a number."""

    def __init__(self) -> None:
        self._key = fresh_seed()
        self._count = 0

    def begin(self, seed: SupportsIndex | None) -> None:
        """From now on the seeds that follow from this number; None goes on as before."""
        if seed is None:
            return
        try:
            number = index(seed)
        except TypeError:
            number = -1
        if number < 0:
            raise BadInput("bad-env-seed", seed=str(seed))
        self._key = hashlib.sha256(f"ludoteka env {number}".encode()).digest()
        self._count = 0

    def next(self) -> bytes:
        found = hashlib.sha256(self._key + self._count.to_bytes(8, "big")).digest()
        self._count += 1
        return found
