"""Limits: buckets in memory and in Redis behave alike."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from time import monotonic
from urllib.parse import urlsplit

import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteka.server.errors import TooMany
from ludoteka.server.web import limits, redis_limits
from ludoteka.server.web.limits import Limiter, MemoryLimiter
from ludoteka.server.web.redis_limits import RedisLimiter, make_limiter
from tests.server.proxy import Proxy
from tests.server.refusing import counting
from tests.server.services import REDIS, missing
from tests.server.web.conftest import MakeClient

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "redis"])
async def limiter(request: pytest.FixtureRequest) -> AsyncIterator[Limiter]:
    if request.param == "memory":
        yield MemoryLimiter()
        return
    redis = Redis.from_url(REDIS)
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        missing("Redis", error)
    made = RedisLimiter(redis, prefix=f"test-{secrets.token_hex(4)}:")
    yield made
    await made.close()


async def test_a_bucket_lets_so_many_through_and_then_says_how_long(limiter: Limiter) -> None:
    for _ in range(3):
        assert await limiter.wait("chat", "ann", "3/6000") == 0
    assert 1900 < await limiter.wait("chat", "ann", "3/6000") <= 2000


async def test_buckets_are_apart_by_what_and_by_whom(limiter: Limiter) -> None:
    await limiter.take("chat", "ann", "1/1000")
    await limiter.take("chat", "bob", "1/1000")
    await limiter.take("moves", "ann", "1/1000")
    with pytest.raises(TooMany):
        await limiter.take("chat", "ann", "1/1000")


async def test_looking_takes_nothing(limiter: Limiter) -> None:
    for _ in range(5):
        assert await limiter.wait("chat", "ann", "1/1000", 0) == 0
    await limiter.take("chat", "ann", "1/1000")
    assert await limiter.wait("chat", "ann", "1/1000", 0) > 0


async def test_a_bucket_fills_again(limiter: Limiter) -> None:
    assert await limiter.wait("chat", "ann", "100/1", 100) == 0
    for _ in range(1_000_000):  # it comes true within 10 ms
        if await limiter.wait("chat", "ann", "100/1") == 0:
            return
    pytest.fail("the bucket stays empty")


async def test_at_once_no_more_than_allowed_get_through(limiter: Limiter) -> None:
    waits = await asyncio.gather(*(limiter.wait("x", "ann", "5/1000") for _ in range(20)))
    assert sum(wait == 0 for wait in waits) == 5


async def test_memory_stays_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    now = 0.0
    limiter = MemoryLimiter(lambda: now)
    for number in range(100):
        await limiter.take("x", str(number), "5/1000")
        assert len(limiter._buckets) <= 10
    now = 10_000.0
    await limiter.take("x", "new", "5/1000")
    assert len(limiter._buckets) <= 10


async def test_without_redis_each_node_limits_by_itself() -> None:
    limiter = make_limiter("redis://127.0.0.1:1/0")
    assert await limiter.wait("x", "ann", "1/1000") == 0
    assert await limiter.wait("x", "ann", "1/1000") > 0
    await limiter.close()


@pytest.fixture
async def proxy() -> AsyncIterator[Proxy]:
    """In front of the real Redis, which can be made to hang."""
    address = urlsplit(REDIS)
    made = Proxy(address.hostname or "", address.port or 6379)
    await made.come()
    yield made
    await made.go()


async def test_a_redis_that_hangs_holds_up_one_request_and_no_more(proxy: Proxy) -> None:
    limiter = make_limiter(f"redis://127.0.0.1:{proxy.port}/0")
    proxy.mute = True
    who = secrets.token_hex(8)
    began = monotonic()
    waits = [await limiter.wait("x", who, "20/1000") for _ in range(40)]
    assert monotonic() - began < len(waits) / 2 * redis_limits.PATIENCE, "each of them waited"
    assert [wait == 0 for wait in waits] == [True] * 20 + [False] * 20, "limited by memory"
    await limiter.close()


async def test_redis_is_not_asked_again_for_who_has_just_been_refused(proxy: Proxy) -> None:
    limiter = RedisLimiter.from_url(f"redis://127.0.0.1:{proxy.port}/0")
    who = secrets.token_hex(8)
    await limiter.take("x", who, "1/1000")
    first = await limiter.wait("x", who, "1/1000")
    proxy.mute = True
    assert 0 < await limiter.wait("x", who, "1/1000") <= first
    assert not vars(limiter)["_asking"], "nobody has noticed that it hangs"
    assert await limiter.wait("x", f"{who} too", "1/1000") == 0
    assert vars(limiter)["_asking"], "for others it is asked"
    await limiter.close()


async def test_a_redis_that_answers_again_is_asked_again(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "PAUSE", 0.01)
    limiter = RedisLimiter.from_url(f"redis://127.0.0.1:{proxy.port}/0")
    proxy.mute = True
    await limiter.wait("x", "ann", "1/1000")
    proxy.mute = False
    assert limiter._asking is not None
    await asyncio.wait_for(limiter._asking, 30)
    other, who = make_limiter(REDIS), secrets.token_hex(8)
    assert await limiter.wait("x", who, "1/1000") == 0
    assert await other.wait("x", who, "1/1000") > 0, "the bucket is shared"
    await limiter.close()
    await other.close()


async def test_who_asks_too_often_is_told_when_to_come_back(make_client: MakeClient) -> None:
    client = make_client(limit_write="2/60")
    for _ in range(3):
        answer = await client.post("/api/echo", json={"number": 1})
    with counting("write"):
        answer = await client.post("/api/echo", json={"number": 1})
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "30"
    assert answer.json()["retry_after"] == 30
    assert answer.json()["code"] == "too-often"


async def test_one_address_cannot_make_guests_without_end(make_client: MakeClient) -> None:
    settings = {"limit_guests": "2/600", "trusted_proxies": ["127.0.0.1"]}
    client = make_client(**settings)

    async def come(address: str) -> int:
        client.cookies.clear()
        headers = {"x-forwarded-for": address}
        return (await client.post("/api/echo", json={"number": 1}, headers=headers)).status_code

    assert [await come("192.0.2.1") for _ in range(3)] == [201, 201, 429]
    assert await come("192.0.2.2") == 201
    # A stranger before the trusted proxy can write anything to the left.
    assert await come("198.51.100.9, 192.0.2.1") == 429
    # All of a household's addresses are one.
    household = [f"2001:db8::{number}" for number in range(3)]
    assert [await come(address) for address in household] == [201, 201, 429]


async def test_visitors_are_limited_by_address(make_client: MakeClient) -> None:
    client = make_client(limit_visitors="2/60", trusted_proxies=["127.0.0.1"])

    async def visit(address: str) -> int:
        headers = {"x-forwarded-for": address}
        return (await client.get("/api/visit", headers=headers)).status_code

    assert [await visit("192.0.2.1") for _ in range(3)] == [200, 200, 429]
    assert await visit("192.0.2.2") == 200
    await client.post("/api/guests", headers={"x-forwarded-for": "192.0.2.3"})
    assert await visit("192.0.2.1") == 200, "who is someone is counted as such"


async def test_guests_of_one_address_read_so_much_together(make_client: MakeClient) -> None:
    client = make_client(limit_guest_read="3/60", trusted_proxies=["127.0.0.1"])

    async def read(address: str, *, anew: bool) -> int:
        headers = {"x-forwarded-for": address}
        if anew:
            client.cookies.clear()
            await client.post("/api/guests", headers=headers)
        return (await client.get("/api/visit", headers=headers)).status_code

    assert [await read("192.0.2.1", anew=True) for _ in range(4)] == [200, 200, 200, 429]
    assert await read("192.0.2.2", anew=True) == 200
    account = {"name": "Reader of much", "password": "correct horse"}
    made = await client.post("/api/accounts", json=account)
    assert made.status_code < 300, made.text
    assert [await read("192.0.2.2", anew=False) for _ in range(5)] == [200] * 5, "accounts are few"


async def test_who_comes_from_one_address_is_remembered_together(limiter: Limiter) -> None:
    assert await limiter.company("bots", "here", "ann", seconds=60) == {"ann"}
    assert await limiter.company("bots", "here", "bob", seconds=60) == {"ann", "bob"}
    assert await limiter.company("bots", "here", "ann", seconds=60) == {"ann", "bob"}
    assert await limiter.company("bots", "there", "cleo", seconds=60) == {"cleo"}


async def test_company_is_forgotten_in_time_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COMPANY", 3)
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    now = 0.0
    limiter = MemoryLimiter(lambda: now)
    for name in ("ann", "bob", "cleo"):
        await limiter.company("bots", "here", name, seconds=60)
    found = await limiter.company("bots", "here", "dan", seconds=60)
    assert found == {"bob", "cleo", "dan"}
    now = 61.0
    assert await limiter.company("bots", "here", "ann", seconds=60) == {"ann"}
    for place in ("there", "elsewhere", "nowhere"):
        await limiter.company("bots", place, "ann", seconds=60)
    assert len(limiter._companies) == 2
