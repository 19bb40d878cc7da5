"""Sessions and tokens that end while their sockets are open: nobody acts with them any more."""

from pathlib import Path

import msgspec
import pytest

from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.programs import program
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.outside.sockets import Socket
from tests.server.room import until
from tests.server.services import REDIS, emptied_database, redis_client

pytestmark = pytest.mark.anyio


async def cannot_act(socket: Socket, code: int) -> None:
    """The socket is closed: a browser may come back as whoever it is now."""
    closed = await socket.until_closed()
    assert closed.code == code
    if code == 4001:
        assert socket.messages[-1] == {"type": "bye", "reason": "replaced"}


async def account_with_socket(served: Served, name: str) -> tuple[Browser, str, Socket]:
    browser = served.browser()
    await browser.register(name)
    table = await browser.open(seats=2)
    return browser, table, await browser.socket(table)


async def test_logging_out_everywhere_ends_sessions_and_sockets(served: Served) -> None:
    here, table, socket = await account_with_socket(served, "Everywhere")
    there = served.browser()
    await there.log_in("Everywhere")
    elsewhere = await there.socket(table)
    await here.delete("/api/session/everywhere")
    for each in (socket, elsewhere):
        await cannot_act(each, 4001)
    with pytest.raises(Refusal) as refused:
        await there.get("/api/me")
    assert refused.value.status == 401
    with pytest.raises(Refusal) as refused:
        await there.do(table, "ready", seat=0)
    assert refused.value.status == 401
    back = await there.socket(table)
    assert back.messages[0]["you"]["seats"] == [], "the old cookie makes nobody but a new guest"


async def test_logging_out_here_leaves_the_other_browser_alone(served: Served) -> None:
    here, table, _ = await account_with_socket(served, "One of two")
    there = served.browser()
    await there.log_in("One of two")
    elsewhere = await there.socket(table)
    await here.delete("/api/session")
    await elsewhere.ping()
    assert (await elsewhere.do("say", text="still here"))["type"] == "done"


async def test_logging_out_here_ends_the_sockets_of_this_browser(served: Served) -> None:
    here, _, socket = await account_with_socket(served, "Goes home")
    await here.delete("/api/session")
    assert (await socket.until(lambda message: message["type"] == "bye"))["reason"] == "replaced"


async def test_a_new_password_ends_the_other_sockets(served: Served) -> None:
    browser, table, socket = await account_with_socket(served, "Careful")
    await browser.put("/api/me/password", old="correct horse", new="battery staple")
    await cannot_act(socket, 4001)
    again = await browser.socket(table)
    assert again.messages[0]["you"]["seats"] == [0], "this browser has the new session"
    with pytest.raises(Refusal):
        await served.browser().log_in("Careful")


async def test_who_registers_comes_back_to_the_table_by_itself(served: Served) -> None:
    browser = served.browser()
    table = await browser.open(seats=2)
    socket = await browser.socket(table)
    me = await browser.register("Fresh")
    await cannot_act(socket, 4001)
    again = await browser.socket(table, since=socket.seq)
    assert again.messages[0]["you"] == {
        "person": me["id"],
        "name": "Fresh",
        "seats": [0],
        "is_host": True,
        "invite": socket.messages[0]["you"]["invite"],
    }


async def test_a_revoked_token_ends_its_sockets_and_streams(ann: Browser, served: Served) -> None:
    owner = served.browser()
    await owner.register("Tokens R Us")
    made = [
        await owner.post("/api/me/tokens", label=label, scopes=["play", "read"])
        for label in ("lost", "kept")
    ]
    table = await ann.open()
    lost, kept = [await served.browser(token=each["secret"]).socket(table) for each in made]
    program_ = served.browser(token=made[0]["secret"])
    async with program_.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.aiter_lines()
        assert "welcome" in await anext(lines)
        await owner.delete(f"/api/me/tokens/{made[0]['token']['id']}")
        await cannot_act(lost, 4401)
        assert [line async for line in lines if '"bye"' in line] == []
    await kept.ping()


async def test_a_deleted_bot_is_out(ann: Browser, served: Served) -> None:
    bot, me = await program(served, "Shortlived")
    table = await ann.open(seats=2)
    socket = await bot.socket(table)
    await socket.do("sit", seat=1)
    await served.people.delete(me["id"])
    await cannot_act(socket, 4401)


async def test_a_mute_reaches_open_sockets(ann: Browser, served: Served) -> None:
    table = await ann.open()
    socket = await ann.socket(table)
    me = (await ann.get("/api/me"))["id"]
    assert (await socket.do("say", text="hello"))["type"] == "done"
    await served.people.mute(me, served.hub.now() + 60_000)
    assert (await socket.do("say", text="hello again"))["code"] == "muted"
    with pytest.raises(Refusal) as refused:
        await ann.do(table, "say", text="over here?")
    assert refused.value.code == "muted"
    await served.people.mute(me, 0)
    assert (await socket.do("say", text="thank you"))["type"] == "done"


async def test_what_was_changed_behind_the_servers_back_is_noticed(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `ludoteka admin` does, in a process of its own."""
    socket = await ann.socket(await ann.open())
    me = (await ann.get("/api/me"))["id"]
    monkeypatch.setattr(served.people, "on_changed", None)
    await served.people.log_out_everywhere(me)
    monkeypatch.setattr("ludoteka.server.play.sweeping.HEARTBEAT", 1)
    await cannot_act(socket, 4001)


async def test_another_node_shows_them_out_too(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, redis=REDIS)
    async with (
        redis_client(),
        emptied_database("postgresql", tmp_path) as url,
        serving(url, settings) as one,
        serving(url, settings) as other,
    ):
        browser, table, socket = await account_with_socket(one, "Two nodes")
        there = other.browser()
        await there.log_in("Two nodes")
        elsewhere = await there.socket(table)
        await browser.delete("/api/session/everywhere")
        await cannot_act(elsewhere, 4001)
        await cannot_act(socket, 4001)
        await until(lambda: not other.hub.tables[table].listeners)
