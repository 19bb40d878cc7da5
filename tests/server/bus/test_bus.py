"""Nodes hear each other on every kind of bus."""

import asyncio
import os

import pytest

from ludoteka.server.bus import LOBBY, Bus, PostgresBus
from tests.server.bus.nodes import DroppingBus, Inbox

pytestmark = pytest.mark.anyio

Nodes = tuple[Bus, Bus]


async def test_a_message_reaches_the_others_but_not_its_sender(nodes: Nodes) -> None:
    here, there = nodes
    ours, theirs = Inbox(here), Inbox(there)
    await here.start()
    await there.start()
    await here.publish("table", b"from here")
    assert await theirs.receives(1) == [("table", b"from here")]
    await there.publish("table", b"from there")
    assert await ours.receives(1) == [("table", b"from there")]
    assert theirs.messages == [("table", b"from here")]


async def test_messages_keep_their_order(nodes: Nodes) -> None:
    here, there = nodes
    inbox = Inbox(there)
    await there.start()
    await here.start()
    sent = [(f"table-{n % 7}", str(n).encode()) for n in range(500)]
    for table, payload in sent:
        await here.publish(table, payload)
    assert await inbox.receives(500) == sent
    assert here.dropped == 0


async def test_the_lobby_is_a_topic_like_a_table(nodes: Nodes) -> None:
    here, there = nodes
    inbox = Inbox(there)
    await there.start()
    await here.start()
    await here.publish(LOBBY, b"opened")
    assert await inbox.receives(1) == [("lobby", b"opened")]


@pytest.mark.parametrize(
    "payload", [b"", b" two  spaces ", b"\n\x00\xff", bytes(range(256)) * 20], ids=len
)
async def test_any_bytes_may_be_sent(nodes: Nodes, payload: bytes) -> None:
    here, there = nodes
    inbox = Inbox(there)
    await there.start()
    await here.start()
    await here.publish("t", payload)
    assert await inbox.receives(1) == [("t", payload)]


async def test_what_is_too_long_arrives_as_a_hint(nodes: Nodes) -> None:
    here, there = nodes
    inbox = Inbox(there)
    await there.start()
    await here.start()
    long = os.urandom(100_000)
    await here.publish("t", long)
    assert await inbox.receives(1) == [("t", b"" if isinstance(here, PostgresBus) else long)]


async def test_a_handler_that_fails_hears_the_next_message(nodes: Nodes) -> None:
    here, there = nodes
    heard: asyncio.Queue[bytes] = asyncio.Queue()

    def handle(_table: str, payload: bytes) -> None:
        heard.put_nowait(payload)
        if payload == b"bad":
            raise ValueError(payload)

    there.subscribe(handle)
    await here.start()
    await there.start()
    await here.publish("t", b"bad")
    await here.publish("t", b"good")
    async with asyncio.timeout(20):
        assert [await heard.get(), await heard.get()] == [b"bad", b"good"]


async def test_a_bus_has_one_subscriber(nodes: Nodes) -> None:
    Inbox(nodes[0])
    with pytest.raises(RuntimeError, match="subscriber"):
        Inbox(nodes[0])


async def test_a_closed_node_is_silent(nodes: Nodes) -> None:
    here, there = nodes
    ours, theirs = Inbox(here), Inbox(there)
    await here.start()
    await there.start()
    await here.publish("t", b"last")
    await here.close()
    assert await theirs.receives(1) == [("t", b"last")]
    await there.publish("t", b"too late")
    await there.close()
    assert ours.messages == []


async def test_a_dropping_bus_loses_what_it_is_told_to(nodes: Nodes) -> None:
    here, there = nodes
    lossy = DroppingBus(here, lambda _, payload: payload == b"lost")
    inbox, ours = Inbox(there), Inbox(lossy)
    await lossy.start()
    await there.start()
    for payload in (b"one", b"lost", b"two"):
        await lossy.publish("t", payload)
    assert await inbox.receives(2) == [("t", b"one"), ("t", b"two")]
    assert lossy.dropped == 1
    await there.publish("t", b"back")
    assert await ours.receives(1) == [("t", b"back")]
