"""Friends, who is here, invitations to a table, and those who watch."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.server.people.online import HERE
from tests.server.house import Clock
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import two_people_at
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.refusing import counting
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Served]:
    async with emptied_database(request.param, tmp_path) as url, serving(url) as one:
        yield one


async def someone(served: Served, name: str) -> Browser:
    browser = served.browser()
    await browser.register(name)
    return browser


async def id_of(browser: Browser) -> str:
    return str((await browser.get("/api/me"))["id"])


async def befriend(one: Browser, other: Browser) -> dict[str, Any]:
    asked: dict[str, Any] = await one.put(f"/api/me/people/{await id_of(other)}/friend")
    return asked


async def become_friends(one: Browser, other: Browser) -> None:
    await befriend(one, other)
    assert (await befriend(other, one))["friendship"] == "friends"


async def names(browser: Browser, group: str) -> list[str]:
    return [each["name"] for each in (await browser.get("/api/me/people"))[group]]


async def refused(browser: Browser, method: str, path: str, **body: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await browser.send(method, path, body)
    return refusal.value.code


async def test_two_are_friends_when_both_want_it(house: Served) -> None:
    ann, ben, eve = [await someone(house, name) for name in ("Ann", "Ben", "Eve")]
    assert (await befriend(ann, ben))["friendship"] == "asked"
    assert (await names(ann, "asked"), await names(ben, "asking")) == (["Ben"], ["Ann"])
    assert (await names(ann, "friends"), await names(ben, "friends")) == ([], [])
    assert (await befriend(ben, ann))["friendship"] == "friends"
    assert (await names(ann, "friends"), await names(ben, "friends")) == (["Ben"], ["Ann"])
    assert await names(eve, "friends") == [], "whose friends someone has is told to nobody else"
    await ben.delete(f"/api/me/people/{await id_of(ann)}/friend")
    assert (await names(ann, "friends"), await names(ben, "friends")) == ([], [])
    code = await refused(ben, "DELETE", f"/api/me/people/{await id_of(ann)}/friend")
    assert code == "not-friends"


async def test_who_declines_is_asked_no_longer(house: Served) -> None:
    ann, ben = await someone(house, "Ann"), await someone(house, "Ben")
    await befriend(ann, ben)
    await ben.delete(f"/api/me/people/{await id_of(ann)}/friend")
    assert (await names(ann, "asked"), await names(ben, "asking")) == ([], [])


async def test_nobody_befriends_themselves_nobody_or_who_blocked_them(house: Served) -> None:
    ann, ben = await someone(house, "Ann"), await someone(house, "Ben")
    own, his = await id_of(ann), await id_of(ben)
    assert await refused(ann, "PUT", f"/api/me/people/{own}/friend") == "befriend-yourself"
    assert await refused(ann, "PUT", "/api/me/people/nobody/friend") == "unknown-person"
    await become_friends(ann, ben)
    await ben.put(f"/api/me/blocks/{own}", kind="block")
    assert await names(ann, "friends") == [], "a block ends it"
    assert await refused(ann, "PUT", f"/api/me/people/{his}/friend") == "blocked-by"
    assert await refused(ben, "PUT", f"/api/me/people/{own}/friend") == "blocked-by-you"


async def test_guests_ask_only_those_with_whom_they_sat(house: Served) -> None:
    ann, guest = await someone(house, "Ann"), house.browser()
    await guest.come("Gerda")
    path = f"/api/me/people/{await id_of(ann)}/friend"
    assert await refused(guest, "PUT", path) == "never-met"
    await two_people_at(ann, guest)
    assert (await guest.put(path))["friendship"] == "asked"
    (met,) = (await ann.get("/api/me/people"))["played"]
    assert (met["name"], met["matches"], met["game"], met["here"]) == (
        "Gerda", 1, "six-nimmt", False,
    )  # fmt: skip


async def test_only_friends_see_who_is_here_and_only_if_they_may(house: Served) -> None:
    clock = Clock()
    house.turn_clock_by_hand(clock)
    ann, ben, eve = [await someone(house, name) for name in ("Ann", "Ben", "Eve")]
    _, watching, _ = await two_people_at(eve, ben)
    here, path = house.services.circles.here, f"/api/me/people/{await id_of(ben)}"

    async def seen_by(browser: Browser) -> bool:
        await here.write()
        return bool((await browser.get(path))["here"])

    assert not await seen_by(ann)
    assert not await seen_by(eve), "to have played together is not enough"
    await befriend(ann, ben)
    assert not await seen_by(ann), "nor is to ask"
    await befriend(ben, ann)
    assert not await seen_by(ann), "nor is to be friends: each person chooses"
    assert (await ben.get("/api/me/seen"))["presence"] is False
    await ben.put("/api/me/seen", presence=True)
    assert await seen_by(ann)
    told = await ann.get("/api/me/people")
    assert set(told["friends"][0]) == {
        "id", "name", "kind", "face", "here", "matches", "last", "game",
    }, "neither when nor where"  # fmt: skip
    assert await ben.put("/api/me/seen", presence=False) == {"presence": False, "watching": True}
    assert not await seen_by(ann)
    await ben.put("/api/me/seen", presence=True)
    assert await seen_by(ann)
    await ben.close()
    away = await watching.until(lambda message: bool(message.get("away")))
    assert list(away["away"]) == ["1"], "his line is down"
    clock.pass_seconds(HERE / 1000 + 1)
    assert not await seen_by(ann)


async def test_an_invitation_is_accepted_with_one_request(house: Served) -> None:
    ann, ben, eve = [await someone(house, name) for name in ("Ann", "Ben", "Eve")]
    table = await ann.open(seats=3)
    made = await ann.post("/api/challenges", table=table, person=await id_of(ben))
    again = await ann.post("/api/challenges", table=table, person=await id_of(ben))
    assert again["id"] == made["id"], "asked twice is asked once"
    (shown,) = await ben.get("/api/challenges")
    assert (shown["challenger_name"], shown["game"], shown["seat"]) == ("Ann", "six-nimmt", None)
    assert await refused(eve, "POST", f"/api/challenges/{made['id']}/accept") == "no-such-challenge"
    await eve.do(table, "sit", seat=1)
    assert (await ben.post(f"/api/challenges/{made['id']}/accept"))["status"] == "accepted"
    seats = (await ben.get(f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Eve", "Ben"]
    assert seats[2]["ready"], "sitting down is being ready"
    assert await ben.get("/api/challenges") == []


async def test_who_declined_is_not_asked_again_to_that_table(house: Served) -> None:
    ann, ben = await someone(house, "Ann"), await someone(house, "Ben")
    table = await ann.open(seats=3)
    asked = {"table": table, "person": await id_of(ben)}
    made = await ann.post("/api/challenges", **asked)
    await ben.post(f"/api/challenges/{made['id']}/decline")
    assert await refused(ann, "POST", "/api/challenges", **asked) == "challenge-declined"
    assert await refused(ben, "POST", "/api/challenges", **asked) == "not-at-table"
    await ben.put(f"/api/me/blocks/{await id_of(ann)}", kind="block")
    other = {"table": await ann.open(seats=3), "person": await id_of(ben)}
    assert await refused(ann, "POST", "/api/challenges", **other) == "blocked-by"
    both = await refused(ann, "POST", "/api/challenges", **other, name="Ben")
    assert both == "name-or-person"


async def test_a_full_or_started_table_takes_no_more(house: Served) -> None:
    ann, ben, eve = [await someone(house, name) for name in ("Ann", "Ben", "Eve")]
    table = await ann.open(seats=2)
    made = await ann.post("/api/challenges", table=table, person=await id_of(ben))
    await eve.do(table, "sit", seat=1)
    assert await refused(ben, "POST", f"/api/challenges/{made['id']}/accept") == "no-seat-free"
    asked = {"table": table, "person": await id_of(ben)}
    assert await refused(ann, "POST", "/api/challenges", **asked) == "no-seat-free"
    started = {"table": await ann.open(start=True), "person": await id_of(ben)}
    assert await refused(ann, "POST", "/api/challenges", **started) != ""


async def test_an_invitation_is_noted_once_for_whoever_can_be_reached(house: Served) -> None:
    ann, ben = await someone(house, "Ann"), await someone(house, "Ben")
    await ben.put("/api/me/notifications/webhook", url="https://bridge.example.org/")
    table = await ann.open(seats=3)
    for _ in range(2):
        await ann.post("/api/challenges", table=table, person=await id_of(ben))
    (notice,) = (await ben.get("/api/me/export"))["notices"]
    assert (notice["kind"], notice["table_id"], notice["by"]) == ("invitation", table, "Ann")
    assert notice["seat"] is None


async def test_what_is_kept_is_exported_and_goes_with_the_person(house: Served) -> None:
    ann, ben = await someone(house, "Ann"), await someone(house, "Ben")
    await become_friends(ann, ben)
    await ann.post("/api/quick-match", game="bang")
    await house.services.circles.here.write()
    export = await ann.get("/api/me/export")
    assert {row["other"] for row in export["friends"]} == {await id_of(ann), await id_of(ben)}
    assert export["seen"] > 0
    await ann.delete("/api/me", password="correct horse")
    assert await names(ben, "friends") == []
    assert (await ben.get("/api/me/export"))["friends"] == []


async def test_a_guest_who_logs_in_keeps_friends(house: Served) -> None:
    ann, guest, ben = await someone(house, "Ann"), house.browser(), await someone(house, "Ben")
    await guest.come("Gerda")
    await two_people_at(ann, guest)
    await become_friends(guest, ann)
    await guest.log_in("Ben")
    assert await names(ben, "friends") == ["Ann"]
    assert await names(ann, "friends") == ["Ben"]


async def test_watchers_are_named_only_if_they_let_it_be_seen(house: Served) -> None:
    ann, ben, wanda = [await someone(house, name) for name in ("Ann", "Ben", "Wanda")]
    table, playing, _ = await two_people_at(ann, ben)
    await wanda.socket(table)
    shown = await playing.until(
        lambda message: message["type"] == "presence" and message["spectators"] == 1
    )
    assert shown["watchers"] == ["Wanda"], "and neither of the players"
    await wanda.put("/api/me/seen", watching=False)
    hidden = await playing.until(
        lambda message: message["type"] == "presence" and not message["watchers"]
    )
    assert hidden["spectators"] == 1, "still counted"
    await wanda.socket(table)
    later = await playing.until(
        lambda message: message["type"] == "presence" and message["spectators"] == 2
    )
    assert later["watchers"] == []


async def test_who_sits_down_does_not_watch_any_more(house: Served) -> None:
    ann, wanda = await someone(house, "Ann"), await someone(house, "Wanda")
    table = await ann.open(seats=3)
    waiting = await ann.socket(table)
    await wanda.socket(table)
    await waiting.until(lambda message: message.get("watchers") == ["Wanda"])
    await wanda.do(table, "sit", seat=1)
    shown = await waiting.until(lambda message: message["type"] == "presence")
    assert (shown["watchers"], shown["spectators"]) == ([], 0)


async def test_asking_and_inviting_are_limited(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(
        SETTINGS, limit_friends="2/3600", limit_challenges="2/3600", max_friends=1
    )
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann, ben, eve = [await someone(served, name) for name in ("Ann", "Ben", "Eve")]
        await befriend(ann, ben)
        path = f"/api/me/people/{await id_of(eve)}/friend"
        with counting("friends-kept"):
            assert await refused(ann, "PUT", path) == "too-many-friends"
        with counting("friends"):
            assert await refused(ann, "PUT", path) == "too-often"
        table = await ann.open(seats=3)
        asked = {"table": table, "person": await id_of(ben)}
        for _ in range(2):
            await ann.post("/api/challenges", **asked)
        assert await refused(ann, "POST", "/api/challenges", **asked) == "too-often"


async def test_a_made_up_name_is_known_as_such(house: Served) -> None:
    guest = house.browser()
    assert (await guest.come())["made_up"]
    assert not (await guest.patch("/api/me", name="Gerda"))["made_up"]
    assert not (await (await someone(house, "Ann")).get("/api/me"))["made_up"]
