"""Buckets that several nodes share, in Redis."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteka.server.config import Rate, parse_rate
from ludoteka.server.web.limits import MOST_BUCKETS, MOST_COMPANY, Limiter, MemoryLimiter

PREFIX: Final = "ludoteka:limit:"

# Redis's own clock, so that nodes whose clocks differ agree. Numbers go back as text, because
# Redis cuts Lua's numbers to integers.
SCRIPT: Final = """
local many, seconds, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or many
local at = tonumber(bucket[2]) or now
tokens = math.min(many, tokens + math.max(0, now - at) * many / seconds)
local needed = math.min(math.max(cost, 1), many)
local wait = 0
if tokens < needed then
  wait = (needed - tokens) * seconds / many
else
  tokens = tokens - math.min(cost, many)
end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(seconds) + 1)
return tostring(wait)
"""

COMPANY: Final = """
local now, seconds = tonumber(redis.call('TIME')[1]), tonumber(ARGV[2])
redis.call('ZADD', KEYS[1], now + seconds, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -tonumber(ARGV[3]) - 1)
redis.call('EXPIRE', KEYS[1], seconds)
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""

PATIENCE: Final = 1.0
"""Seconds that Redis has to answer: a request waits for it."""
PAUSE: Final = 3.0
"""Seconds without Redis before it is asked again whether it answers."""
AWAY: Final = (TimeoutError, RedisError, OSError)

logger = structlog.stdlib.get_logger(__name__)


class RedisLimiter(Limiter):
    """Without Redis each node limits by itself: a limit that is too kind is better than none.

    One request finds out that Redis does not answer; the others do not wait for it until it
    does again. Nor is it asked for people it has just told how long to wait: no bucket fills
    faster than that.
    """

    def __init__(self, redis: Redis, *, prefix: str = PREFIX) -> None:
        self._redis = redis
        self._prefix = prefix
        self._script = redis.register_script(SCRIPT)
        self._company = redis.register_script(COMPANY)
        self._alone = MemoryLimiter()
        self._refused: dict[tuple[str, str], float] = {}
        """By what and who: until when Redis need not be asked."""
        self._asking: asyncio.Task[None] | None = None
        """While Redis is away: asks it again and again."""

    @classmethod
    def from_url(cls, url: str, *, installation: str = "") -> "RedisLimiter":
        redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        return cls(redis, prefix=f"{PREFIX}{installation}:")

    async def wait(self, what: str, who: str, rate: Rate, cost: int = 1) -> float:
        if self._asking is not None:
            return await self._alone.wait(what, who, rate, cost)
        if (left := self._refused.get((what, who), 0) - monotonic()) > 0:
            return left
        many, seconds = parse_rate(rate)
        key = f"{self._prefix}{what}:{who}"
        try:
            async with asyncio.timeout(PATIENCE):
                wait = float(await self._script(keys=[key], args=[many, seconds, cost]))
        except AWAY as error:
            self._do_without(error)
            return await self._alone.wait(what, who, rate, cost)
        if cost <= 1:
            self._remember(what, who, wait)
        return wait

    def _remember(self, what: str, who: str, wait: float) -> None:
        if wait > 0:
            if len(self._refused) >= MOST_BUCKETS:
                self._refused.clear()
            self._refused[what, who] = monotonic() + wait
        else:
            self._refused.pop((what, who), None)

    async def company(self, what: str, who: str, member: str, *, seconds: int) -> frozenset[str]:
        if self._asking is not None:
            return await self._alone.company(what, who, member, seconds=seconds)
        key = f"{self._prefix}{what}:company:{who}"
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._company(keys=[key], args=[member, seconds, MOST_COMPANY])
            return frozenset(each.decode() for each in found)
        except AWAY as error:
            self._do_without(error)
            return await self._alone.company(what, who, member, seconds=seconds)

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        await self._redis.aclose()

    def _do_without(self, error: Exception) -> None:
        if self._asking is None:
            logger.warning("redis is away, limits are per node", problem=type(error).__name__)
            self._asking = asyncio.create_task(self._ask_until_it_answers())

    async def _ask_until_it_answers(self) -> None:
        answered = False
        while not answered:
            await asyncio.sleep(PAUSE)
            with suppress(*AWAY):
                async with asyncio.timeout(PATIENCE):
                    answered = bool(await self._redis.ping())
        logger.warning("redis is back, limits are shared again")
        self._asking = None


def make_limiter(redis_url: str | None, installation: str = "") -> Limiter:
    """`installation`: an id, by which those on one Redis do not share their limits."""
    return (
        RedisLimiter.from_url(redis_url, installation=installation)
        if redis_url
        else MemoryLimiter()
    )
