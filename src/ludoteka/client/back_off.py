"""Waiting times between attempts, and when to give up."""

import random
import time
from typing import Final

from ludoteka.core.errors import BadInput

FIRST: Final = 0.05
LONGEST: Final = 5.0


class BackOff:
    """Pauses that grow from one failure to the next, until `patience` seconds are over."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._pause = FIRST
        self._since: float | None = None

    def succeeded(self) -> None:
        self._pause, self._since = FIRST, None

    def failed(self, problem: Exception) -> float:
        """Seconds to wait; raises when there is no more patience."""
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        if now - self._since > self._patience:
            said = str(problem).rstrip(".") or type(problem).__name__
            raise BadInput("server-unreachable", url=self._url, problem=said) from problem
        # Clients that lost the server together should not all come back at once.
        pause = self._pause * random.uniform(0.5, 1)
        self._pause = min(2 * self._pause, LONGEST)
        return pause
