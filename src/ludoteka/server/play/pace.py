"""The delay of automated answers, the same for chosen and forced ones.

Every question of such a seat gets a delay drawn at random, before which no answer is shown. A
choice is shown then, or when the person has made it, if that takes longer. A forced answer
imitates that: it is shown after the later of the drawn delay and a time for thinking, one of
those that the person took for choices at this table.
"""

import secrets
from collections import deque
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 30
LONGEST: Final = 10_000
"""Milliseconds. Nobody waits longer than this for an answer without a choice."""

_random: Final = secrets.SystemRandom()


@dataclass(frozen=True, slots=True)
class Delay:
    """Of one question, in milliseconds from when it was asked."""

    least: int
    """Before that no answer is shown."""
    forced: int
    """Then an answer without a choice is."""


class Pace:
    """Of one seat."""

    def __init__(self, least: int, most: int) -> None:
        self._range = (least, most)
        self._thought: deque[int] = deque(maxlen=REMEMBERED)

    def draw(self) -> Delay:
        least = self._draw()
        return Delay(least, max(least, self._thinking()))

    def chose(self, after: int) -> None:
        """The person has made a choice so long after the question."""
        self._thought.append(min(max(0, after), LONGEST))

    def _thinking(self) -> int:
        """Until the person has chosen something, a draw from the same range."""
        return _random.choice(self._thought) if self._thought else self._draw()

    def _draw(self) -> int:
        return _random.randint(*self._range)
