"""How many bots one person, one address and the house may keep busy."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.config import Settings
from ludoteka.server.errors import Enough
from ludoteka.server.play.bot_limits import RECENT, BotLimits
from ludoteka.server.play.driving import bot_of
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.web.limits import MemoryLimiter
from tests.server.house import Clock
from tests.server.refusing import counting
from tests.server.room import ANN, BEN, CLEO, Room, open_room, play_on, until

pytestmark = pytest.mark.anyio

SETTINGS = Settings(
    commit_seconds=0,
    bot_delay_ms=600_000,  # no bot makes a move while limits are tested
    max_bot_seats=20,
    max_bot_seats_address=40,
    max_bot_tables=2,
    max_bot_tables_address=3,
    max_bot_tables_total=4,
)
SHOW: dict[str, object] = {
    "game": "six-nimmt",
    "own_seats": 0,
    "seats": 2,
    "bots": ["master", "master"],
    "start": True,
}
MATCH = SHOW | {"own_seats": 1, "seats": 10, "bots": ["master"] * 9}


def limit(room: Room, database: Database, clock: Clock, limiter: MemoryLimiter) -> Room:
    company = partial(limiter.company, "bots", seconds=3600)
    room.hub.admit_bots = BotLimits(SETTINGS, database, company, now=clock).admit
    return room


@pytest.fixture
def limiter() -> MemoryLimiter:
    return MemoryLimiter()


@pytest.fixture
async def room(database: Database, clock: Clock, limiter: MemoryLimiter) -> AsyncIterator[Room]:
    async with open_room(database, clock=clock, settings=SETTINGS) as opened:
        yield limit(opened, database, clock, limiter)


async def refused(code: str, attempt: Coroutine[None, None, object]) -> None:
    limited = code.removeprefix("too-many-").replace("-", "_")
    with counting(limited), pytest.raises(Enough) as error:
        await attempt
    assert error.value.code == code


async def test_one_guest_gets_no_flood_of_tables_with_bots_only(room: Room) -> None:
    flood = dict(SHOW, seats=10, bots=["master"] * 10)
    opened = await asyncio.gather(
        *(room.open(ANN, **flood) for _ in range(20)), return_exceptions=True
    )
    assert sum(not isinstance(each, BaseException) for each in opened) == 2
    assert {each.code for each in opened if isinstance(each, Enough)} <= {
        "too-many-bot-tables",
        "too-many-bot-seats",
    }
    await room.open(BEN, **SHOW)  # what others have is not less for it


async def test_bots_at_one_person_s_tables_are_counted_together(room: Room) -> None:
    for _ in range(2):
        await room.open(ANN, **MATCH)
    await refused("too-many-bot-seats", room.open(ANN, **MATCH))
    await room.open(ANN, **MATCH | {"seats": 3, "bots": ["master"] * 2})


async def test_tables_that_wait_for_their_people_cost_nothing_after_a_while(
    room: Room, clock: Clock
) -> None:
    """Who leaves matches unfinished all evening can go on opening tables."""
    for _ in range(10):
        await room.open(ANN, **MATCH)
        await room.open(ANN, **MATCH)
        await refused("too-many-bot-seats", room.open(ANN, **MATCH))
        clock.now += RECENT + 1


async def test_tables_of_bots_only_count_until_they_end(room: Room, clock: Clock) -> None:
    shows = [await room.open(ANN, **SHOW) for _ in range(2)]
    clock.now += 10 * RECENT
    await refused("too-many-bot-tables", room.open(ANN, **SHOW))
    assert all(live.table.status == "live" for live in shows)


def _is_live(live: LiveTable) -> bool:
    return live.table.status == "live"


async def test_a_table_that_its_people_resigned_from_is_one_of_bots(room: Room) -> None:
    for n in range(2):
        live = await room.open(ANN, **MATCH | {"seats": 2, "bots": ["master"]})
        await until(partial(_is_live, live))
        await room.do(live, ANN, protocol.Resign(id=f"resign {n}", seat=0))
    await refused("too-many-bot-tables", room.open(ANN, **SHOW))
    await room.open(ANN, **MATCH)  # to play oneself is never refused for it


async def test_tables_that_were_resigned_from_count_in_the_house(room: Room) -> None:
    for n in range(4):
        person = Actor(f"person {n}", f"Person {n}")
        live = await room.open(person, **MATCH | {"seats": 2, "bots": ["master"]})
        await until(partial(_is_live, live))
        await room.do(live, person, protocol.Resign(id="resign", seat=0))
    await refused("too-many-bot-tables-total", room.open(ANN, **SHOW))


async def test_no_bot_searches_where_nobody_plays_any_more(room: Room) -> None:
    """However many matches someone opens and resigns from, they end soon."""
    live = await room.open(ANN, **MATCH | {"seats": 3, "bots": ["master", "random"]})
    await until(partial(_is_live, live))
    names = partial(bot_of, live.table)
    assert [names(Seat(seat), "greedy") for seat in (1, 2)] == ["master", "random"]
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    assert [names(Seat(seat), "greedy") for seat in (0, 1, 2)] == ["greedy", "greedy", "random"]
    assert names(Seat(1), "master") == "greedy", "a slow stand-in plays for people only"
    show = await room.open(BEN, **SHOW)
    assert bot_of(show.table, Seat(0), "greedy") == "master", "it was opened for that"


async def test_many_guests_of_one_address_have_one_limit(room: Room) -> None:
    guests = [Actor(f"guest {n}", f"Guest {n}", address="192.0.2.7") for n in range(5)]
    for guest in guests[:3]:
        await room.open(guest, **SHOW)
    await refused("too-many-bot-tables-address", room.open(guests[3], **SHOW))
    for guest in guests[:3]:
        await room.open(guest, **MATCH)
    await refused("too-many-bot-seats-address", room.open(guests[4], **MATCH))
    await room.open(Actor("far", "Far", address="192.0.2.8"), **SHOW)


async def test_the_house_has_a_limit_too(room: Room) -> None:
    for n in range(4):
        await room.open(Actor(f"person {n}", f"Person {n}"), **SHOW)
    await refused("too-many-bot-tables-total", room.open(ANN, **SHOW))
    await room.open(ANN, **MATCH)


async def test_a_bot_more_at_an_open_table_counts(room: Room) -> None:
    await room.open(ANN, **MATCH)
    await room.open(ANN, **MATCH)
    live = await room.open(ANN, game="six-nimmt", seats=5)
    add: Callable[[int], protocol.AddBot] = lambda seat: protocol.AddBot(  # noqa: E731
        id=f"bot {seat}", seat=seat, bot="greedy"
    )
    for seat in (1, 2):
        await room.do(live, ANN, add(seat))
    await refused("too-many-bot-seats", room.do(live, ANN, add(3)))
    await room.do(live, ANN, add(2))  # the same again has been done
    with pytest.raises(Exception, match="only-host"):
        await room.do(live, BEN, add(3))


async def test_the_last_bot_of_a_table_without_people_counts_as_opening_it(room: Room) -> None:
    for _ in range(2):
        await room.open(ANN, **SHOW)
    live = await room.open(ANN, game="six-nimmt", seats=2, own_seats=0, bots=["greedy"])
    last = protocol.AddBot(id="last", seat=0, bot="greedy")
    await refused("too-many-bot-tables", room.do(live, ANN, last))


async def test_a_rematch_counts_like_a_table_of_one_s_own(
    database: Database, clock: Clock, limiter: MemoryLimiter
) -> None:
    lively = msgspec.structs.replace(SETTINGS, bot_delay_ms=0)
    async with open_room(database, clock=clock, settings=lively) as room:
        limit(room, database, clock, limiter)
        over = await room.open(ANN, **MATCH | {"bots": ["random"] * 9, "options": {"deals": 1}})
        await play_on(room, over, ANN, await room.listen(over, ANN), 0)
        others = [await room.open(ANN, **MATCH | {"bots": ["random"] * 9}) for _ in range(2)]
        again = protocol.Rematch(id="again")
        await refused("too-many-bot-seats", room.do(over, ANN, again))
        await room.do(others[0], ANN, protocol.Resign(id="enough", seat=0))
        ending = others[0]
        await until(lambda: ending.table.status == "over" and ending.shown == ending.table.seq)
        done = await room.do(over, ANN, again)
        assert await room.do(over, ANN, again) == done


async def test_a_retry_is_not_counted_twice(room: Room) -> None:
    show = SHOW | {"id": "show"}
    first = await room.open(ANN, **show)
    await room.open(ANN, **SHOW)
    again = await room.open(ANN, **show)
    assert again is first


async def test_stand_ins_are_never_refused(room: Room) -> None:
    for _ in range(2):
        await room.open(ANN, **MATCH)
    live = await room.open(BEN, game="six-nimmt", seats=2)
    await room.do(live, ANN, protocol.Sit(id="sit", seat=1))
    for seat, actor in enumerate((BEN, ANN)):
        await room.do(live, actor, protocol.Ready(id=f"ready {seat}", seat=seat))
    await until(lambda: live.table.status == "live")
    await room.do(live, ANN, protocol.Resign(id="resign", seat=1))
    assert live.table.chairs[1].stand_in


async def test_limits_hold_across_nodes_and_restarts(
    room: Room, database: Database, clock: Clock
) -> None:
    for _ in range(2):
        await room.open(ANN, **SHOW)
    async with open_room(database, clock=clock, settings=SETTINGS) as other:
        limit(other, database, clock, MemoryLimiter())
        await refused("too-many-bot-tables", other.open(ANN, **SHOW))
        await other.open(replace(CLEO, address="192.0.2.7"), **SHOW)
