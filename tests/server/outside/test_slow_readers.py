"""Ends that take no bytes are cut off, on every kind of connection."""

import asyncio
import socket as network
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from ludoteka.server.frames import FrameProtocol
from ludoteka.server.metrics import refusals_by
from ludoteka.server.requests import RequestProtocol
from tests.server.outside.browsers import Browser
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.outside.test_sockets import send_little_at_a_time, slow_socket
from tests.server.room import until
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

Close = Callable[[], None]

STALLED = refusals_by("stalled")
SLOW = refusals_by("slow")


@pytest.fixture
async def brisk(tmp_path: Path) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(SETTINGS, stalled_seconds=3600, max_queue=20_000)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


async def deaf_socket(browser: Browser, table: str) -> Close:
    socket = await slow_socket(browser, table)
    await socket.next()
    socket.connection.transport.pause_reading()
    return socket.connection.transport.abort


async def deaf_stream(browser: Browser, table: str) -> Close:
    """Reads that it was let in, and nothing more."""
    raw = network.socket()
    raw.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", int(browser.url.rpartition(":")[2])))
    (cookie,) = browser.http.cookies.jar
    head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: a\r\n"
    await loop.sock_sendall(raw, f"{head}cookie: {cookie.name}={cookie.value}\r\n\r\n".encode())
    assert b" 200 " in await loop.sock_recv(raw, 100)
    return raw.close


@pytest.mark.parametrize("kind", ["socket", "stream"])
async def test_who_takes_no_bytes_is_dropped_and_cut_off(brisk: Served, kind: str) -> None:
    ann, ben = brisk.browser(), brisk.browser()
    await ann.come()
    await ben.come()
    table = await ann.open()
    connections = brisk.server.server_state.connections
    before, counts = set(connections), (STALLED._value.get(), SLOW._value.get())
    close = await (deaf_socket if kind == "socket" else deaf_stream)(ben, table)
    (answering,) = connections - before
    send_little_at_a_time(answering)
    (listener,) = brisk.hub.tables[table].listeners
    number = 0
    while listener.closing is None:
        await ann.do(table, "say", id=f"line {number}", text="a long story " * 38)
        number += 1
    assert listener.closing == "slow"
    assert isinstance(answering, RequestProtocol | FrameProtocol)
    assert answering._limits is not None
    answering._limits = msgspec.structs.replace(answering._limits, stalled_seconds=1)
    await until(lambda: answering not in connections)
    await until(lambda: not brisk.hub.tables[table].listeners)
    assert (STALLED._value.get(), SLOW._value.get()) == (counts[0] + 1, counts[1] + 1)
    close()
