"""Who sits down or stands up: only they are told everything anew."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ludoteka.server.frames import FrameProtocol
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import two_people_at
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.outside.sockets import Socket
from tests.server.room import until
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

COMMANDS = 1500
"""More bytes of them than are parsed at once; fewer than lines of chat are allowed."""


async def news(socket: Socket) -> list[str]:
    """What came since the last time, apart from who is here."""
    known = len(socket.messages)
    await socket.ping()
    return [
        message["type"]
        for message in socket.messages[known:]
        if message["type"] in ("welcome", "update")
    ]


async def test_only_who_sits_down_or_stands_up_is_welcomed_again(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table = await ann.open(seats=3, auto_start=False)
    host, guest = await ann.socket(table), await ben.socket(table)
    watching = await served.browser().socket(table)
    for do in ("sit", "stand"):
        await ben.do(table, do, seat=1)
        assert await news(guest) == ["welcome"]
        for other in (host, watching):
            assert await news(other) == ["update"]
            assert other.card == guest.card
            assert other.seq == guest.seq
            assert other.presence == guest.presence
        kind = "person" if do == "sit" else "free"
        assert guest.card["seats"][1]["kind"] == kind


async def test_a_second_seat_and_a_second_tab_are_told_alike(ann: Browser) -> None:
    table = await ann.open(seats=3, auto_start=False)
    one, other = await ann.socket(table), await ann.socket(table)
    await ann.do(table, "sit", seat=2)
    for socket in (one, other):
        assert await news(socket) == ["welcome"]
        (welcome,) = [m for m in socket.messages[1:] if m["type"] == "welcome"]
        assert welcome["you"]["seats"] == [0, 2]


async def test_an_update_of_seats_holds_no_talk(ann: Browser, ben: Browser) -> None:
    table = await ann.open(seats=3, auto_start=False)
    host = await ann.socket(table)
    for number in range(100):
        await host.do("say", text=f"{number} " + "a long story " * 37)
    await ben.do(table, "sit", seat=1)
    await host.until(lambda message: message["type"] == "update" and message.get("table"))
    assert len(host.frames[-1]) < 3000


@pytest.fixture
async def calm(tmp_path: Path) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(SETTINGS, limit_seating="4/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


async def test_who_sits_down_and_stands_up_again_and_again_is_slowed_down(calm: Served) -> None:
    ann = calm.browser()
    await ann.come()
    table = await ann.open(seats=4, auto_start=False)
    socket = await ann.socket(table)
    for do in ("sit", "stand"):
        assert (await socket.do(do, seat=1))["type"] == "done"
    await ann.do(table, "sit", seat=2)
    await ann.do(table, "ready", seat=2, ready=False)
    refused = await socket.do("stand", seat=2)
    assert (refused["code"], refused["retry_after"] > 100) == ("too-fast", True)
    with pytest.raises(Refusal) as too_often:
        await ann.do(table, "stand", seat=2)
    assert too_often.value.status == 429
    assert (await socket.do("say", text="I can still talk"))["type"] == "done"


async def test_commands_that_come_faster_than_they_are_done_wait_unread(
    served: Served, ann: Browser
) -> None:
    """However many of them one packet brings; all are done in the end."""
    table = await ann.open()
    before = set(served.server.server_state.connections)
    socket = await ann.socket(table)
    (answering,) = served.server.server_state.connections - before
    assert isinstance(answering, FrameProtocol)
    live, most = served.hub.tables[table], 0
    async with live.lock:
        for number in range(COMMANDS):
            await socket.send({"do": "say", "id": f"c{number}", "text": "hm"})
            most = max(most, answering.queue.qsize())
        await until(lambda: bool(answering._rest))
        assert max(most, answering.queue.qsize()) < 200
    ids = [f"c{number}" for number in range(COMMANDS)]
    while socket.messages[-1].get("id") != ids[-1]:
        await socket.next()
    assert [message["id"] for message in socket.messages if message["type"] == "done"] == ids


async def test_who_plays_and_takes_back_again_and_again_is_slowed_down(tmp_path: Path) -> None:
    """Over all sockets and requests of that person."""
    settings = msgspec.structs.replace(SETTINGS, limit_take_backs="2/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann, ben = served.browser(), served.browser()
        await ann.come()
        await ben.come()
        table, one, _ = await two_people_at(ann, ben)
        two = await ann.socket(table)
        move = one.offers(0)[0]
        for socket in (one, two):
            assert (await socket.do("play", seat=0, move=move))["type"] == "done"
            assert (await socket.do("take-back", seat=0))["type"] == "done"
        assert (await one.do("play", seat=0, move=move))["type"] == "done"
        refused = await one.do("take-back", seat=0)
        assert (refused["code"], refused["retry_after"] > 100) == ("too-fast", True)
        with pytest.raises(Refusal) as too_often:
            await ann.do(table, "take-back", seat=0)
        assert too_often.value.status == 429
