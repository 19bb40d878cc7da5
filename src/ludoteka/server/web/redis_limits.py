"""Buckets that several nodes share, in Redis."""

from typing import Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteka.server.config import Rate, parse_rate
from ludoteka.server.web.limits import Limiter, MemoryLimiter

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

logger = structlog.stdlib.get_logger(__name__)


class RedisLimiter(Limiter):
    """Without Redis each node limits by itself: a limit that is too kind is better than none."""

    def __init__(self, redis: Redis, *, prefix: str = PREFIX) -> None:
        self._redis = redis
        self._prefix = prefix
        self._script = redis.register_script(SCRIPT)
        self._alone = MemoryLimiter()

    @classmethod
    def from_url(cls, url: str) -> "RedisLimiter":
        return cls(Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2))

    async def wait(self, what: str, who: str, rate: Rate, cost: int = 1) -> float:
        many, seconds = parse_rate(rate)
        key = f"{self._prefix}{what}:{who}"
        try:
            return float(await self._script(keys=[key], args=[many, seconds, cost]))
        except (TimeoutError, RedisError, OSError) as error:
            logger.warning("redis is away, limits are per node", problem=type(error).__name__)
            return await self._alone.wait(what, who, rate, cost)

    async def close(self) -> None:
        await self._redis.aclose()


def make_limiter(redis_url: str | None) -> Limiter:
    return RedisLimiter.from_url(redis_url) if redis_url else MemoryLimiter()
