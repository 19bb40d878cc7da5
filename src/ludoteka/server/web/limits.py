"""Rate limits: a token bucket for each pair (what, who).

A bucket holds `many` tokens and fills again in the course of `seconds`. Buckets live in this
process; `redis_limits` shares them between nodes.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

from ludoteka.server.config import Rate, parse_rate
from ludoteka.server.errors import TooMany
from ludoteka.server.metrics import counted

MOST_BUCKETS: Final = 50_000
MOST_COMPANY: Final = 500
"""Members who are remembered at once; more push out the oldest."""


class Limiter(ABC):
    @abstractmethod
    async def wait(self, what: str, who: str, rate: Rate, cost: int = 1) -> float:
        """Takes `cost` tokens and gives 0, or takes nothing and gives the seconds to wait.

        A cost of 0 only looks whether there is one.
        """

    @abstractmethod
    async def company(self, what: str, who: str, member: str, *, seconds: int) -> frozenset[str]:
        """Remembers a member of `who` for so many seconds; all members who are remembered."""

    @abstractmethod
    async def close(self) -> None: ...

    async def take(self, what: str, who: str, rate: Rate, cost: int = 1) -> None:
        """Refuses what comes too often."""
        if (seconds := await self.wait(what, who, rate, cost)) > 0:
            raise counted(what, TooMany("too-often", retry_after=math.ceil(seconds)))


class Bucket(Struct):
    tokens: float
    at: float
    full_at: float = 0


class MemoryLimiter(Limiter):
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._companies: dict[tuple[str, str], dict[str, float]] = {}
        """Members and until when they are remembered; the youngest last."""

    async def wait(self, what: str, who: str, rate: Rate, cost: int = 1) -> float:
        many, seconds = parse_rate(rate)
        now = self._clock()
        bucket = self._bucket((what, who), many, now)
        bucket.tokens = min(many, bucket.tokens + (now - bucket.at) * many / seconds)
        bucket.at = now
        needed = min(max(cost, 1), many)
        if bucket.tokens < needed:
            return (needed - bucket.tokens) * seconds / many
        bucket.tokens -= min(cost, many)
        bucket.full_at = now + (many - bucket.tokens) * seconds / many
        return 0

    async def company(self, what: str, who: str, member: str, *, seconds: int) -> frozenset[str]:
        now = self._clock()
        if (what, who) not in self._companies and len(self._companies) >= MOST_BUCKETS:
            del self._companies[next(iter(self._companies))]
        known = self._companies.pop((what, who), {})
        known = {each: until for each, until in known.items() if until > now and each != member}
        if len(known) >= MOST_COMPANY:
            del known[next(iter(known))]
        known[member] = now + seconds
        self._companies[what, who] = known  # now the youngest
        return frozenset(known)

    async def close(self) -> None:
        self._buckets.clear()
        self._companies.clear()

    def _bucket(self, key: tuple[str, str], many: int, now: float) -> Bucket:
        if key not in self._buckets and len(self._buckets) >= MOST_BUCKETS:
            self._make_room(now)
        return self._buckets.setdefault(key, Bucket(many, now))

    def _make_room(self, now: float) -> None:
        """Full buckets say nothing; if all are in use, the oldest half gives way."""
        self._buckets = {k: bucket for k, bucket in self._buckets.items() if bucket.full_at > now}
        if len(self._buckets) >= MOST_BUCKETS:
            for key in list(self._buckets)[: MOST_BUCKETS // 2]:
                del self._buckets[key]
