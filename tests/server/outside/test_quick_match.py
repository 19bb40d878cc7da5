"""Quick matches: strangers are seated together, once, whatever happens at the same time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.server.people.transactions import writing
from ludoteka.server.play import quick_waits
from tests.server.house import Clock
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

PATH = "/api/quick-match"


@pytest.fixture(params=["sqlite", "postgresql"])
async def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Served]]:
    """Two servers on one PostgreSQL; one on SQLite."""
    async with emptied_database(request.param, tmp_path) as url, serving(url) as one:
        if request.param == "sqlite":
            yield [one]
            return
        async with serving(url) as other:
            yield [one, other]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Served]:
    async with emptied_database("sqlite", tmp_path) as url, serving(url) as one:
        yield one


async def someone(served: Served, name: str | None = None) -> Browser:
    browser = served.browser()
    await browser.come(name)
    return browser


async def seats_of(browser: Browser, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = (await browser.get(f"/api/tables/{table}"))["seats"]
    return seats


async def ready(browser: Browser) -> str:
    async with asyncio.timeout(30):
        while (state := await browser.get(PATH))["state"] != "ready":
            assert state["state"] == "waiting"
    return str(state["table"])


async def test_two_strangers_meet_and_play(nodes: list[Served]) -> None:
    ann, ben = await someone(nodes[0]), await someone(nodes[-1])
    assert await ann.get(PATH) == {"state": "none"}
    waits = await ann.post(PATH, game="face-to-face")
    assert (waits["state"], waits["waiting"], waits["seats"]) == ("waiting", 1, 2)
    found = await ben.post(PATH, game="face-to-face")
    assert found["state"] == "ready"
    assert await ready(ann) == found["table"]
    seats = await seats_of(ann, found["table"])
    people = {(await each.get("/api/me"))["id"] for each in (ann, ben)}
    assert {seat["person"] for seat in seats} == people
    socket = await ann.socket(found["table"])
    await socket.until(lambda message: socket.status == "live")


async def test_twenty_at_once_make_ten_matches_of_two(nodes: list[Served]) -> None:
    people = [await someone(nodes[n % len(nodes)]) for n in range(20)]
    await asyncio.gather(*(each.post(PATH, game="face-to-face") for each in people))
    tables = await asyncio.gather(*map(ready, people))
    assert sorted(map(tables.count, set(tables))) == [2] * 10
    for browser, table in zip(people, tables, strict=True):
        seats = await seats_of(browser, table)
        own = (await browser.get("/api/me"))["id"]
        assert [seat["person"] for seat in seats].count(own) == 1


async def test_the_same_person_asking_many_times_waits_once(nodes: list[Served]) -> None:
    ann = await someone(nodes[0])
    asked = [ann.post(PATH, game="face-to-face") for _ in range(8)]
    states = await asyncio.gather(*asked)
    assert {state["state"] for state in states} == {"waiting"}
    assert {state["waiting"] for state in states} == {1}


async def test_clock_and_number_keep_groups_apart(house: Served) -> None:
    clocks: list[dict[str, object]] = [{"kind": "none"}, {"kind": "slow", "each": 86_400}]
    for clock in clocks:
        waits = await (await someone(house)).post(PATH, game="face-to-face", clock=clock)
        assert waits["state"] == "waiting"
    three, four = await someone(house), await someone(house)
    assert (await three.post(PATH, game="six-nimmt", seats=3))["state"] == "waiting"
    assert (await four.post(PATH, game="six-nimmt", seats=4))["waiting"] == 1


async def test_blocked_pairs_are_not_seated_together(nodes: list[Served]) -> None:
    ann, ben, eve = [await someone(nodes[0]) for _ in range(3)]
    await ben.put(f"/api/me/blocks/{(await ann.get('/api/me'))['id']}", kind="block")
    await ann.post(PATH, game="face-to-face")
    assert (await ben.post(PATH, game="face-to-face"))["state"] == "waiting"
    assert (await ann.get(PATH))["waiting"] == 1, "not even counted"
    found = await eve.post(PATH, game="face-to-face")
    assert found["state"] == "ready"
    assert await ready(ann) == found["table"], "who came first goes first"
    assert (await ben.get(PATH))["state"] == "waiting"


async def test_a_program_is_not_seated_with_its_maker(house: Served) -> None:
    maker = house.browser()
    await maker.register("Maker of programs")
    bot = await maker.post("/api/me/bots", name="Made program")
    token = await maker.post(f"/api/me/bots/{bot['id']}/tokens", label="x", scopes=["play", "read"])
    program = house.browser(token=token["secret"])
    await maker.post(PATH, game="face-to-face")
    assert (await program.post(PATH, game="face-to-face"))["state"] == "waiting"


async def test_who_leaves_or_stops_asking_is_not_waited_for(house: Served) -> None:
    clock = Clock()
    house.turn_clock_by_hand(clock)
    ann, ben, eve = [await someone(house) for _ in range(3)]
    await ann.post(PATH, game="face-to-face")
    assert await ann.delete(PATH) == {"state": "none"}
    assert (await ben.post(PATH, game="face-to-face"))["state"] == "waiting"
    clock.pass_seconds(quick_waits.STALE / 1000 + 1)
    assert (await eve.post(PATH, game="face-to-face"))["state"] == "waiting"
    assert (await ben.get(PATH))["state"] == "ready", "who asks again is here again"


async def test_too_late_to_leave_a_table_that_was_found(house: Served) -> None:
    ann, ben = await someone(house), await someone(house)
    await ann.post(PATH, game="face-to-face")
    found = await ben.post(PATH, game="face-to-face")
    assert await ann.delete(PATH) == found


async def test_bots_fill_up_when_asked_for_or_after_a_while(house: Served) -> None:
    clock = Clock()
    house.turn_clock_by_hand(clock)
    ann, ben = await someone(house), await someone(house)
    assert (await ann.post(PATH, game="six-nimmt", bots="later"))["bots"] == "later"
    assert (await ben.post(PATH, game="bang", bots="never"))["bots"] == "never"
    states: list[str] = []
    for _ in range(4):
        clock.pass_seconds(10)
        states = [(await each.get(PATH))["state"] for each in (ann, ben)]
    assert states == ["ready", "waiting"]
    now = await ben.post(PATH, game="bang", bots="now")
    assert now["state"] == "ready"
    seats = await seats_of(ben, now["table"])
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot", "bot"]


async def test_a_table_that_a_dying_node_left_half_made_is_finished(house: Served) -> None:
    """The match is written, and nothing of the table yet."""
    ann, ben = await someone(house), await someone(house)
    await ann.post(PATH, game="face-to-face")
    ids = [(await each.get("/api/me"))["id"] for each in (ann, ben)]
    quick, now = house.table_services.quick, house.hub.now()
    async with writing(house.table_services.database) as connection:
        wait = await quick_waits.find_wait(connection, ids[0])
        assert wait is not None
        other = msgspec.structs.replace(wait, person=ids[1], since=now, seen=now)
        await quick_waits.put_wait(connection, other)
        match = await quick._match(connection, other, now)
    assert match is not None
    assert await ready(ann) == await ready(ben) == match.table
    assert {seat["person"] for seat in await seats_of(ann, match.table)} == set(ids)


async def test_it_is_rated_between_accounts_by_the_usual_rule(house: Served) -> None:
    ann, ben, guest = house.browser(), house.browser(), await someone(house)
    await ann.register("Quick Ann")
    await ben.register("Quick Ben")
    await ann.post(PATH, game="face-to-face")
    table = (await ben.post(PATH, game="face-to-face"))["table"]
    card = await ann.get(f"/api/tables/{table}")
    assert (card["rated"], card["unrated"], card["listed"]) == (True, None, False)
    await guest.post(PATH, game="face-to-face")
    again = (await ann.post(PATH, game="face-to-face"))["table"]
    assert (await ann.get(f"/api/tables/{again}"))["unrated"] == "guest"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "face-to-face", "seats": 5}, "bad-seats"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    house: Served, body: dict[str, object], code: str
) -> None:
    ann = await someone(house)
    with pytest.raises(Refusal) as refused:
        await ann.post(PATH, **body)
    assert refused.value.code == code
    assert await ann.get(PATH) == {"state": "none"}


async def test_asking_is_limited_by_person_and_address(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_quick="3/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = await someone(served)
        for _ in range(3):
            await ann.post(PATH, game="bang")
        for browser in (ann, await someone(served)):
            with pytest.raises(Refusal) as refused:
                await browser.post(PATH, game="bang")
            assert (refused.value.status, refused.value.code) == (429, "too-often")


async def test_bots_are_limited_and_who_wants_them_waits_on_without(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, max_bot_seats=2)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = await someone(served)
        with pytest.raises(Refusal):
            await ann.post(PATH, game="six-nimmt", bots="now")
        state = await ann.get(PATH)
        assert (state["state"], state["bots"]) == ("waiting", "never")
