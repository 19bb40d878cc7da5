"""Talk at a table: stored, cleaned, limited, or switched off."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import two_people_at
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


async def test_what_is_said_reaches_everybody_and_is_kept(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, one, other = await two_people_at(ann, ben)
    watching = await served.browser().socket(table)
    done = await one.do("say", text="good luck")
    for socket in (other, watching):
        message = await socket.until(lambda message: "line" in message)
        assert message["line"]["text"] == "good luck"
        assert message["line"]["seat"] == 0
        assert message["seq"] == done["seq"]
        assert "sights" not in message
    late = await served.browser().socket(table)
    assert [line["text"] for line in late.messages[0]["lines"]] == ["good luck"]


async def test_a_newcomer_hears_the_last_hundred_lines_and_asks_for_older_ones(
    served: Served, ann: Browser
) -> None:
    table = await ann.open()
    socket = await ann.socket(table)
    for number in range(250):
        await socket.do("say", text=str(number))
    late = await served.browser().socket(table)
    (welcome,) = late.messages
    assert welcome["earlier_lines"] is True
    pages = [welcome["lines"]]
    while True:
        page = await ann.get(f"/api/tables/{table}/lines", before=pages[0][0]["seq"])
        pages.insert(0, page["lines"])
        if not page["earlier"]:
            break
    assert [len(page) for page in pages] == [50, 100, 100]
    assert [line["text"] for page in pages for line in page] == [str(n) for n in range(250)]
    assert (await ann.get(f"/api/tables/{table}/lines"))["lines"] == welcome["lines"]
    assert len(served.hub.tables[table].table.lines) == 100, "no more are kept in memory"


async def test_a_hundred_lines_are_all_there_is(ann: Browser) -> None:
    table = await ann.open()
    socket = await ann.socket(table)
    for number in range(100):
        await socket.do("say", text=str(number))
    (welcome, *_) = (await ann.socket(table)).messages
    assert (len(welcome["lines"]), welcome["earlier_lines"]) == (100, False)


@pytest.mark.parametrize("before", [-(2**70), -1, 0, 2**31, 2**70])
async def test_any_number_will_do_to_ask_for_lines_before_it(ann: Browser, before: int) -> None:
    table = await ann.open()
    await ann.do(table, "say", text="hello")
    page = await ann.get(f"/api/tables/{table}/lines", before=before)
    assert len(page["lines"]) == (before > 0)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  two\n\nlines\t", "two lines"),
        ("right\u202eleft", "rightleft"),
        ("zero\u200bwidth", "zerowidth"),
        ("e\u0301", "é"),
        ("<b>bold</b> & 'so on'", "<b>bold</b> & 'so on'"),
        ("a" + "\u0300" * 50, "à\u0300\u0300\u0300"),
    ],
)
async def test_lines_are_made_harmless(ann: Browser, said: str, kept: str) -> None:
    socket = await ann.socket(await ann.open())
    await socket.do("say", text=said)
    (line,) = [message["line"] for message in socket.messages if "line" in message]
    assert line["text"] == kept


@pytest.mark.parametrize(
    ("text", "code"),
    [("\u200b \n", "empty-chat"), ("x" * 501, "long-chat"), ("x" * 2001, "bad-command")],
)
async def test_lines_that_are_none_or_too_long_are_refused(
    ann: Browser, text: str, code: str
) -> None:
    socket = await ann.socket(await ann.open())
    assert (await socket.do("say", text=text))["code"] == code
    assert (await socket.do("say", text="x" * 500))["type"] == "done"


async def test_a_table_without_chat_has_none(ann: Browser) -> None:
    socket = await ann.socket(await ann.open(chat=False))
    assert (await socket.do("say", text="hello"))["code"] == "chat-off"


async def test_who_only_watches_does_not_talk(ann: Browser, ben: Browser) -> None:
    table = await ann.open(own_seats=0)
    assert (await (await ben.socket(table)).do("say", text="hello"))["code"] == "not-at-table"
    assert (await (await ann.socket(table)).do("say", text="the host may"))["type"] == "done"


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(SETTINGS, limit_chat="3/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as running:
        yield running


async def test_a_person_says_so_much_and_no_more_over_all_sockets(hasty: Served) -> None:
    browser = hasty.browser()
    table = await browser.open()
    one, other = await browser.socket(table), await browser.socket(table)
    assert (await one.do("say", text="one"))["type"] == "done"
    assert (await other.do("say", text="two"))["type"] == "done"
    await browser.do(table, "say", text="three")
    refused = await one.do("say", text="four")
    assert refused["code"] == "too-fast"
    assert 100 < refused["retry_after"] <= 200
    with pytest.raises(Refusal) as too_often:
        await browser.do(table, "say", text="four")
    assert too_often.value.status == 429
    assert 100 < int(too_often.value.response.headers["retry-after"]) <= 200
    assert (await one.do("ready", seat=0))["type"] == "done", "other commands go on"
