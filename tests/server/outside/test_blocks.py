"""Who blocks someone need not play with them, nor read them."""

import pytest

from tests.server.outside.browsers import Browser
from tests.server.outside.hosts import me, refused
from tests.server.outside.matches import two_people_at
from tests.server.outside.serving import Served

pytestmark = pytest.mark.anyio


async def block(who: Browser, whom: Browser, kind: str = "block") -> None:
    await who.put(f"/api/me/blocks/{(await me(whom))['id']}", kind=kind)


@pytest.fixture
async def cleo(served: Served) -> Browser:
    browser = served.browser()
    await browser.come()
    return browser


async def sits(browser: Browser, table: str, seat: int) -> str:
    """`done`, or why not."""
    body = {"do": "sit", "id": f"sit-{seat}", "seat": seat}
    answer = await browser.http.post(f"/api/tables/{table}/commands", json=body)
    return str(answer.json().get("code", "done"))


async def test_the_blocked_do_not_sit_down_at_the_blockers_tables(
    ann: Browser, ben: Browser
) -> None:
    await block(ann, ben)
    for listed in (True, False):
        table = await ann.open(seats=3, listed=listed)
        assert await sits(ben, table, 1) == "blocked-here"


async def test_the_blocked_do_not_sit_down_beside_the_blocker_at_listed_tables(
    ann: Browser, ben: Browser, cleo: Browser
) -> None:
    await block(ann, ben)
    listed, by_link = await cleo.open(seats=4, listed=True), await cleo.open(seats=4)
    for table in (listed, by_link):
        assert await sits(ann, table, 1) == "done"
    assert await sits(ben, listed, 2) == "blocked-here"
    assert await sits(ben, by_link, 2) == "done", "a link is its host's invitation"


async def test_a_mute_keeps_nobody_from_a_table(ann: Browser, ben: Browser) -> None:
    await block(ann, ben, "mute")
    assert await sits(ben, await ann.open(seats=3), 1) == "done"


async def test_the_blocked_challenge_nobody_and_an_invitation_lets_in(served: Served) -> None:
    ann, ben = served.browser(), served.browser()
    await ann.register("Ann of blocks")
    await ben.register("Ben of blocks")
    await block(ann, ben)
    table = await ben.open(seats=3)
    problem = await refused(
        ben, "POST", "/api/challenges", table=table, seat=1, name="Ann of blocks"
    )
    assert problem.code == "blocked-by"
    own = await ann.open(seats=3)
    asked = await ann.post("/api/challenges", table=own, seat=1, name="Ben of blocks")
    assert (await ben.post(f"/api/challenges/{asked['id']}/accept"))["status"] == "accepted"


async def test_the_blocked_call_nobody_to_a_rematch(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, _, _ = await two_people_at(ann, ben)
    await block(ann, ben)
    assert (await refused(ben, "POST", f"/api/tables/{table}/commands", do="rematch", id="r")).code
    served.hub.tables[table].table.status = "over"
    problem = await refused(ben, "POST", f"/api/tables/{table}/commands", do="rematch", id="r")
    assert problem.code == "blocked-here"


@pytest.mark.parametrize("kind", ["block", "mute"])
async def test_what_the_hidden_say_is_not_sent(
    served: Served, ann: Browser, ben: Browser, kind: str
) -> None:
    table, one, other = await two_people_at(ann, ben)
    await other.do("say", text="before")
    await one.until(lambda message: "line" in message)
    await block(ann, ben, kind)
    done = await other.do("say", text="unwanted words")
    await one.until(lambda message: message.get("seq") == done["seq"])
    watching = await served.browser().socket(table)
    again = await ann.socket(table)
    await again.ping()
    assert "unwanted words" not in str(one.messages) + str(again.messages)
    assert "before" not in str(again.messages)
    assert "unwanted words" in str(watching.messages), "others read it"
    for path in (f"/api/tables/{table}/now",):
        assert "unwanted words" not in (await ann.http.get(path)).text
    await ann.delete(f"/api/me/blocks/{(await me(ben))['id']}")
    seen = await ann.socket(table)
    assert "unwanted words" in str(seen.messages)


async def test_seqs_have_no_gap_where_a_line_is_hidden(ann: Browser, ben: Browser) -> None:
    _, one, other = await two_people_at(ann, ben)
    await block(ann, ben)
    before = one.seq
    done = await other.do("say", text="hidden")
    update = await one.until(lambda message: message["type"] == "update")
    assert update["seq"] == done["seq"] == before + 1
    assert "line" not in update


async def test_the_list_shows_whom_i_blocked_to_me_only(ann: Browser, ben: Browser) -> None:
    await block(ann, ben)
    (line,) = await ann.get("/api/me/blocks")
    assert (line["person"], line["kind"]) == ((await me(ben))["id"], "block")
    assert await ben.get("/api/me/blocks") == []
    assert (await ann.get("/api/me/export"))["blocks"][0]["other"] == (await me(ben))["id"]


async def test_nobody_blocks_themselves_or_nobody(ann: Browser) -> None:
    own = (await me(ann))["id"]
    assert (await refused(ann, "PUT", f"/api/me/blocks/{own}")).code == "block-yourself"
    assert (await refused(ann, "PUT", "/api/me/blocks/nobody")).code == "unknown-person"
