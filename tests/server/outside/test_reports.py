"""Players tell the hosts about people and lines of chat; hosts see what was said, no hand."""

from pathlib import Path

import msgspec
import pytest

from tests.server.outside.browsers import Browser
from tests.server.outside.hosts import become_host, me, refused
from tests.server.outside.matches import two_people_at
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


async def test_a_reported_line_comes_with_the_chat_around_it(
    served: Served, ann: Browser, ben: Browser
) -> None:
    host = await become_host(served, "Reader of lines")
    table, one, other = await two_people_at(ann, ben)
    await one.do("say", text="good luck")
    line = (await other.do("say", text="something nasty"))["seq"]
    await one.do("say", text="please stop")
    told = {"table": table, "seq": line, "reason": "insult", "words": "see for yourself"}
    report = (await ann.post("/api/reports", **told))["id"]
    assert (await ann.post("/api/reports", **told))["id"] == report, "once is enough"

    listed = [
        each for each in await host.get("/api/host/reports") if each["report"]["id"] == report
    ]
    assert [each["person_name"] for each in listed] == [(await me(ben))["name"]]
    page = await host.get(f"/api/host/reports/{report}")
    said = [(each["text"], each["is_reported"]) for each in page["chat"]]
    assert said == [("good luck", False), ("something nasty", True), ("please stop", False)]

    await host.post(f"/api/host/reports/{report}/close", why="muted for a day")
    assert report not in str(await host.get("/api/host/reports"))
    closed = await host.get("/api/host/reports", status="closed")
    outcome = [each["report"]["outcome"] for each in closed if each["report"]["id"] == report]
    assert outcome == ["muted for a day"]
    own = (await ann.get("/api/me/export"))["reports"]
    assert [each["words"] for each in own] == ["see for yourself"]
    assert (await ben.get("/api/me/export"))["reports"] == [], "who reported whom is not told"


async def test_a_guest_reports_a_person(served: Served, ann: Browser, ben: Browser) -> None:
    host = await become_host(served, "Reader of names")
    person = (await me(ben))["id"]
    report = (await ann.post("/api/reports", person=person, reason="name"))["id"]
    page = await host.get(f"/api/host/reports/{report}")
    assert (page["line"]["report"]["person"], page["chat"]) == (person, [])


async def test_a_game_that_did_something_wrong_is_reported_by_who_sees_it(
    served: Served, ann: Browser, ben: Browser
) -> None:
    host = await become_host(served, "Reader of faults")
    table, one, _ = await two_people_at(ann, ben, spectators=False)
    await one.do("say", text="did you see that?")
    told = {"table": table, "reason": "game", "words": "my card went to the wrong row"}
    report = (await ann.post("/api/reports", **told))["id"]
    assert (await ann.post("/api/reports", **told))["id"] == report, "once is enough"
    other = {**told, "words": "and again"}
    assert (await ann.post("/api/reports", **other))["id"] != report, "another fault of it"
    page = await host.get(f"/api/host/reports/{report}")
    assert (page["line"]["report"]["person"], page["line"]["person_name"]) == ("", "")
    assert page["line"]["others"] == 0
    assert page["line"]["report"]["table_id"] == table
    assert [each["text"] for each in page["chat"]] == ["did you see that?"]

    person = (await me(ben))["id"]
    for wrong in ({**told, "person": person}, {**told, "seq": 1}, {"reason": "game"}):
        problem = await refused(ann, "POST", "/api/reports", **wrong)
        assert problem.code == "report-game-nowhere"
    stranger = served.browser()
    await stranger.come()
    assert (await refused(stranger, "POST", "/api/reports", **told)).code == "not-for-spectators"


async def test_who_stalls_is_reported(served: Served, ann: Browser, ben: Browser) -> None:
    host = await become_host(served, "Reader of clocks")
    person = (await me(ben))["id"]
    report = (await ann.post("/api/reports", person=person, reason="stalling"))["id"]
    page = await host.get(f"/api/host/reports/{report}")
    assert page["line"]["report"]["reason"] == "stalling"


async def test_what_cannot_be_read_cannot_be_reported(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table, one, _ = await two_people_at(ann, ben, spectators=False)
    line = (await one.do("say", text="among us"))["seq"]
    stranger = served.browser()
    await stranger.come()
    told: dict[str, object] = {"table": table, "seq": line, "reason": "spam"}
    assert (await refused(stranger, "POST", "/api/reports", **told)).code == "not-for-spectators"
    assert (
        await refused(ben, "POST", "/api/reports", **(told | {"seq": 0}))
    ).code == "no-such-line"
    assert (await refused(ann, "POST", "/api/reports", **told)).code == "report-yourself"
    assert (await refused(ann, "POST", "/api/reports", reason="spam")).code == "report-nobody"


@pytest.mark.parametrize("seq", [2**31, 10**30, -1])
async def test_a_line_that_cannot_be_is_refused(ann: Browser, seq: int) -> None:
    told: dict[str, object] = {"table": await ann.open(), "seq": seq, "reason": "spam"}
    assert (await refused(ann, "POST", "/api/reports", **told)).status == 400


async def test_a_line_belongs_to_a_table(ann: Browser, ben: Browser) -> None:
    told: dict[str, object] = {"person": (await me(ben))["id"], "seq": 5, "reason": "spam"}
    assert (await refused(ann, "POST", "/api/reports", **told)).code == "report-line-nowhere"


async def test_reports_are_limited(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_reports="2/3600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = served.browser()
        await ann.come()
        for _ in range(2):
            other = await served.people.guest("en")
            await ann.post("/api/reports", person=other.id, reason="spam")
        other = await served.people.guest("en")
        problem = await refused(ann, "POST", "/api/reports", person=other.id, reason="spam")
        assert problem.status == 429
