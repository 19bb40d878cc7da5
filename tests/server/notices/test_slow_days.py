"""Two days of a slow game with the clock held by hand, as the one who is told lives through it."""

import asyncio

import pytest

from ludoteka.server import protocol
from ludoteka.server.ids import new_id
from ludoteka.server.play.live import LiveTable
from tests.server.notices.receivers import Browser, HttpReceiver
from tests.server.notices.world import World, actor
from tests.server.room import until
from tests.server.tables.test_clocks import ring

pytestmark = pytest.mark.anyio

HOURS = 8
"""For each decision."""


def titles(browser: Browser, receiver: HttpReceiver) -> list[str]:
    """What has come since this was asked last."""
    found = [str(browser.read(got.body)["title"]) for got in receiver.got]
    receiver.got.clear()
    return found


async def until_expired(world: World, live: LiveTable, times: int) -> None:
    """Until Ben's time has run out so often; the hand is looked at again, should a bot have been
    deciding when it was turned."""
    async with asyncio.timeout(60):
        while live.table.chairs[1].expiries < times:
            await ring(world.room, live)
            await asyncio.sleep(0.01)


async def test_reminders_vacation_expiry_stand_in_and_return_over_two_days(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    browser = await world.with_push(ben, receiver)
    began = world.clock()
    live = await world.match(ann, ben, each=HOURS * 3600)
    await world.move(live, ann)
    await world.later(seconds=61)
    assert titles(browser, receiver) == ["6 nimmt!: your turn"]
    await world.later(hours=HOURS - 1.5)
    assert titles(browser, receiver) == ["6 nimmt!: 1 hour left"]

    await world.room.do(live, actor(ben), protocol.Vacation(id=new_id(), seat=1, days=1))
    for _ in range(24 // HOURS):
        await world.later(hours=HOURS)
        await ring(world.room, live)
        assert titles(browser, receiver) == [], "nobody is disturbed on vacation"
    assert (live.table.chairs[1].expiries, live.table.chairs[1].stand_in) == (0, False)

    for expiries in (1, 2, 3):
        while 1 not in live.table.to_act:
            await world.move(live, ann)
        await world.later(hours=HOURS + 0.1)
        await until_expired(world, live, expiries)
    await until(lambda: live.table.chairs[1].stand_in)
    async with live.lock:  # a table is changed before it is durable; with the lock both are seen
        await world.postman.round()
    assert titles(browser, receiver)[-1] == "6 nimmt!: a bot is playing for you"

    await world.room.do(live, actor(ben), protocol.Return(id=new_id(), seat=1))
    assert not live.table.chairs[1].is_played_by_bot
    while 1 not in live.table.to_act:
        await world.move(live, ann)
    await world.later(seconds=61)
    assert titles(browser, receiver) == ["6 nimmt!: your turn"], "who is back is asked again"
    assert world.clock() - began >= 48 * 3_600_000
    assert live.table.status == "live"
