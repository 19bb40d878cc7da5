"""Which matches are rated: one rule, told at the table before and while it is played."""

from dataclasses import replace

import pytest

from ludoteka.server import protocol
from ludoteka.server.people.merging import Moved
from ludoteka.server.people.persons import GONE
from ludoteka.server.play.appending import rating_due
from ludoteka.server.play.handing_over import hand_over
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.reading import read_table
from tests.server.house import Clock
from tests.server.room import ANN, BEN, CLEO, Room, play_on

pytestmark = pytest.mark.anyio

ANNA = replace(ANN, has_account=True)
BENJAMIN = replace(BEN, has_account=True)
CLEOPATRA = replace(CLEO, has_account=True)
ANNAS_BOT = Actor("robby", "Robby", is_program=True, has_account=True, owner="ann")
CLEOS_BOT = Actor("robby", "Robby", is_program=True, has_account=True, owner="cleo")


def unrated(live: LiveTable) -> str | None:
    return live.table.info(is_open=False).unrated


async def sit(room: Room, live: LiveTable, actor: Actor, seat: int) -> None:
    await room.do(live, actor, protocol.Sit(id=f"sit {seat}", seat=seat))
    if not actor.is_program:
        await room.do(live, actor, protocol.Ready(id=f"ready {seat}", seat=seat))


async def table_of(
    room: Room, *others: Actor, host: Actor = ANNA, seats: int | None = None, **more: object
) -> LiveTable:
    count = seats or 1 + len(others)
    live = await room.open(
        host, game="six-nimmt", seats=count, options={"deals": 1}, rated=True, **more
    )
    for seat, other in enumerate(others, start=1):
        await sit(room, live, other, seat)
    return live


async def test_a_match_of_two_accounts_is_rated(room: Room) -> None:
    live = await table_of(room, BENJAMIN)
    assert live.table.info(is_open=False).rated
    assert unrated(live) is None


async def test_whether_it_is_rated_is_a_choice_at_set_up(room: Room) -> None:
    for wish, rated in (
        ({}, False),
        ({"listed": True}, True),
        ({"listed": True, "rated": False}, False),
        ({"rated": True}, True),
    ):
        live = await room.open(ANNA, game="six-nimmt", seats=2, **wish)
        assert live.table.info(is_open=False).rated is rated
        assert unrated(live) == (None if rated else "casual")


async def test_guests_are_not_rated(room: Room) -> None:
    live = await table_of(room, BEN)
    assert unrated(live) == "guest"
    await room.do(live, ANNA, protocol.Remove(id="out", seat=1))
    assert unrated(live) is None
    await sit(room, live, BENJAMIN, 1)
    assert unrated(live) is None


async def test_alone_among_bots_nobody_is_rated(room: Room) -> None:
    live = await table_of(room, seats=3, bots=["random", "random"])
    assert unrated(live) == "alone"


async def test_bots_may_play_along(room: Room) -> None:
    live = await table_of(room, BENJAMIN, seats=3, bots=["random"])
    assert unrated(live) is None


async def test_a_person_s_own_bot_is_the_same_person(room: Room) -> None:
    assert unrated(await table_of(room, ANNAS_BOT)) == "own-bot"
    assert unrated(await table_of(room, BENJAMIN, ANNAS_BOT)) == "own-bot"
    assert unrated(await table_of(room, BENJAMIN, CLEOS_BOT)) is None


async def test_who_has_several_seats_is_not_rated(room: Room) -> None:
    live = await table_of(room, seats=3, own_seats=2)
    await sit(room, live, BENJAMIN, 2)
    assert unrated(live) == "several-seats"


async def test_a_take_back_that_somebody_had_to_allow_ends_it(room: Room) -> None:
    live = await table_of(room, BENJAMIN)
    await room.do(live, ANNA, protocol.Start(id="start"))
    ann, ben = await room.listen(live, ANNA), await room.listen(live, BENJAMIN)
    await play_on(room, live, ANNA, ann, 0, most=1)
    await room.do(live, ANNA, protocol.TakeBack(id="free", seat=0))
    assert unrated(live) is None
    await play_on(room, live, ANNA, ann, 0, most=1)
    await play_on(room, live, BENJAMIN, ben, 1, most=1)
    await room.do(live, ANNA, protocol.TakeBack(id="asked", seat=0))
    assert unrated(live) is None
    await room.do(live, BENJAMIN, protocol.Answer(id="yes", seat=1, agree=True))
    assert unrated(live) == "taken-back"


async def test_nobody_is_rated_against_somebody_whom_they_had_replaced(
    room: Room, clock: Clock
) -> None:
    two, three = await table_of(room, BENJAMIN), await table_of(room, BENJAMIN, CLEOPATRA)
    for live in (two, three):
        await room.do(live, ANNA, protocol.Start(id="start"))
        await room.listen(live, ANNA)
    clock.pass_seconds(300)
    for live in (two, three):
        await room.do(live, ANNA, protocol.Relieve(id="relieve", seat=1))
        await room.do(live, BENJAMIN, protocol.Return(id="return", seat=1))
    assert unrated(two) == "relieved"
    assert unrated(three) is None
    assert rating_due(three.table).left_out == (1,)


async def test_who_resigns_or_lets_the_time_run_out_is_rated(room: Room) -> None:
    live = await table_of(room, BENJAMIN)
    await room.do(live, ANNA, protocol.Start(id="start"))
    await room.do(live, BENJAMIN, protocol.Resign(id="resign", seat=1))
    assert unrated(live) is None
    assert rating_due(live.table).left_out == ()


async def test_a_guest_who_makes_an_account_before_the_deal_counts(room: Room) -> None:
    live = await table_of(room, BEN)
    await hand_over(room.hub, [Moved(live.table.id, 1, "ben", "ben", "Benjamin", account=True)])
    assert unrated(live) is None
    await room.do(live, ANNA, protocol.Start(id="start"))
    assert unrated(live) is None


async def test_who_logs_in_during_a_match_is_rated_from_the_next_one_on(
    room: Room, database: Database
) -> None:
    """Not only when it goes well."""
    live = await table_of(room, BEN)
    await room.do(live, ANNA, protocol.Start(id="start"))
    await hand_over(room.hub, [Moved(live.table.id, 1, "ben", "benjamin", "Ben", account=True)])
    assert live.table.seats_of("benjamin") == (1,)
    assert unrated(live) == "guest"
    again = await read_table(database.log, live.table.id)
    assert again is not None
    assert again.info(is_open=False).unrated == "guest"


async def test_a_table_says_that_nobody_is_left_to_be_rated_against(room: Room) -> None:
    two, three = await table_of(room, BENJAMIN), await table_of(room, BENJAMIN, CLEOPATRA)
    for live in (two, three):
        await room.do(live, ANNA, protocol.Start(id="start"))
        await hand_over(room.hub, [Moved(live.table.id, 1, "ben", "ben", GONE)])
    assert unrated(two) == "gone"
    assert unrated(three) is None
