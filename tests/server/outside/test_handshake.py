"""Who may open a socket, and where."""

import msgspec
import pytest

from ludoteka.server.storage import StorageDown
from ludoteka.server.web.limits import MemoryLimiter
from ludoteka.texts import Texts
from tests.server.outside.browsers import Browser
from tests.server.outside.programs import program
from tests.server.outside.serving import Served
from tests.server.outside.sockets import Message, Socket

pytestmark = pytest.mark.anyio


async def turned_away(browser: Browser, path: str, since: str = "-1", **headers: str) -> Message:
    """What a socket is told that is not let in: in words, and by how it is closed."""
    socket = Socket(await browser.connect(path, headers, {"since": since}))
    closed = await socket.until_closed()
    (told,) = socket.messages
    assert told["type"] == "turned-away"
    assert told["sentence"]
    assert closed.reason == told["code"]
    return told | {"closed": closed.code}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_origin_gets_no_socket(ann: Browser, origin: str) -> None:
    table = await ann.open()
    for path in (f"/ws/tables/{table}", "/ws/lobby"):
        told = await turned_away(ann, path, origin=origin)
        assert (told["closed"], told["code"]) == (4403, "wrong-origin")
    assert (await ann.socket(table)).messages[0]["you"]["is_host"]


async def test_a_cookie_without_an_origin_gets_no_socket(ann: Browser) -> None:
    table = await ann.open()
    del ann._headers["origin"]
    told = await turned_away(ann, f"/ws/tables/{table}")
    assert (told["closed"], told["code"]) == (4403, "no-origin")


async def test_who_is_turned_away_gets_no_cookie(served: Served) -> None:
    made = await served.browser().connect("/ws/tables/AAAAAAAAAAAA", {"origin": "null"})
    assert made.response is not None
    assert made.response.headers.get_all("set-cookie") == []
    await made.close()


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
        path = f"/ws/tables/{table}"
        told = await turned_away(browser, path, authorization="Bearer ldt_wrong")
        assert (told["closed"], told["code"]) == (4401, "wrong-token")


async def test_a_token_without_the_scope_opens_none(ann: Browser, served: Served) -> None:
    reader, _ = await program(served, "Readerbot", scopes=["read"])
    table = await ann.open()
    told = await turned_away(reader, f"/ws/tables/{table}")
    assert (told["closed"], told["code"]) == (4403, "missing-scope")


@pytest.mark.parametrize("table", ["AAAAAAAAAAAA", "x"])
async def test_an_unknown_table_closes_with_4404(ann: Browser, table: str) -> None:
    told = await turned_away(ann, f"/ws/tables/{table}")
    assert (told["closed"], told["code"]) == (4404, "no-such-table")
    assert "retry_after" not in told


async def test_a_page_that_is_no_socket_says_so(ann: Browser) -> None:
    told = await turned_away(ann, "/ws/nowhere")
    assert (told["closed"], told["code"]) == (4404, "no-such-page")


async def test_a_query_that_will_not_do_says_so(ann: Browser) -> None:
    table = await ann.open()
    told = await turned_away(ann, f"/ws/tables/{table}", since="yesterday")
    assert told["closed"] == 4400


async def test_the_reason_is_in_the_reader_s_language(served: Served) -> None:
    reader = served.browser(language="uk")
    told = await turned_away(reader, "/ws/tables/AAAAAAAAAAAA")
    assert told["sentence"] == Texts("uk").get("error-no-such-table")


async def test_too_many_sockets_are_told_when_to_come_back(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.open()
    known = served.services
    strict = msgspec.structs.replace(known.settings, limit_sockets="1/60")
    few = msgspec.structs.replace(known, settings=strict, limiter=MemoryLimiter())
    monkeypatch.setitem(served.server._litestar.state._state, "services", few)
    await ann.socket(table)
    told = await turned_away(ann, f"/ws/tables/{table}")
    assert (told["closed"], told["code"]) == (4429, "too-often")
    assert 0 < told["retry_after"] <= 60


@pytest.mark.parametrize("broken", ["by_session", "snapshot"])
async def test_without_its_database_the_server_asks_to_come_back(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Whether it is missed when looking for the person, or for the table."""

    async def fail(_: str) -> None:
        raise StorageDown("no such host: db.example.org")

    table = await ann.open()
    with monkeypatch.context() as away:
        of: object = served.people if broken == "by_session" else served.hub.log
        served.hub.tables.pop(table)
        away.setattr(of, broken, fail)
        told = await turned_away(ann, f"/ws/tables/{table}")
    assert (told["closed"], told["code"], told["retry_after"]) == (4503, "storage-down", 2)
    assert "example.org" not in told["sentence"]
    assert (await ann.socket(table)).messages[0]["you"]["is_host"]


async def test_a_table_without_spectators_is_for_its_players(ann: Browser, ben: Browser) -> None:
    table = await ann.open(start=True, spectators=False)
    told = await turned_away(ben, f"/ws/tables/{table}")
    assert (told["closed"], told["code"]) == (4403, "not-for-spectators")
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
