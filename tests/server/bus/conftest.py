"""Every test of the bus runs on all of them."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludoteka.server.bus import Bus, LocalBus, LocalNetwork, PostgresBus, RedisBus
from ludoteka.server.storage.address import Postgres
from tests.server.services import REDIS, emptied_database, redis_client

MakeBus = Callable[[], Bus]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as exits:
        yield exits


@pytest.fixture
async def postgres(stack: AsyncExitStack, tmp_path: Path) -> str:
    return await stack.enter_async_context(emptied_database("postgresql", tmp_path))


@pytest.fixture(params=["local", "redis", "postgresql"])
async def make_bus(
    request: pytest.FixtureRequest, stack: AsyncExitStack, tmp_path: Path
) -> MakeBus:
    """Makes nodes that hear each other, and nobody else's."""
    if request.param == "local":
        network = LocalNetwork()
        return lambda: LocalBus(network)
    if request.param == "redis":
        await stack.enter_async_context(redis_client())
        channel = f"test-{secrets.token_hex(6)}"
        return lambda: RedisBus(REDIS, channel=channel)
    url = await stack.enter_async_context(emptied_database("postgresql", tmp_path))
    return lambda: PostgresBus(Postgres(url))


@pytest.fixture
async def nodes(make_bus: MakeBus, stack: AsyncExitStack) -> tuple[Bus, Bus]:
    """Two of them, not started."""
    pair = (make_bus(), make_bus())
    for bus in pair:
        stack.push_async_callback(bus.close)
    return pair
