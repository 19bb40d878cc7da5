"""Clocks, absence and stand-ins. Time is held by hand."""

import asyncio

import pytest

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.config import Settings
from ludoteka.server.play.appending import results
from ludoteka.server.play.driving import MOST_EXPIRIES
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.clocks import (
    MOST_TELLING,
    Clocks,
    LiveClock,
    NoClock,
    SlowClock,
)
from tests.server.house import START, Clock
from tests.server.room import ANN, BEN, Room, open_room, play_on, until
from tests.server.tables.test_catching_up import first_move

pytestmark = pytest.mark.anyio


def test_a_bank_runs_down_while_its_seat_thinks_and_grows_with_each_decision() -> None:
    clocks = Clocks(LiveClock(base=60, increment=5, reaction=20), 2)
    clocks.turn_to((0,), 0, reaction=False, moved=-1)
    assert clocks.deadlines() == {0: 60_000}
    clocks.turn_to((1,), 10_000, reaction=False, moved=0)
    assert clocks.left == [55_000, 60_000]
    assert clocks.deadlines() == {1: 70_000}


def test_who_answers_an_interrupt_has_time_for_it_and_keeps_the_bank() -> None:
    clocks = Clocks(LiveClock(base=60, increment=5, reaction=20), 2)
    clocks.turn_to((1,), 0, reaction=True, moved=-1)
    assert clocks.deadlines() == {1: 20_000}
    clocks.turn_to((0,), 19_000, reaction=False, moved=1)
    assert clocks.left == [60_000, 60_000]


def test_those_who_choose_together_think_at_the_same_time() -> None:
    clocks = Clocks(SlowClock(each=3600), 3)
    clocks.turn_to((0, 1, 2), 0, reaction=False, moved=-1)
    clocks.turn_to((0, 2), 5_000, reaction=False, moved=1)
    assert clocks.deadlines() == {0: 3_600_000, 2: 3_600_000}


def test_without_a_clock_nobody_is_late() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.turn_to((0, 1), 0, reaction=False, moved=-1)
    assert clocks.deadlines() == {}


def test_nobody_pays_for_watching_what_the_others_did() -> None:
    clocks = Clocks(LiveClock(base=60, increment=5, reaction=20), 2)
    clocks.turn_to((0,), 0, reaction=False, moved=-1)
    clocks.turn_to((1,), 1_000, reaction=False, moved=0, telling=3_000)
    assert clocks.deadlines() == {1: 64_000}
    clocks.turn_to((0,), 2_000, reaction=False, moved=1, telling=1_500)
    assert clocks.left[1] == 65_000, "who answers at once has paid nothing"
    assert clocks.deadlines() == {0: 5_500 + 64_000}, "what still waits is watched first"


def test_a_clock_waits_only_so_long_and_a_slow_one_not_at_all() -> None:
    live = Clocks(LiveClock(base=60, increment=0, reaction=20), 2)
    slow = Clocks(SlowClock(each=3600), 2)
    for clocks in (live, slow):
        clocks.turn_to((1,), 1_000, reaction=False, moved=-1, telling=100_000)
    assert live.deadlines() == {1: 1_000 + MOST_TELLING + 60_000}
    assert slow.deadlines() == {1: 3_601_000}


async def timed(room: Room, **clock: object) -> LiveTable:
    live = await room.open(
        game="six-nimmt", seats=2, options={"deals": 1}, clock=clock, auto_start=False
    )
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await room.do(live, ANN, protocol.Start(id="1"))
    return live


async def ring(room: Room, live: LiveTable) -> None:
    """The hand of the clock was turned: look at it."""
    async with live.lock:
        room.hub.drive(live)


async def test_when_time_is_up_a_bot_decides_and_after_three_times_it_stays(
    room: Room, clock: Clock
) -> None:
    live = await timed(room, kind="live", base=10, increment=0, reaction=10)
    await room.listen(live, ANN)
    ben = await room.listen(live, BEN)
    for expired in range(1, MOST_EXPIRIES + 1):
        assert not live.table.chairs[0].stand_in
        # Ben may owe a row besides his card, and Ann a row before her next card.
        while 1 in live.table.to_act:
            await play_on(room, live, BEN, ben, 1, most=1)
        # Not always after ten seconds: what a full row tells is watched first.
        left = live.table.clocks.deadlines()[0] - clock()
        assert left <= 10_000 + MOST_TELLING
        clock.pass_seconds(left / 1000 + 1)
        await ring(room, live)
        await until(lambda n=expired: live.table.chairs[0].expiries == n)  # type: ignore[misc]
    await until(lambda: live.table.chairs[0].stand_in)
    with pytest.raises(BadInput, match="stand-in-plays"):
        await room.play(live, ANN, 0, "play 1")
    await room.do(live, ANN, protocol.Return(id="back", seat=0))
    assert not live.table.chairs[0].stand_in
    assert live.table.chairs[0].expiries == 0
    with pytest.raises(BadInput, match="nobody-stands-in"):
        await room.do(live, ANN, protocol.Return(id="again", seat=0))


async def test_a_lost_connection_has_grace(room: Room, clock: Clock) -> None:
    live = await timed(room, kind="live", base=10, increment=0, reaction=10)
    ann = await room.listen(live, ANN)
    await room.listen(live, BEN)
    clock.pass_seconds(9)
    await live.leave(ann.listener)
    clock.pass_seconds(2)
    driver = room.hub.driver(live)
    assert driver._expiry(0) == START + 39_000
    assert driver._expiry(1) == START + 10_000


async def test_deadlines_survive_a_restart(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        live = await timed(before, kind="slow", each=3600)
        table_id, deadlines = live.table.id, live.table.clocks.deadlines()
    assert deadlines == {0: START + 3_600_000, 1: START + 3_600_000}
    clock.pass_seconds(3700)
    async with open_room(database, clock=clock) as after:
        again = await after.hub.table(table_id)
        clock.pass_seconds(31)  # nobody is here, and who comes back has time for it
        await ring(after, again)
        await until(lambda: len(again.table.moves) >= 2)
        assert all(made.at >= START + 3_700_000 for made in again.table.moves)


async def test_what_is_still_watched_survives_a_restart(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        live = await timed(before, kind="live", base=60, increment=0, reaction=10)
        ann, ben = [await before.listen(live, actor) for actor in (ANN, BEN)]
        await play_on(before, live, ANN, ann, 0, most=1)
        await play_on(before, live, BEN, ben, 1, most=1)
        table_id, clocks = live.table.id, live.table.clocks
        assert clocks.told > START
    async with open_room(database, clock=clock) as after:
        again = (await after.hub.table(table_id)).table.clocks
        assert (again.told, again.deadlines()) == (clocks.told, clocks.deadlines())


async def test_who_resigns_does_not_come_back_and_is_ranked_last(room: Room) -> None:
    live = await timed(room, kind="none")
    ben = await room.listen(live, BEN)
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    with pytest.raises(LudotekaError, match="resigned"):
        await room.do(live, ANN, protocol.Return(id="2", seat=0))
    await play_on(room, live, BEN, ben, 1)
    assert results(live.table)[0].rank == 2


async def test_answers_of_an_automatic_seat_wait_for_a_drawn_time(
    database: Database, clock: Clock
) -> None:
    settings = Settings(bot_delay_ms=0, auto_delay_ms="1000-2000", commit_seconds=0)
    async with open_room(database, clock=clock, settings=settings) as room:
        live = await timed(room, kind="none")
        driver = room.hub.driver(live)
        with pytest.raises(LudotekaError, match="not-your-seat"):
            await room.do(live, BEN, protocol.Automate(id="1", seat=0, on=True))
        await room.do(live, ANN, protocol.Automate(id="1", seat=0, on=True))
        ann, ben = live.table.to_act
        assert START + 1000 <= driver.release_time(ann) <= START + 2000
        assert driver.release_time(ann) == driver.release_time(ann), "drawn once a question"
        assert driver.release_time(ben) == 0
        assert driver._forced() == []


async def test_what_an_automatic_seat_chose_waits_for_the_drawn_time_and_holds_up_nobody(
    database: Database, clock: Clock
) -> None:
    settings = Settings(bot_delay_ms=0, auto_delay_ms="60000-60000", commit_seconds=0)
    async with open_room(database, clock=clock, settings=settings) as room:
        live = await timed(room, kind="none")
        await room.do(live, ANN, protocol.Automate(id="1", seat=0, on=True))
        playing = asyncio.create_task(room.play(live, ANN, 0, first_move(live, 0)))
        await room.do(live, BEN, protocol.Say(id="say", text="Your move"))
        await room.play(live, BEN, 1, first_move(live, 1))
        assert not playing.done()
        assert [made.seat for made in live.table.moves] == [1]
        playing.cancel()
        clock.pass_seconds(60)
        await room.play(live, ANN, 0, first_move(live, 0))
        assert [made.seat for made in live.table.moves] == [1, 0]


async def test_what_an_automatic_seat_has_no_choice_about_waits_as_well(
    database: Database, clock: Clock
) -> None:
    settings = Settings(bot_delay_ms=0, auto_delay_ms="60000-60000", commit_seconds=0)
    async with open_room(database, clock=clock, settings=settings) as room:
        live = await timed(room, kind="none")
        assert live.table.state is not None
        while len(live.table.state.legal(Seat(0))) != 1 or 0 not in live.table.to_act:
            seat = live.table.to_act[0]
            await room.play(live, (ANN, BEN)[seat], seat, first_move(live, seat))
        made = len(live.table.moves)
        await room.do(live, ANN, protocol.Automate(id="1", seat=0, on=True))
        driver = room.hub.driver(live)
        clock.pass_seconds(59)
        await driver._answer_forced()
        assert len(live.table.moves) == made
        clock.pass_seconds(1)
        await driver._answer_forced()
        assert [each.seat for each in live.table.moves[made:]] == [0]


async def test_a_clock_set_back_gives_no_time(room: Room, clock: Clock) -> None:
    live = await timed(room, kind="live", base=60, increment=0, reaction=10)
    await room.listen(live, ANN)
    ben = await room.listen(live, BEN)
    clock.pass_seconds(20)
    assert live.now() == START + 20_000
    clock.pass_seconds(-3600)
    await play_on(room, live, BEN, ben, 1, most=1)
    assert live.table.clocks.left[1] == 40_000
    assert live.table.clocks.deadlines()[0] == START + 60_000
    clock.pass_seconds(41)
    await ring(room, live)
    await until(lambda: live.table.chairs[0].expiries >= 1)  # an empty bank soon expires again
    async with live.lock:  # until that is durable
        times = [entry.at for entry in await room.log(live)]
    assert times == sorted(times)
    assert times[-1] >= START + 61_000


async def test_a_clock_set_back_while_the_server_was_down_gives_no_time(
    database: Database, clock: Clock
) -> None:
    async with open_room(database, clock=clock) as before:
        live = await timed(before, kind="live", base=60, increment=0, reaction=10)
        clock.pass_seconds(20)
        await before.do(live, ANN, protocol.Say(id="say", text="Good luck"))
    clock.pass_seconds(-3600)
    async with open_room(database, clock=clock) as after:
        again = await after.hub.table(live.table.id)
        ben = await after.listen(again, BEN)
        clock.pass_seconds(10)
        await play_on(after, again, BEN, ben, 1, most=1)
        assert again.table.clocks.left[1] == 30_000
        times = [entry.at for entry in await after.log(again)]
        assert times == sorted(times)


async def test_a_log_whose_times_go_back_gives_no_time() -> None:
    clocks = Clocks(LiveClock(base=60, increment=0, reaction=20), 2)
    clocks.turn_to((0,), 3_600_000, reaction=False, moved=-1)
    clocks.turn_to((1,), 0, reaction=False, moved=0)
    assert clocks.left == [60_000, 60_000]
