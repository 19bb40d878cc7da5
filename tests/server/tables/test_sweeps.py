"""What a node does every second: one thing that fails keeps no other from being done."""

import asyncio

import pytest

from ludoteka.server.play.sweeping import HEARTBEAT, IDLE_AFTER
from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.room import ANN, Room, open_room, until

pytestmark = pytest.mark.anyio


async def test_ratings_that_fail_stop_no_other_chore(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.play.sweeping.SWEEP_SECONDS", 0.001)
    tried = checked = 0

    async def fail() -> None:
        nonlocal tried
        tried += 1
        raise ValueError("a rating that cannot be made")

    async def check(_persons: object) -> None:
        nonlocal checked
        checked += 1

    async with open_room(database, clock=clock) as room:
        room.hub.rate_due, room.hub.check_people = fail, check
        sweeps = 0
        sweep = room.hub.sweeper.sweep

        async def count(patience: int) -> None:
            nonlocal sweeps
            sweeps += 1
            await sweep(patience)

        monkeypatch.setattr(room.hub.sweeper, "sweep", count)
        await until(lambda: sweeps > 3 * HEARTBEAT)
        assert checked >= 2
        assert tried <= sweeps // HEARTBEAT + 1, "and is not tried again every second"


async def test_a_stop_goes_well_while_tables_leave_the_memory(room: Room, clock: Clock) -> None:
    """Also where someone does something at that very moment."""
    lives = [await room.open(ANN, game="six-nimmt", seats=2) for _ in range(3)]
    clock.now += IDLE_AFTER + 1
    first = lives[0]
    async with first.lock:
        stopping = asyncio.create_task(room.hub.say_bye())
        await asyncio.sleep(0)
        room.hub.sweeper.forget_idle()
        assert len(room.hub.tables) == 1
    await stopping
    room.hub.drive(lives[1])
    room.hub.yield_to_other(lives[1])
    assert not room.hub.driver(lives[1]).is_busy


async def test_a_stop_ends_sweeps_first(room: Room) -> None:
    await room.hub.say_bye()
    assert room.hub._sweeping is not None
    assert room.hub._sweeping.done()
