"""A person's programs get round nothing that holds for the person."""

import pytest

from tests.server.outside.browsers import Browser
from tests.server.outside.hosts import console, me, refused
from tests.server.outside.serving import Served
from tests.server.outside.test_blocks import block, sits

pytestmark = pytest.mark.anyio


async def maker(served: Served, name: str) -> Browser:
    browser = served.browser()
    await browser.register(name)
    return browser


async def program_of(served: Served, owner: Browser, name: str) -> Browser:
    bot = await owner.post("/api/me/bots", name=name)
    path = f"/api/me/bots/{bot['id']}/tokens"
    made = await owner.post(path, label="t", scopes=["play", "read"])
    return served.browser(token=made["secret"])


async def test_a_person_and_their_programs_have_one_seat_at_others_tables(
    served: Served, ann: Browser
) -> None:
    ben = await maker(served, "Maker of seats")
    one, two = [await program_of(served, ben, f"Sitter {n}") for n in "AB"]
    table = await ann.open(seats=4, auto_start=False)
    assert await sits(one, table, 1) == "done"
    assert await sits(two, table, 2) == "one-seat-each"
    assert await sits(ben, table, 2) == "one-seat-each"
    wide = await ann.open(seats=4, auto_start=False, several_seats=True)
    own = await ben.open(seats=4, auto_start=False)
    for seat, each in enumerate((one, two), start=1):
        assert await sits(each, wide, seat) == "done"
        assert await sits(each, own, seat) == "done"


async def test_who_was_removed_sends_no_program_instead(served: Served, ann: Browser) -> None:
    ben = await maker(served, "Maker of comebacks")
    robot = await program_of(served, ben, "Comeback")
    table = await ann.open(seats=3, auto_start=False)
    assert await sits(ben, table, 1) == "done"
    await ann.do(table, "remove", seat=1)
    assert await sits(robot, table, 1) == "removed-here"


async def test_programs_of_the_blocked_are_blocked_and_those_of_the_blocker_protected(
    served: Served,
) -> None:
    ann, ben = await maker(served, "Ann of programs"), await maker(served, "Ben of programs")
    hers, his = await program_of(served, ann, "Hers"), await program_of(served, ben, "His")
    await block(ann, ben)
    assert await sits(his, await ann.open(seats=3), 1) == "blocked-here"
    for who in (ben, his):
        assert await sits(who, await hers.open(seats=3), 1) == "blocked-here"
    cleo = served.browser()
    await cleo.come()
    listed = await cleo.open(seats=4, listed=True)
    assert await sits(hers, listed, 1) == "done"
    assert await sits(his, listed, 2) == "blocked-here"
    own = await his.open(seats=3)
    for name in ("Ann of programs", "Hers"):
        asked = await refused(his, "POST", "/api/challenges", table=own, seat=1, name=name)
        assert asked.code == "blocked-by"


async def test_what_the_programs_of_the_hidden_say_is_not_sent(
    served: Served, ann: Browser
) -> None:
    ben = await maker(served, "Maker of words")
    robot = await program_of(served, ben, "Mouthpiece")
    await block(ann, ben, "mute")
    table = await ann.open(seats=3, auto_start=False)
    reading = await ann.socket(table)
    assert await sits(robot, table, 1) == "done"
    await robot.do(table, "say", text="words of another")
    await reading.ping()
    assert "words of another" not in str(reading.messages)
    assert "words of another" in str((await served.browser().socket(table)).messages)


async def test_programs_of_the_muted_are_muted(served: Served, ann: Browser) -> None:
    ben = await maker(served, "Loud maker")
    robot = await program_of(served, ben, "Loudspeaker")
    table = await ann.open(seats=4, auto_start=False, several_seats=True)
    assert await sits(robot, table, 1) == "done"
    talking = await robot.socket(table)
    assert (await talking.do("say", text="hello"))["type"] == "done"
    person = await served.people.get((await me(ben))["id"])
    await console(served).mute(person, served.hub.now() + 600_000, "too loud")
    assert (await talking.do("say", text="hello"))["code"] == "muted"
    another = await program_of(served, ben, "Louder speaker")
    assert await sits(another, table, 2) == "done"
    await refused(another, "POST", f"/api/tables/{table}/commands", do="say", id="s", text="hello")
    await console(served).mute(person, 0, "calm again")
    assert (await talking.do("say", text="hello"))["type"] == "done"
