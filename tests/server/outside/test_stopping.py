"""A server that stops says so, finishes what it has begun, and keeps the time."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteka.server.tables.entries import Said, decode_fact
from tests.server.house import Clock
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import two_people_at
from tests.server.outside.serving import Served, serving
from tests.server.outside.sockets import Closed, Socket
from tests.server.room import until
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_sockets_are_told_and_streams_end(tmp_path: Path) -> None:
    async with emptied_database("sqlite", tmp_path) as url, serving(url) as served:
        browser = served.browser()
        table = await browser.open(start=True)
        socket, lobby = await browser.socket(table), await browser.lobby()
        async with (
            browser.http.stream("GET", f"/api/tables/{table}/stream") as stream,
            browser.http.stream("GET", "/api/bot/stream") as news,
        ):
            lines, tidings = stream.aiter_lines(), news.aiter_lines()
            await anext(lines)
            await anext(tidings)
            served.server.should_exit = True
            closed = await socket.until_closed()
            assert (closed.code, closed.reason) == (1012, "stopping")
            assert socket.messages[-1] == {"type": "bye", "reason": "stopping"}
            assert (await lobby.until_closed()).code == 1012
            assert '{"type":"bye","reason":"stopping"}' in [line async for line in lines]
            async for _ in tidings:
                pass


async def chatter(socket: Socket, name: str, acknowledged: set[str]) -> str:
    """Commands one after another until the socket is closed; the id without an answer."""
    for number in range(100_000):
        command = f"{name} {number}"
        try:
            answer = await socket.do("say", id=command, text=command)
        except (Closed, ConnectionClosed):
            return command
        if answer["type"] == "refused":
            return command
        acknowledged.add(command)
    raise AssertionError("the server did not stop")


async def request_chatter(browser: Browser, table: str, acknowledged: set[str]) -> str:
    """The same over HTTP."""
    for number in range(100_000):
        command = f"request {number}"
        try:
            await browser.do(table, "say", id=command, text=command)
        except (Refusal, httpx.TransportError):
            return command
        acknowledged.add(command)
    raise AssertionError("the server did not stop")


async def test_what_was_acknowledged_is_kept_and_a_retry_is_done_once(
    tmp_path: Path, kind: str
) -> None:
    acknowledged: set[str] = set()
    async with emptied_database(kind, tmp_path) as url:
        async with serving(url) as served:
            ann, ben = served.browser(), served.browser()
            await ann.come()
            await ben.come()
            table, one, other = await two_people_at(ann, ben)
            talks = [
                asyncio.create_task(chatter(one, "one", acknowledged)),
                asyncio.create_task(chatter(other, "other", acknowledged)),
                asyncio.create_task(request_chatter(ann, table, acknowledged)),
            ]
            await until(lambda: len(acknowledged) > 50)
            served.server.should_exit = True
            unanswered = await asyncio.gather(*talks)
        async with serving(url) as again:
            ann, ben = back(ann, again), back(ben, again)
            for browser, command in zip((ann, ben, ann), unanswered, strict=True):
                await browser.do(table, "say", id=command, text=command)
            log = await again.table_services.database.log.read(table)
    facts = [decode_fact(entry.body) for entry in log]
    said = [fact.text for fact in facts if isinstance(fact, Said)]
    assert len(said) == len(set(said)), "nothing was done twice"
    assert set(said) == acknowledged | set(unanswered)


def back(browser: Browser, served: Served) -> Browser:
    """The same person when the server is there again."""
    again = served.browser()
    again.http.cookies.update(browser.http.cookies)
    return again


async def test_deadlines_survive_a_stop(tmp_path: Path, kind: str) -> None:
    clock = Clock()
    async with emptied_database(kind, tmp_path) as url:
        async with serving(url) as served:
            served.turn_clock_by_hand(clock)
            browser = served.browser()
            await browser.come()
            rule = {"kind": "live", "base": 60, "increment": 0, "reaction": 60}
            table = await browser.open(seats=2, start=True, clock=rule)
            socket = await browser.socket(table)
            deadline = socket.messages[-1]["clock"]["deadlines"]["0"]
            assert deadline == clock.now + 60_000
        async with serving(url) as again:
            again.turn_clock_by_hand(clock)
            socket = await back(browser, again).socket(table)
            assert socket.messages[0]["clock"]["deadlines"] == {"0": deadline}
            clock.now = deadline + again.services.settings.grace_seconds * 1000 + 10_000
            expired = await socket.until(has_expired)
            assert expired["happened"]["by"] == "stand-in"


def has_expired(message: dict[str, Any]) -> bool:
    return bool(message.get("happened", {}).get("expired"))
