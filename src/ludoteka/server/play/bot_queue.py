"""The queue of bots: waiting people before tables of bots only, and all persons in turn.

Start-time fair queueing: each thought costs its person the seconds that it may take, and the
person who has had least so far comes next. A flood of one person delays that person only.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Final, Generic, TypeVar

T = TypeVar("T")

LEAST_SHARE: Final = 0.1
"""Of its budget a bot keeps at least so much, however many wait."""

MOST_REMEMBERED: Final = 1_000
"""Persons who wait for nothing now; if there are more, what they had is forgotten."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The person a bot is to think for."""

    persons: tuple[str, ...]
    """Who wait for the move; at a table where only bots play, its host."""
    is_awaited: bool = True
    """False: only bots play at the table."""
    seconds: float = 1.0
    """What the thought may cost."""


@dataclass(slots=True)
class Waiting(Generic[T]):
    claim: Claim
    person: str
    """Who pays: of those who wait, the one who has had least."""
    item: T
    is_gone: bool = False


class _Line(Generic[T]):
    """One class of those who wait: a heap by what their persons have had so far."""

    def __init__(self) -> None:
        self.owed: dict[str, int] = {}
        """How many thoughts of each person wait."""
        self._had: dict[str, float] = {}
        self._now = 0.0
        """What the person who was served last had had before."""
        self._heap: list[tuple[float, int, Waiting[T]]] = []
        self._numbers: Iterator[int] = count()

    def push(self, claim: Claim, item: T) -> Waiting[T]:
        person = min(claim.persons, key=lambda each: self._had.get(each, 0.0))
        start = max(self._now, self._had.get(person, 0.0))
        self._had[person] = start + claim.seconds
        self.owed[person] = self.owed.get(person, 0) + 1
        waiting = Waiting(claim, person, item)
        heappush(self._heap, (start, next(self._numbers), waiting))
        return waiting

    def pop(self) -> Waiting[T] | None:
        while self._heap:
            start, _, waiting = heappop(self._heap)
            if not waiting.is_gone:
                self._now = max(self._now, start)
                self.settle(waiting)
                return waiting
        self._now = 0.0
        self._had.clear()  # nobody waits: what was had before counts no more
        return None

    def settle(self, waiting: Waiting[T]) -> None:
        """It waits no longer."""
        waiting.is_gone = True
        self.owed[waiting.person] -= 1
        if not self.owed[waiting.person]:
            del self.owed[waiting.person]
        if len(self._had) > MOST_REMEMBERED + len(self.owed):
            self._had = {who: had for who, had in self._had.items() if who in self.owed}


class FairQueue(Generic[T]):
    """`patience`: the seconds that a person may wait for bots before these think shorter."""

    def __init__(self, workers: int = 1, *, patience: float = 5.0) -> None:
        self._workers = workers
        self._patience = patience
        self._awaited: _Line[T] = _Line()
        self._others: _Line[T] = _Line()

    def __len__(self) -> int:
        return self.awaited + self.unawaited

    @property
    def awaited(self) -> int:
        """How many thoughts people wait for."""
        return sum(self._awaited.owed.values())

    @property
    def unawaited(self) -> int:
        return sum(self._others.owed.values())

    def push(self, claim: Claim, item: T) -> Waiting[T]:
        return self._line(claim).push(claim, item)

    def discard(self, waiting: Waiting[T]) -> None:
        """Nobody needs this thought any more."""
        if not waiting.is_gone:
            self._line(waiting.claim).settle(waiting)

    def pop(self) -> tuple[Waiting[T], float] | None:
        """Who is next, and the share of its budget that the bot may use."""
        waiting = self._awaited.pop() or self._others.pop()
        return (waiting, self._share(waiting)) if waiting is not None else None

    def _share(self, waiting: Waiting[T]) -> float:
        """All that this person waits for should be done within the patience.

        It depends on how many wait, never on what is thought about.
        """
        line = self._line(waiting.claim)
        own = line.owed.get(waiting.person, 0) + 1
        crowd = line.owed.keys() | {waiting.person}
        if line is self._others:
            crowd |= self._awaited.owed.keys()
        wait = own * len(crowd) * waiting.claim.seconds / self._workers
        return max(LEAST_SHARE, min(1.0, self._patience / wait)) if wait else 1.0

    def _line(self, claim: Claim) -> _Line[T]:
        return self._awaited if claim.is_awaited else self._others
