"""A bot for someone who is away: when, and who has to agree. Time is held by hand."""

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack

import pytest

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server import protocol
from ludoteka.server.bus.local import LocalBus, LocalNetwork
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.thinking import Job, Thought
from ludoteka.server.play.workers import NOBODY, Claim, Events
from ludoteka.server.storage import Database
from ludoteka.server.tables.proposals import Actor
from tests.server.house import Clock
from tests.server.room import ANN, BEN, CLEO, Ear, Room, open_room, play_on, until

pytestmark = pytest.mark.anyio

A_DAY = {"kind": "slow", "each": 86_400}
NO_CLOCK = {"kind": "none"}
MINUTES = 5 * 60


async def match_of(room: Room, *others: Actor, clock: Mapping[str, object]) -> LiveTable:
    """Ann, these others, and nobody else."""
    live = await room.open(
        game="six-nimmt", seats=1 + len(others), options={"deals": 1}, clock=clock
    )
    for seat, other in enumerate(others, start=1):
        await room.do(live, other, protocol.Sit(id="sit", seat=seat))
        await room.do(live, other, protocol.Ready(id="ready", seat=seat))
    await room.do(live, ANN, protocol.Start(id="start"))
    return live


def relieve(seat: int, *, again: str = "") -> protocol.Relieve:
    return protocol.Relieve(id=f"relieve {seat}{again}", seat=seat)


async def refused(room: Room, live: LiveTable, actor: Actor, seat: int, code: str) -> None:
    with pytest.raises(LudotekaError) as why:
        await room.do(live, actor, relieve(seat))
    assert why.value.code == code
    assert not live.table.chairs[seat].stand_in


def stands_in(live: LiveTable, seat: int) -> bool:
    return live.table.chairs[seat].stand_in


async def test_who_plays_by_requests_is_not_away_from_the_beginning(
    room: Room, clock: Clock
) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    await room.listen(live, ANN)
    await refused(room, live, ANN, 1, "still-here")
    clock.pass_seconds(3600)
    await refused(room, live, ANN, 1, "time-not-up")


async def test_a_closed_browser_has_the_time_of_its_clock(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    await room.listen(live, ANN)
    ben = await room.listen(live, BEN)
    await live.leave(ben.listener)
    for seconds in (5, 32, 20 * 3600):
        clock.pass_seconds(seconds)
        code = "still-here" if seconds == 5 else "time-not-up"
        await refused(room, live, ANN, 1, code)


async def test_after_its_time_has_run_out_a_bot_may_take_the_seat(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    ann = await room.listen(live, ANN)
    await play_on(room, live, ANN, ann, 0, most=1)
    clock.pass_seconds(86_401)
    async with live.lock:
        room.hub.drive(live)
    await until(lambda: live.table.chairs[1].expiries == 1)
    assert not stands_in(live, 1)
    await room.do(live, ANN, relieve(1))
    assert stands_in(live, 1)


async def test_without_a_clock_it_takes_minutes(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, clock=NO_CLOCK)
    await room.listen(live, ANN)
    ben = await room.listen(live, BEN)
    await refused(room, live, ANN, 1, "still-here")
    await live.leave(ben.listener)
    clock.pass_seconds(40)
    await refused(room, live, ANN, 1, "away-too-short")
    clock.pass_seconds(MINUTES - 41)
    await refused(room, live, ANN, 1, "away-too-short")
    clock.pass_seconds(1)
    await room.do(live, ANN, relieve(1))
    assert stands_in(live, 1)
    await room.do(live, BEN, protocol.Return(id="back", seat=1))
    assert not stands_in(live, 1)


async def test_who_comes_back_while_the_bot_thinks_decides_alone(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await match_of(room, BEN, clock=NO_CLOCK)
    await room.listen(live, ANN)
    begun, go_on = asyncio.Event(), asyncio.Event()
    choose = room.hub.workers.choose

    async def slowly(job: Job, events: Events, claim: Claim = NOBODY) -> Thought:
        begun.set()
        await go_on.wait()
        return await choose(job, events, claim)

    monkeypatch.setattr(room.hub.workers, "choose", slowly)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, relieve(1))
    await begun.wait()
    await room.do(live, BEN, protocol.Return(id="back", seat=1))
    go_on.set()
    await until(lambda: not room.hub.driver(live).is_busy)
    assert not live.table.moves
    ben = await room.listen(live, BEN)
    assert await play_on(room, live, BEN, ben, 1, most=1) == 1


async def test_all_who_are_here_have_to_agree(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, CLEO, clock=NO_CLOCK)
    ann, _ = await room.listen(live, ANN), await room.listen(live, CLEO)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, relieve(1))
    assert not stands_in(live, 1)
    ann.drain()
    card = live.table.info(is_open=False)
    assert (card.relieving, card.relief_agreed) == (1, (0,))
    with pytest.raises(BadInput, match="relief-waits"):
        await room.do(live, ANN, relieve(1, again="!"))
    await room.do(live, CLEO, protocol.AnswerRelief(id="no", seat=2, agree=False))
    assert live.table.info(is_open=False).relieving is None
    with pytest.raises(BadInput, match="no-relief-request"):
        await room.do(live, CLEO, protocol.AnswerRelief(id="yes", seat=2, agree=True))
    await room.do(live, CLEO, relieve(1))
    await room.do(live, ANN, protocol.AnswerRelief(id="yes", seat=0, agree=True))
    assert stands_in(live, 1)
    assert live.table.info(is_open=False).relieving is None


async def test_who_leaves_need_not_be_waited_for(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, CLEO, clock=NO_CLOCK)
    await room.listen(live, ANN)
    cleo = await room.listen(live, CLEO)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, relieve(1))
    await live.leave(cleo.listener)
    await room.do(live, ANN, relieve(1, again="!"))
    assert stands_in(live, 1)


async def test_who_was_here_again_has_to_be_away_anew(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, CLEO, clock=NO_CLOCK)
    await room.listen(live, ANN)
    await room.listen(live, CLEO)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, relieve(1))
    ben = await room.listen(live, BEN)
    with pytest.raises(BadInput, match="no-relief-request"):
        await room.do(live, CLEO, protocol.AnswerRelief(id="yes", seat=2, agree=True))
    await live.leave(ben.listener)
    clock.pass_seconds(MINUTES)
    await room.do(live, CLEO, relieve(1))
    assert not stands_in(live, 1), "Ann agreed to another absence"
    await room.do(live, ANN, relieve(1, again="!"))
    assert stands_in(live, 1)


async def test_a_request_or_a_look_is_a_sign_of_life(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, clock=NO_CLOCK)
    await room.listen(live, ANN)
    clock.pass_seconds(MINUTES - 1)
    await room.do(live, BEN, protocol.Say(id="say", text="I am thinking."))
    clock.pass_seconds(60)
    await refused(room, live, ANN, 1, "away-too-short")


async def test_nobody_has_themselves_replaced(room: Room, clock: Clock) -> None:
    """To lose without being rated: who gives up resigns."""
    live = await match_of(room, BEN, clock=NO_CLOCK)
    clock.pass_seconds(MINUTES)
    await refused(room, live, BEN, 1, "still-here")


async def test_after_a_restart_absence_counts_from_the_start(
    database: Database, clock: Clock
) -> None:
    async with open_room(database, clock=clock) as before:
        table = (await match_of(before, BEN, clock=NO_CLOCK)).table.id
    clock.pass_seconds(10 * MINUTES)
    async with open_room(database, clock=clock) as room:
        live = await room.hub.table(table)
        await room.listen(live, ANN)
        await refused(room, live, ANN, 1, "still-here")
        clock.pass_seconds(MINUTES - 1)
        await refused(room, live, ANN, 1, "away-too-short")
        clock.pass_seconds(1)
        await room.do(live, ANN, relieve(1))
        assert stands_in(live, 1)


async def test_whoever_is_at_a_node_that_died_was_here_until_its_last_word(
    database: Database, clock: Clock
) -> None:
    network = LocalNetwork()
    async with AsyncExitStack() as stack:
        one = open_room(database, bus=LocalBus(network), clock=clock)
        here = await stack.enter_async_context(one)
        two = open_room(database, bus=LocalBus(network), clock=clock)
        there = await stack.enter_async_context(two)
        live = await match_of(here, BEN, clock=NO_CLOCK)
        await here.listen(live, ANN)
        other = await there.hub.table(live.table.id)
        clock.pass_seconds(2 * MINUTES)
        await there.listen(other, BEN)
        await until(lambda: "ben" in live.presences.here())
        clock.pass_seconds(31)  # and no word any more
        assert "ben" not in live.presences.here()
        await refused(here, live, ANN, 1, "away-too-short")


async def test_nobody_takes_back_alone_once_the_others_are_away(room: Room, clock: Clock) -> None:
    """Else one could look at some of their cards, rewind, and win against a bot."""
    live = await match_of(room, BEN, clock=NO_CLOCK)
    ann, ben = await room.listen(live, ANN), await room.listen(live, BEN)
    await _play_a_trick(room, live, ann, ben)
    await live.leave(ben.listener)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, relieve(1))
    await until(lambda: bool(ann.drain()) or 0 in live.table.to_act)
    made = len(live.table.moves)
    with pytest.raises(BadInput) as why:
        await room.do(live, ANN, protocol.TakeBack(id="back", seat=0))
    assert why.value.code == "absent-cannot-agree"
    assert why.value.arguments == {"names": "Ben"}
    assert len(live.table.moves) >= made


async def test_who_is_back_is_asked_like_anybody(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, clock=NO_CLOCK)
    ann, ben = await room.listen(live, ANN), await room.listen(live, BEN)
    await _play_a_trick(room, live, ann, ben)
    await live.leave(ben.listener)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, relieve(1))
    await room.do(live, BEN, protocol.Return(id="return", seat=1))
    await room.do(live, ANN, protocol.TakeBack(id="back", seat=0))
    assert live.table.asking == 0
    await room.do(live, BEN, protocol.Answer(id="yes", seat=1, agree=True))
    assert live.table.was_taken_back


async def _play_a_trick(room: Room, live: LiveTable, ann: Ear, ben: Ear) -> None:
    await asyncio.gather(
        play_on(room, live, ANN, ann, 0, most=1), play_on(room, live, BEN, ben, 1, most=1)
    )


async def test_who_resigned_replaces_nobody(room: Room, clock: Clock) -> None:
    """Else the loser could make a lost match unrated as soon as the winner is away."""
    live = await match_of(room, BEN, CLEO, clock=NO_CLOCK)
    await room.listen(live, ANN)
    clock.pass_seconds(MINUTES)
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    await refused(room, live, ANN, 1, "resigned")
    await room.listen(live, CLEO)
    await room.do(live, BEN, protocol.Say(id="say", text="back soon"))
    clock.pass_seconds(MINUTES)
    await room.do(live, CLEO, relieve(1))
    assert stands_in(live, 1), "and need not be asked"
    with pytest.raises(LudotekaError, match="resigned"):
        await room.do(live, ANN, protocol.AnswerRelief(id="no", seat=0, agree=False))
