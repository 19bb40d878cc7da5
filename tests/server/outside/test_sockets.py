"""Sockets that come and go, read slowly, or talk too much."""

import asyncio
import socket as network
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.outside.browsers import Browser
from tests.server.outside.matches import finished, play
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.outside.sockets import Socket
from tests.server.refusing import counting
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


async def test_two_tabs_of_one_person_see_and_do_the_same(ann: Browser) -> None:
    table = await ann.open(start=True)
    one, other = await ann.socket(table), await ann.socket(table)
    move = one.offers(0)[0]
    answer = await one.do("play", seat=0, move=move)
    await other.until(lambda message: message.get("seq", 0) >= answer["seq"])
    stale = await other.do("play", seat=0, move=move, after=answer["seq"] - 1)
    assert stale["type"] == "refused"
    await one.close()
    await other.ping()
    assert other.presence["here"] == [0], "one tab is enough to be here"


async def test_who_comes_back_with_since_gets_later_events_only(ann: Browser) -> None:
    table = await ann.open(start=True)
    first = await ann.socket(table)
    await play(first, 0, most=2)
    await first.ping()
    known = first.seq
    await first.close()
    second = await ann.socket(table)
    await play(second, 0, most=1)
    await second.ping()
    third = await ann.socket(table, since=known)
    (welcome,) = third.messages
    later = [told["seq"] for told in welcome["sights"][0]["events"]]
    assert welcome["since"] == known
    assert later
    assert min(later) > known
    assert welcome["seq"] >= second.seq, "bots may have gone on"


async def test_drops_and_returns_tell_every_event_once(ann: Browser) -> None:
    table, whole = await finished(ann)
    told: list[object] = []
    since, step = -1, max(1, whole.seq // 5)
    while since < whole.seq:
        socket = await ann.socket(table, since=since)
        (welcome,) = socket.messages
        told += welcome["sights"][0]["events"]
        await socket.close()
        since = min(since + step, whole.seq)
        told = [each for each in told if each["seq"] <= since]  # type: ignore[index]
    everything = (await ann.get(f"/api/tables/{table}/now"))["sights"][0]["events"]
    assert told == everything


@pytest.mark.parametrize("since", ["x", "1.5"])
async def test_a_since_that_is_no_number_opens_no_socket(ann: Browser, since: str) -> None:
    table = await ann.open()
    socket = Socket(await ann.connect(f"/ws/tables/{table}", params={"since": since}))
    assert (await socket.until_closed()).code == 4400
    assert [message["type"] for message in socket.messages] == ["turned-away"]


# -- Slow readers ----------------------------------------------------------------------


async def test_a_slow_reader_is_dropped_and_comes_back_by_seq(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table = await ann.open(seats=3)
    for number in range(10):
        await ann.do(table, "say", id=f"line {number}", text="a long story " * 38)
    before = set(served.server.server_state.connections)
    slow = await slow_socket(ben, table)
    await slow.next()
    (answering,) = served.server.server_state.connections - before
    send_little_at_a_time(answering)
    (listener,) = served.hub.tables[table].listeners
    listener.max_queue = 20_000
    talking = await ann.socket(table)
    while listener.closing is None:  # every update holds the table's card
        assert (await talking.do("sit", seat=1))["type"] == "done"
        assert (await talking.do("stand", seat=1))["type"] == "done"
    closed = await slow.until_closed()
    assert (closed.code, closed.reason) == (1013, "slow")
    await talking.do("say", text="who is still here?")
    back = await ben.socket(table, since=slow.seq)
    assert back.seq == talking.seq
    assert back.messages[0]["lines"][-1]["text"] == "who is still here?"


async def slow_socket(browser: Browser, table: str) -> Socket:
    """A reader whose network takes little at a time."""
    raw = network.socket()
    raw.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    raw.setblocking(False)
    address = ("127.0.0.1", int(browser.url.rpartition(":")[2]))
    await asyncio.get_running_loop().sock_connect(raw, address)
    return Socket(await browser.connect(f"/ws/tables/{table}", sock=raw, max_queue=1))


def send_little_at_a_time(answering: object) -> None:
    """The server's end: else the system itself would keep megabytes for the reader."""
    transport = answering.transport  # type: ignore[attr-defined]
    wire = transport.get_extra_info("socket")
    wire.setsockopt(network.SOL_SOCKET, network.SO_SNDBUF, 4096)
    transport.set_write_buffer_limits(high=4096)


# -- Limits ----------------------------------------------------------------------------


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Served]:
    """A house where everybody has to be patient."""
    settings = msgspec.structs.replace(SETTINGS, limit_moves="5/2", max_frame=2000)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


class Stopwatch:
    """Time as the allowance of a socket sees it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


async def test_who_is_too_fast_is_told_how_long_to_wait(
    strict: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopwatch = Stopwatch()
    monkeypatch.setattr("ludoteka.server.play.allowance.time", stopwatch)
    browser = strict.browser(language="uk")
    table = await browser.open(start=True)
    socket = await browser.socket(table)
    for _ in range(5):
        await socket.ping()
    move = socket.offers(0)[0]
    refused = await socket.do("play", seat=0, move=move)
    assert (refused["code"], refused["retry_after"]) == ("too-fast", 0.4)
    assert refused["sentence"].startswith("Надто швидко")
    stopwatch.now += refused["retry_after"]
    assert (await socket.do("play", seat=0, move=move))["type"] == "done"


async def test_a_flood_is_closed_and_the_others_play_on(strict: Served) -> None:
    host, vandal = strict.browser(), strict.browser()
    table = await host.open()
    quiet, loud = await host.socket(table), await vandal.socket(table)
    with suppress(ConnectionClosed):
        for _ in range(1000):
            await loud.send({"do": "ping"})
    closed = await loud.until_closed()
    assert (closed.code, closed.reason) == (1008, "flood")
    await quiet.ping()


async def test_a_frame_that_is_too_long_closes_the_socket(strict: Served) -> None:
    browser = strict.browser()
    socket = await browser.socket(await browser.open())
    with counting("frame"):
        await socket.send({"do": "say", "id": "1", "text": "x" * 3000})
        assert (await socket.until_closed()).code == 1009


# -- Nonsense --------------------------------------------------------------------------


async def test_a_binary_frame_is_refused_and_the_socket_lives(ann: Browser) -> None:
    socket = await ann.socket(await ann.open())
    await socket.connection.send(b"{}")
    refused = await socket.until(lambda message: message["type"] == "refused")
    assert refused["code"] == "binary-frame"
    await socket.ping()


NO_COMMANDS = [
    "", "null", "[]", "{", '{"do":"fly","id":"1"}', '{"do":"play"}', "[" * 10_000, '{"do":1}',
    '{"do":"' + "x" * 5000 + '"}',
]  # fmt: skip


@pytest.mark.parametrize("frame", NO_COMMANDS)
async def test_what_is_no_command_is_refused_and_the_socket_lives(ann: Browser, frame: str) -> None:
    socket = await ann.socket(await ann.open())
    await socket.connection.send(frame)
    refused = await socket.until(lambda message: message["type"] == "refused")
    assert refused["code"] == "bad-command"
    await socket.ping()


async def test_a_refusal_names_the_command_and_speaks_the_readers_language(ann: Browser) -> None:
    table = await ann.open()
    said = {}
    for language in ("en", "ru", "uk"):
        socket = await ann.socket(table, lang=language)
        refused = await socket.do("play", id="mine", seat=0, move="play 1")
        assert (refused["id"], refused["code"]) == ("mine", "not-started")
        said[language] = refused["sentence"]
    assert len(set(said.values())) == 3
