"""Who may open a socket, and where."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.outside.browsers import Browser
from tests.server.outside.programs import program
from tests.server.outside.serving import Served
from tests.server.outside.sockets import Closed, Socket

pytestmark = pytest.mark.anyio


async def ending(browser: Browser, table: str, **headers: str) -> Closed:
    """How a socket ends that is closed before it has said anything."""
    socket = Socket(await browser.connect(f"/ws/tables/{table}", headers))
    closed = await socket.until_closed()
    assert socket.frames == []
    return closed


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_origin_gets_no_socket(ann: Browser, origin: str) -> None:
    table = await ann.open()
    for path in (f"/ws/tables/{table}", "/ws/lobby"):
        with pytest.raises(InvalidStatus) as refused:
            await ann.connect(path, {"origin": origin})
        assert refused.value.response.status_code == 403
    assert (await ann.socket(table)).messages[0]["you"]["is_host"]


async def test_a_cookie_without_an_origin_gets_no_socket(ann: Browser) -> None:
    table = await ann.open()
    del ann._headers["origin"]
    with pytest.raises(InvalidStatus) as refused:
        await ann.connect(f"/ws/tables/{table}")
    assert refused.value.response.status_code == 403


async def test_who_comes_without_a_cookie_becomes_a_guest_and_stays_one(
    ann: Browser, served: Served
) -> None:
    table = await ann.open()
    stranger = served.browser()
    socket = await stranger.socket(table)
    you = socket.messages[0]["you"]
    me = await stranger.get("/api/me")
    assert (me["id"], me["name"], me["kind"]) == (you["person"], you["name"], "guest")
    again = await stranger.socket(table)
    assert again.messages[0]["you"] == you


async def test_a_forged_cookie_is_nobodys(ann: Browser, served: Served) -> None:
    table = await ann.open()
    forger = served.browser()
    (cookie,) = ann.http.cookies.jar
    assert cookie.value is not None
    forger.http.cookies.set(cookie.name, cookie.value[:-2] + "xx", domain="127.0.0.1", path="/")
    socket = await forger.socket(table)
    assert socket.messages[0]["you"]["is_host"] is False
    assert socket.messages[0]["you"]["seats"] == []


async def test_a_token_opens_a_socket_as_its_owner(ann: Browser, served: Served) -> None:
    bot, me = await program(served, "Tokenbot")
    table = await ann.open()
    socket = await bot.socket(table)
    assert socket.messages[0]["you"]["person"] == me["id"]
    assert (await socket.do("sit", seat=1))["type"] == "done"
    assert socket.card["seats"][1]["kind"] == "program"


async def test_a_wrong_token_opens_none_even_beside_a_cookie(ann: Browser, served: Served) -> None:
    table = await ann.open()
    for browser in (served.browser(token="ldt_wrong"), ann):
        with pytest.raises(InvalidStatus) as refused:
            await browser.connect(f"/ws/tables/{table}", {"authorization": "Bearer ldt_wrong"})
        assert refused.value.response.status_code == 403


async def test_a_token_without_the_scope_opens_none(ann: Browser, served: Served) -> None:
    reader, _ = await program(served, "Readerbot", scopes=["read"])
    table = await ann.open()
    with pytest.raises(InvalidStatus) as refused:
        await reader.connect(f"/ws/tables/{table}")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("table", ["AAAAAAAAAAAA", "x"])
async def test_an_unknown_table_closes_with_4404(ann: Browser, table: str) -> None:
    closed = await ending(ann, table)
    assert (closed.code, closed.reason) == (4404, "no-such-table")


async def test_a_table_without_spectators_is_for_its_players(ann: Browser, ben: Browser) -> None:
    table = await ann.open(start=True, spectators=False)
    closed = await ending(ben, table)
    assert (closed.code, closed.reason) == (4403, "not-for-spectators")
    assert (await ann.socket(table)).status == "live"


async def test_who_watched_an_open_table_is_shown_out_when_a_private_match_begins(
    ann: Browser, ben: Browser
) -> None:
    table = await ann.open(seats=2, spectators=False, auto_start=False)
    watching, playing = await ben.socket(table), await ann.socket(table)
    await playing.do("add-bot", seat=1, bot="random")
    await playing.do("start")
    closed = await watching.until_closed()
    assert (closed.code, closed.reason) == (4003, "removed")
    assert watching.messages[-1] == {"type": "bye", "reason": "removed"}
    assert not watching.sights
    assert all(message.get("seq", 0) < playing.seq for message in watching.messages)
    await playing.ping()


async def test_the_lobby_needs_no_name(served: Served) -> None:
    socket = await served.browser().lobby()
    assert (await socket.next())["type"] == "lobby"
