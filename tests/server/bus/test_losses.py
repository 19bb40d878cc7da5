"""A bus whose server goes away: nothing fails, losses are counted, and it comes back."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from time import monotonic
from urllib.parse import urlsplit

import pytest

from ludoteka.core import BadInput
from ludoteka.server.bus import Bus, LocalBus, PostgresBus, RedisBus, make_bus
from ludoteka.server.bus.messages import Message
from ludoteka.server.bus.redis_bus import CONNECT_TIMEOUT
from ludoteka.server.storage.address import Postgres
from tests.server.bus.nodes import Inbox
from tests.server.proxy import Proxy
from tests.server.services import REDIS, as_administrator, redis_client

pytestmark = pytest.mark.anyio

Behind = tuple[Proxy, Bus, Bus]


@pytest.fixture(params=["redis", "postgresql"])
async def behind(
    request: pytest.FixtureRequest, stack: AsyncExitStack, postgres: str
) -> AsyncIterator[Behind]:
    """A node behind a proxy, and another with a line of its own."""
    url = REDIS if request.param == "redis" else postgres
    if request.param == "redis":
        await stack.enter_async_context(redis_client())
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    proxy = Proxy(parts.hostname, parts.port)
    await proxy.come()
    proxied = url.replace(f":{parts.port}", f":{proxy.port}")
    channel = f"test_{secrets.token_hex(6)}"

    def make(address: str) -> Bus:
        if request.param == "redis":
            return RedisBus(address, channel=channel)
        return PostgresBus(Postgres(address), channel=channel)

    here, there = make(proxied), make(url)
    yield proxy, here, there
    await here.close()
    await there.close()
    await proxy.go()


async def test_while_the_server_is_away_messages_are_dropped_and_counted(behind: Behind) -> None:
    proxy, here, there = behind
    ours, theirs = Inbox(here), Inbox(there)
    await here.start()
    await there.start()
    await proxy.go()
    while here.dropped < 3:
        await here.publish("t", b"lost")
        await asyncio.sleep(0)  # lets the loop notice
    await proxy.come()
    await ours.until(lambda: ours.gaps >= 1)
    dropped = here.dropped
    await here.publish("t", b"back")
    assert (await theirs.receives(1))[-1] == ("t", b"back")
    await there.publish("t", b"heard")
    await ours.receives(1)
    assert ours.messages[-1] == ("t", b"heard")
    assert here.dropped == dropped


async def test_nobody_waits_for_a_server_that_hangs(behind: Behind) -> None:
    proxy, here, there = behind
    Inbox(here)
    await here.start()
    proxy.mute = True
    began = monotonic()
    for _ in range(200):
        await here.publish("t", b"said")
        await asyncio.sleep(0)  # lets the sender try
    assert monotonic() - began < 200 / 10 * CONNECT_TIMEOUT, "messages waited"
    proxy.mute = False
    del there


async def test_a_connection_killed_by_redis_is_made_again(stack: AsyncExitStack) -> None:
    client = await stack.enter_async_context(redis_client())

    async def kill(name: str) -> None:
        for each in await client.client_list():
            if each["name"] == name:
                await client.client_kill_filter(_id=each["id"])

    channel = f"test-{secrets.token_hex(6)}"
    here, there = (RedisBus(REDIS, channel=channel) for _ in range(2))
    await _survives(here, there, lambda: kill(f"ludoteka-{here.node}"), both=0)


async def test_a_connection_killed_by_postgresql_is_made_again(postgres: str) -> None:
    name = postgres.rpartition("/")[2]
    kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    here, there = (PostgresBus(Postgres(postgres)) for _ in range(2))
    await _survives(here, there, lambda: as_administrator(kill), both=1)


async def _survives(
    here: Bus, there: Bus, kill: Callable[[], Awaitable[None]], *, both: int
) -> None:
    ours, theirs = Inbox(here), Inbox(there)
    await here.start()
    await there.start()
    await here.publish("t", b"before")
    await theirs.receives(1)
    await kill()
    await ours.until(lambda: ours.gaps >= 1)
    await theirs.until(lambda: theirs.gaps >= both)
    await there.publish("t", b"after")
    assert await ours.receives(1) == [("t", b"after")]
    await here.publish("t", b"and back")
    assert (await theirs.receives(2))[-1] == ("t", b"and back")
    await here.close()
    await there.close()


def test_without_an_address_a_node_is_alone() -> None:
    assert isinstance(make_bus(None), LocalBus)


@pytest.mark.parametrize(
    ("url", "scheme"),
    [
        ("amqp://ann:geheim@host", "amqp://"),
        ("redis://ann:geheim@host:port", "redis://"),
        ("ann:geheim@host", "…"),
    ],
)
def test_an_address_that_is_none_is_refused_without_its_password(url: str, scheme: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bus(url)
    assert refused.value.code == "bad-bus-url"
    assert refused.value.arguments == {"scheme": scheme}


@pytest.mark.parametrize(
    "url", ["redis://ann:geheim@127.0.0.1:1/0", "postgresql://ann:geheim@127.0.0.1:1/games"]
)
async def test_an_unreachable_server_is_named_without_the_password(url: str) -> None:
    bus = make_bus(url)
    with pytest.raises(BadInput) as refused:
        await bus.start()
    assert refused.value.code == "unusable-bus"
    assert "127.0.0.1:1" in str(refused.value.arguments["address"])
    assert "geheim" not in str(refused.value)
    await bus.close()


class ClumsyBus(RedisBus):
    """Its driver stumbles over a connection that was closed while it sent."""

    stumbles = 1

    async def _send(self, batch: list[Message]) -> None:
        if self.stumbles:
            self.stumbles -= 1
            raise AttributeError("'NoneType' object has no attribute 'writelines'")
        await super()._send(batch)


async def test_whatever_a_driver_raises_the_bus_goes_on(stack: AsyncExitStack) -> None:
    await stack.enter_async_context(redis_client())
    channel = f"test-{secrets.token_hex(6)}"
    here, there = ClumsyBus(REDIS, channel=channel), RedisBus(REDIS, channel=channel)
    theirs = Inbox(there)
    for bus in (here, there):
        await bus.start()
        stack.push_async_callback(bus.close)
    await here.publish("t", b"lost")
    while here.dropped < 1:  # noqa: ASYNC110 - the bus tells nobody
        await asyncio.sleep(0)
    await here.publish("t", b"heard")
    assert await theirs.receives(1) == [("t", b"heard")]
