"""Installations that share one Redis neither hear each other nor share their limits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from ludoteka.server.bus import Bus, make_bus
from ludoteka.server.people.keys import installation_id
from ludoteka.server.storage import Database
from ludoteka.server.storage.backup import backup, restore
from ludoteka.server.web.redis_limits import make_limiter
from tests.server.services import REDIS, redis_client

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hearing(
    installation: str, url: str = REDIS
) -> AsyncIterator[tuple[Bus, asyncio.Queue[str]]]:
    heard: asyncio.Queue[str] = asyncio.Queue()
    bus = make_bus(url, installation)
    bus.subscribe(lambda table, _: heard.put_nowait(table))
    await bus.start()
    yield bus, heard
    await bus.close()


async def test_an_installation_hears_its_own_nodes_only() -> None:
    elsewhere = f"{REDIS.rpartition('/')[0]}/9"
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(redis_client())
        one, _ = await stack.enter_async_context(hearing("one"))
        _, own = await stack.enter_async_context(hearing("one"))
        other, others = await stack.enter_async_context(hearing("other"))
        _, far = await stack.enter_async_context(hearing("other", elsewhere))
        await one.publish("secret", b"cards")
        assert await asyncio.wait_for(own.get(), 10) == "secret"
        await other.publish("end", b"")
        assert await asyncio.wait_for(far.get(), 10) == "end"
        assert others.empty()
        assert own.empty()


async def test_an_installation_has_limits_of_its_own() -> None:
    async with redis_client():
        limiters = [make_limiter(REDIS, name) for name in ("one", "other")]
        who = str(object())
        try:
            for limiter in limiters:
                assert await limiter.wait("guests", who, "1/60") == 0
                assert await limiter.wait("guests", who, "1/60") > 0
        finally:
            for limiter in limiters:
                await limiter.close()


async def test_an_installation_keeps_its_id_and_a_copy_gets_its_own(tmp_path: Path) -> None:
    urls = [f"sqlite:///{tmp_path / name}" for name in ("own.db", "copy.db")]
    own = await Database.open(urls[0])
    known = await installation_id(own)
    assert await installation_id(own) == known
    await backup(own, tmp_path / "all.backup")
    await own.close()
    await restore(urls[1], tmp_path / "all.backup")
    copy = await Database.open(urls[1])
    assert await installation_id(copy) != known
    await copy.close()
