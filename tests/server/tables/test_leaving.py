"""Ways out of a match: a bot plays on, or nobody does. Each with what it costs."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ludoteka.core.errors import LudotekaError
from ludoteka.core.seats import SEATS
from ludoteka.core.verify import verify
from ludoteka.games import find_game
from ludoteka.server import protocol
from ludoteka.server.play.appending import results
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.play.untouched import Untouched
from ludoteka.server.storage import Database
from ludoteka.server.tables.final_ranks import final_ranks
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.records import partial_record, whole_record
from tests.server.house import Clock
from tests.server.room import ANN, BEN, CLEO, Room, open_room, play_on, until

pytestmark = pytest.mark.anyio

NO_CLOCK: Mapping[str, object] = {"kind": "none"}
A_DAY: Mapping[str, object] = {"kind": "slow", "each": 86_400}
DAY = 86_400


async def match_of(
    room: Room, *others: Actor, clock: Mapping[str, object] = NO_CLOCK, bots: tuple[str, ...] = ()
) -> LiveTable:
    live = await room.open(
        game="six-nimmt",
        seats=1 + len(others) + len(bots),
        options={"deals": 1},
        clock=clock,
        bots=bots,
    )
    for seat, other in enumerate(others, start=1):
        await room.do(live, other, protocol.Sit(id="sit", seat=seat))
        await room.do(live, other, protocol.Ready(id="ready", seat=seat))
    await room.do(live, ANN, protocol.Start(id="start"))
    return live


async def refused(
    room: Room, live: LiveTable, actor: Actor, command: protocol.TableCommand, code: str
) -> None:
    with pytest.raises(LudotekaError) as why:
        await room.do(live, actor, command)
    assert why.value.code == code
    assert live.table.commands.find(actor.person, command.id) is None


def leave(seat: int, n: int = 1) -> protocol.Leave:
    return protocol.Leave(id=f"leave {n}", seat=seat)


def offer(seat: int, n: int = 1) -> protocol.OfferStop:
    return protocol.OfferStop(id=f"offer {n}", seat=seat)


def agree(seat: int, n: int = 1) -> protocol.AnswerStop:
    return protocol.AnswerStop(id=f"agree {n}", seat=seat, agree=True)


def decline(seat: int, n: int = 1) -> protocol.AnswerStop:
    return protocol.AnswerStop(id=f"decline {n}", seat=seat, agree=False)


# -- Leave -----------------------------------------------------------------------------


async def test_a_bot_plays_on_for_who_left_until_they_take_the_seat_again(room: Room) -> None:
    live = await match_of(room, BEN)
    ben = await room.listen(live, BEN)
    await room.do(live, ANN, leave(0))
    card = live.table.info(is_open=False).seats[0]
    assert (card.stand_in, card.left, card.resigned, card.name) == (True, True, False, "Ann")
    await play_on(room, live, BEN, ben, 1, most=2)
    await until(lambda: len(live.table.moves) >= 4)
    await room.do(live, ANN, protocol.Return(id="back", seat=0))
    assert not live.table.chairs[0].left
    ann = await room.listen(live, ANN)
    while 0 not in live.table.to_act:
        await play_on(room, live, BEN, ben, 1, most=1)
    assert await play_on(room, live, ANN, ann, 0, most=1) == 1


async def test_the_result_counts_for_who_left(room: Room) -> None:
    live = await match_of(room, BEN)
    ben = await room.listen(live, BEN)
    await room.do(live, ANN, leave(0))
    await play_on(room, live, BEN, ben, 1)
    found = live.table.result
    assert found is not None
    assert [each.rank for each in results(live.table)] == list(found.ranks)


async def test_nobody_leaves_twice_or_for_another_or_after_resigning(room: Room) -> None:
    live = await match_of(room, BEN)
    await refused(room, live, BEN, leave(0), "not-your-seat")
    await room.do(live, ANN, leave(0))
    await refused(room, live, ANN, leave(0, 2), "bot-plays-already")
    await room.do(live, BEN, protocol.Resign(id="resign", seat=1))
    await refused(room, live, BEN, leave(1), "resigned")


async def test_who_left_may_still_resign_and_then_stays_away(room: Room) -> None:
    live = await match_of(room, BEN)
    await room.do(live, ANN, leave(0))
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    await refused(room, live, ANN, protocol.Return(id="back", seat=0), "resigned")


async def test_that_somebody_left_survives_a_restart(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        live = await match_of(before, BEN)
        await before.do(live, ANN, leave(0))
    async with open_room(database, clock=clock) as after:
        again = await after.hub.table(live.table.id)
        assert again.table.chairs[0].left
        await after.do(again, ANN, protocol.Return(id="back", seat=0))
        assert not again.table.chairs[0].stand_in


# -- Resign ----------------------------------------------------------------------------


async def test_lists_put_who_resigned_last_whatever_a_bot_made_of_the_seat(
    room: Room, database: Database
) -> None:
    live = await match_of(room, BEN)
    ben = await room.listen(live, BEN)
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    await play_on(room, live, BEN, ben, 1)
    (line,) = (await Lobby(database).own(ANN.person, status="over", before=None)).tables
    assert line.summary.ranks == (2, 1)


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_bot_wins_nothing_for_who_resigned(room: Room, seat: int) -> None:
    """One of the two has won on the table."""
    live = await match_of(room, BEN)
    ben = await room.listen(live, BEN)
    await room.do(live, ANN, leave(0))
    await play_on(room, live, BEN, ben, 1)
    live.table.chairs[seat] = replace(live.table.chairs[seat], resigned=True)
    assert final_ranks(live.table)[seat] == 2
    assert final_ranks(live.table)[1 - seat] == 1


# -- Stop without a result -------------------------------------------------------------


async def test_a_match_ends_without_result_when_all_people_agree(room: Room) -> None:
    live = await match_of(room, BEN, CLEO, bots=("random",))
    await room.do(live, ANN, offer(0))
    stopping = live.table.info(is_open=False).stopping
    assert stopping is not None
    assert (stopping.seat, stopping.agreed, stopping.asked) == (0, (0,), (0, 1, 2))
    await room.do(live, BEN, agree(1))
    assert live.table.status == "live"
    await room.do(live, CLEO, agree(2))
    card = live.table.info(is_open=True)
    assert (card.status, card.closed, card.result, card.unrated) == (
        "closed", "agreed", None, "stopped",
    )  # fmt: skip
    await refused(room, live, BEN, agree(1, 2), "match-ended")


async def test_of_a_stopped_match_each_has_a_record_of_their_own_seat(room: Room) -> None:
    live = await match_of(room, BEN)
    ears = [await room.listen(live, actor) for actor in (ANN, BEN)]
    for seat, (actor, ear) in enumerate(zip((ANN, BEN), ears, strict=True)):
        await play_on(room, live, actor, ear, seat, most=1)
    await room.do(live, ANN, offer(0))
    await room.do(live, BEN, agree(1))
    with pytest.raises(LudotekaError, match="match-was-stopped"):
        whole_record(live.table)
    record = partial_record(live.table, SEATS[0])
    assert (record.seat, record.fairness.server_seed) == (0, None)


async def test_of_a_match_against_bots_that_was_closed_there_is_a_record_that_verifies(
    room: Room,
) -> None:
    live = await match_of(room, bots=("random", "random"))
    await play_on(room, live, ANN, await room.listen(live, ANN), 0, most=1)
    with pytest.raises(LudotekaError, match="match-not-over"):
        whole_record(live.table)
    await room.do(live, ANN, protocol.Close(id="close"))
    record = whole_record(live.table)
    assert record.result is None
    assert record.moves
    assert all(check.holds for check in verify(find_game("six-nimmt"), record))


async def test_one_person_who_plays_on_is_enough(room: Room) -> None:
    live = await match_of(room, BEN, CLEO)
    await refused(room, live, BEN, agree(1), "no-stop-offer")
    await room.do(live, ANN, offer(0))
    await refused(room, live, CLEO, offer(2), "stop-offered-already")
    await refused(room, live, ANN, agree(0), "already-answered")
    await room.do(live, BEN, decline(1))
    await refused(room, live, CLEO, agree(2), "no-stop-offer")
    assert live.table.status == "live"


async def test_an_offer_lapses_after_two_minutes_and_can_be_withdrawn(
    room: Room, clock: Clock
) -> None:
    live = await match_of(room, BEN, CLEO)
    await room.do(live, ANN, offer(0))
    await room.do(live, ANN, decline(0))
    await refused(room, live, BEN, agree(1), "no-stop-offer")
    await room.do(live, BEN, offer(1))
    clock.pass_seconds(119)
    await room.do(live, ANN, agree(0))
    clock.pass_seconds(1)
    await refused(room, live, CLEO, agree(2), "no-stop-offer")
    await room.do(live, CLEO, offer(2))
    assert live.table.status == "live"


async def test_who_offered_waits_some_moves_before_offering_again(room: Room) -> None:
    live = await match_of(room, BEN)
    ears = [await room.listen(live, actor) for actor in (ANN, BEN)]
    await room.do(live, ANN, offer(0))
    await room.do(live, BEN, decline(1))
    for made in range(4):
        await refused(room, live, ANN, offer(0, made + 2), "stop-offered-lately")
        seat = live.table.to_act[0]
        await play_on(room, live, (ANN, BEN)[seat], ears[seat], seat, most=1)
    await room.do(live, ANN, offer(0, 9))


async def test_at_a_slow_table_an_offer_stands_as_long_as_a_decision(
    room: Room, clock: Clock
) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    await room.do(live, ANN, offer(0))
    clock.pass_seconds(DAY // 2)
    await room.do(live, BEN, agree(1))
    assert live.table.closed == "agreed"


async def test_the_absent_are_asked_and_who_resigned_is_not(room: Room) -> None:
    live = await match_of(room, BEN, CLEO)
    await room.do(live, BEN, leave(1))
    await room.do(live, CLEO, protocol.Resign(id="resign", seat=2))
    await room.do(live, ANN, offer(0))
    assert live.table.status == "live"
    await refused(room, live, CLEO, agree(2), "resigned")
    await room.do(live, BEN, agree(1))
    assert live.table.closed == "agreed"


async def test_an_offer_survives_a_restart(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        live = await match_of(before, BEN)
        await before.do(live, ANN, offer(0))
    async with open_room(database, clock=clock) as after:
        again = await after.hub.table(live.table.id)
        assert again.table.stopping == live.table.stopping
        await after.do(again, BEN, agree(1))
    async with open_room(database, clock=clock) as later:
        closed = (await later.hub.table(live.table.id)).table
        assert (closed.status, closed.closed, closed.to_act) == ("closed", "agreed", ())


async def ended(database: Database, person: str) -> list[tuple[str, str | None]]:
    """This person's matches that ended, and why without a result."""
    page = await Lobby(database).own(person, status="ended", before=None)
    return [(line.id, line.summary.stopped) for line in page.tables]


async def test_a_stopped_match_is_listed_among_those_that_ended_as_it_stood(
    room: Room, database: Database
) -> None:
    live = await match_of(room, BEN)
    ears = [await room.listen(live, actor) for actor in (ANN, BEN)]
    for seat, (actor, ear) in enumerate(zip((ANN, BEN), ears, strict=True)):
        await play_on(room, live, actor, ear, seat, most=1)
    await room.do(live, ANN, offer(0))
    assert await ended(database, "ben") == []
    await room.do(live, BEN, agree(1))
    for person in ("ann", "ben"):
        assert await ended(database, person) == [(live.table.id, "agreed")]
    (line,) = (await Lobby(database).own("ann", status="ended", before=None)).tables
    course = line.summary.course
    assert course is not None
    assert course.said is not None
    assert (course.decision, course.asked, course.deadlines) == (None, None, {})
    assert line.summary.ranks is None


async def test_neither_a_closed_waiting_room_nor_a_match_without_a_move_has_ended(
    room: Room, database: Database
) -> None:
    opened = await room.open(game="six-nimmt", seats=2)
    await room.do(opened, ANN, protocol.Close(id="close"))
    alone = await match_of(room, bots=("random",))
    await room.do(alone, ANN, protocol.Close(id="close"))
    assert await ended(database, "ann") == []
    played = await match_of(room, bots=("random",))
    await play_on(room, played, ANN, await room.listen(played, ANN), 0, most=1)
    await room.do(played, ANN, protocol.Close(id="close"))
    assert await ended(database, "ann") == [(played.table.id, "alone")]


# -- Against bots ----------------------------------------------------------------------


async def test_a_match_against_bots_is_closed_at_once_and_gone_from_running_ones(
    room: Room, database: Database
) -> None:
    live = await match_of(room, bots=("random", "random"))
    assert [line.id for line in await Lobby(database).running("ann")] == [live.table.id]
    await refused(room, live, BEN, protocol.Close(id="close"), "not-at-table")
    await room.do(live, ANN, protocol.Close(id="close"))
    assert (live.table.status, live.table.closed) == ("closed", "alone")
    assert await Lobby(database).running("ann") == ()
    await refused(room, live, ANN, protocol.Close(id="again"), "already-started")


async def test_nobody_closes_a_match_of_others_even_if_they_left_or_resigned(room: Room) -> None:
    live = await match_of(room, BEN)
    await refused(room, live, ANN, protocol.Close(id="1"), "not-alone-here")
    await room.do(live, BEN, protocol.Resign(id="resign", seat=1))
    await refused(room, live, ANN, protocol.Close(id="2"), "not-alone-here")


async def test_a_match_against_bots_that_nobody_continues_ends_after_two_weeks(
    room: Room, database: Database, clock: Clock
) -> None:
    untouched = Untouched(room.hub, database)
    alone = await match_of(room, bots=("random",))
    together = await match_of(room, BEN)
    await until(lambda: len(alone.table.moves) == 1)
    clock.pass_seconds(14 * DAY - 60)
    await untouched.look()
    assert alone.table.status == "live"
    clock.pass_seconds(61)
    ann = await room.listen(alone, ANN)
    await untouched.look()
    assert alone.table.status == "live", "someone looks at it"
    await alone.leave(ann.listener)
    await untouched.look()
    assert (alone.table.status, alone.table.closed) == ("closed", "untouched")
    assert together.table.status == "live"
