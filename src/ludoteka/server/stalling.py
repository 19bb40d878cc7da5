"""Measures how long a peer has taken no bytes."""


class Stall:
    """As long as some bytes leave, slowness is no fault."""

    __slots__ = ("_since", "_unsent")

    def __init__(self) -> None:
        self._unsent = 0
        self._since = 0.0

    def lasts(self, unsent: int, now: float) -> float:
        """Seconds since the last byte left while others waited."""
        if not unsent or unsent < self._unsent or not self._unsent:
            self._since = now
        self._unsent = unsent
        return now - self._since
