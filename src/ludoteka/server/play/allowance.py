"""A token bucket that limits the commands of one socket."""

import time
from typing import Final

from ludoteka.server.config import Rate, parse_rate

FLOOD: Final = 200
"""So many refused in a row are no longer haste."""


class Allowance:
    __slots__ = ("_at", "_left", "_most", "_per_second", "_refused")

    def __init__(self, rate: Rate) -> None:
        many, seconds = parse_rate(rate)
        self._most = float(many)
        self._per_second = many / seconds
        self._left = self._most
        self._at = time.monotonic()
        self._refused = 0

    @property
    def is_flood(self) -> bool:
        return self._refused > FLOOD

    def take(self) -> float:
        """0.0 if granted, else the seconds until the next one will be."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            self._refused = 0
            return 0.0
        self._refused += 1
        return round((1 - self._left) / self._per_second, 3)
