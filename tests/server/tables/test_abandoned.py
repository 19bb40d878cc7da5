"""Open tables without anyone close by themselves; lists are short and hold no data."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from ludoteka.server import protocol
from ludoteka.server.bus import LocalBus, LocalNetwork
from ludoteka.server.errors import Forbidden
from ludoteka.server.play.abandoned import LISTENING, Abandoned
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.play.lobby_news import LobbyList
from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import Closed, decode_fact
from ludoteka.server.tables.proposals import Actor
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Room, open_room, play_on, until

pytestmark = pytest.mark.anyio

HOUR = 3600
DAY = 24 * HOUR


async def closings(room: Room, live: LiveTable) -> list[str]:
    facts = [decode_fact(entry.body) for entry in await room.log(live)]
    return [fact.why for fact in facts if isinstance(fact, Closed)]


async def look_twice(abandoned: Abandoned, clock: Clock) -> None:
    """Once to begin listening, once to close what nobody was heard at."""
    await abandoned.look()
    clock.pass_seconds(LISTENING / 1000)
    await abandoned.look()


async def test_a_listed_table_without_anybody_closes_after_an_hour(
    room: Room, database: Database, clock: Clock
) -> None:
    abandoned = Abandoned(room.hub, database)
    listed = await room.open(game="six-nimmt", listed=True)
    hidden = await room.open(game="six-nimmt")
    live = await room.open(game="six-nimmt", listed=True, start=True)
    clock.pass_seconds(HOUR - 1)
    await abandoned.look()
    assert listed.table.status == "open"
    clock.pass_seconds(2)
    await look_twice(abandoned, clock)
    assert (listed.table.status, hidden.table.status) == ("closed", "open")
    assert await closings(room, listed) == ["abandoned"]
    clock.pass_seconds(7 * DAY)
    await look_twice(abandoned, clock)
    assert hidden.table.status == "closed"
    assert live.table.status == "live"
    page = await Lobby(database).listed(game=None, before=None)
    assert [line.id for line in page.tables] == [live.table.id]


async def test_a_table_where_somebody_waits_stays_open_and_an_hour_longer(
    room: Room, database: Database, clock: Clock
) -> None:
    abandoned = Abandoned(room.hub, database)
    live = await room.open(game="six-nimmt", listed=True)
    ear = await room.listen(live, ANN)
    clock.pass_seconds(3 * HOUR)
    await abandoned.look()
    await live.leave(ear.listener)
    clock.pass_seconds(HOUR - 1)
    await abandoned.look()
    assert await closings(room, live) == []
    clock.pass_seconds(2)
    await look_twice(abandoned, clock)
    assert await closings(room, live) == ["abandoned"]


async def test_a_restart_closes_no_table_where_somebody_was_waiting(
    database: Database, clock: Clock
) -> None:
    """Who waits comes back to the restarted server, and else the hour begins anew."""
    async with open_room(database, clock=clock) as before:
        waiting = (await before.open(game="six-nimmt", listed=True)).table.id
        left = (await before.open(BEN, game="six-nimmt", listed=True)).table.id
    clock.pass_seconds(3 * HOUR)
    async with open_room(database, clock=clock) as room:
        abandoned = Abandoned(room.hub, database)
        await look_twice(abandoned, clock)
        assert (await room.hub.table(waiting)).table.status == "open"
        await room.listen(await room.hub.table(waiting), ANN)
        clock.pass_seconds(HOUR)
        await look_twice(abandoned, clock)
        assert (await room.hub.table(waiting)).table.status == "open"
        assert (await room.hub.table(left)).table.status == "closed"


async def test_also_alone_a_server_listens_before_it_closes_a_table(
    room: Room, database: Database, clock: Clock
) -> None:
    abandoned = Abandoned(room.hub, database)
    live = await room.open(game="six-nimmt", listed=True)
    clock.pass_seconds(HOUR + 1)
    await abandoned.look()
    ear = await room.listen(live, ANN)  # was cut off for a moment
    clock.pass_seconds(LISTENING / 1000)
    await abandoned.look()
    assert live.table.status == "open"
    await live.leave(ear.listener)


@pytest.fixture
async def rooms(database: Database, clock: Clock) -> AsyncIterator[tuple[Room, Room]]:
    """Two nodes of one house."""
    network = LocalNetwork()
    async with (
        open_room(database, clock=clock, bus=LocalBus(network)) as here,
        open_room(database, clock=clock, bus=LocalBus(network)) as there,
    ):
        yield here, there


async def test_several_nodes_close_a_table_once(
    rooms: tuple[Room, Room], database: Database, clock: Clock
) -> None:
    here, there = rooms
    live = await here.open(game="six-nimmt", listed=True)
    looking = [Abandoned(room.hub, database) for room in rooms]
    clock.pass_seconds(HOUR + 1)
    for _ in range(3):
        await asyncio.gather(*(abandoned.look() for abandoned in looking))
        clock.pass_seconds(LISTENING / 1000)
    assert await closings(there, live) == ["abandoned"]


async def test_nobody_s_table_is_closed_by_a_node_where_they_are_not(
    rooms: tuple[Room, Room], database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = rooms
    monkeypatch.setattr(type(there.hub), "is_alone", False)
    live = await here.open(game="six-nimmt", listed=True)
    await here.listen(live, ANN)
    abandoned = Abandoned(there.hub, database)
    clock.pass_seconds(HOUR + 1)
    await abandoned.look()
    await here.hub.publish_presence(live)  # as every node does every ten seconds
    await asyncio.sleep(0)
    for _ in range(3):
        clock.pass_seconds(10)
        await here.hub.publish_presence(live)
        await asyncio.sleep(0)
        await abandoned.look()
    clock.pass_seconds(10)
    await here.hub.publish_presence(live)
    await asyncio.sleep(0)
    await abandoned.look()
    assert live.table.status == "open"


async def test_tables_where_people_wait_do_not_hide_those_that_are_abandoned(
    room: Room, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.play.abandoned.MOST_AT_ONCE", 2)
    abandoned = Abandoned(room.hub, database)
    waiting = [await room.open(game="six-nimmt", listed=True) for _ in range(4)]
    for live in waiting:
        await room.listen(live, ANN)
    clock.pass_seconds(1)
    left = await room.open(game="six-nimmt", listed=True)
    clock.pass_seconds(HOUR + 1)
    for _ in range(8):
        await abandoned.look()
        clock.pass_seconds(LISTENING / 1000)
    assert left.table.status == "closed"
    assert {live.table.status for live in waiting} == {"open"}


async def test_a_host_has_few_listed_tables(room: Room, database: Database) -> None:
    lobby = Lobby(database)
    opened = await room.open(game="six-nimmt", listed=True)
    await room.open(game="six-nimmt", listed=True)
    await room.open(game="six-nimmt")
    await lobby.check_listed("ann", besides="", most=3)
    with pytest.raises(Forbidden, match="too-many-listed"):
        await lobby.check_listed("ann", besides="", most=2)
    await lobby.check_listed("ann", besides=opened.table.id, most=2)
    await lobby.check_listed("ben", besides="", most=1)
    await room.do(opened, ANN, protocol.Close(id="close"))
    await lobby.check_listed("ann", besides="", most=2)


async def test_matches_that_are_played_keep_no_host_from_opening_another_table(
    room: Room, database: Database
) -> None:
    """Slow ones last for weeks."""
    for _ in range(3):
        await room.open(game="six-nimmt", listed=True, start=True)
    await Lobby(database).check_listed("ann", besides="", most=1)


async def test_a_match_in_which_nothing_happens_leaves_the_list_until_its_next_move(
    room: Room, database: Database, clock: Clock
) -> None:
    lobby = Lobby(database, now=clock, live_hours=6)

    async def shown() -> list[str]:
        return [line.id for line in (await lobby.listed(game=None, before=None)).tables]

    live = await room.open(game="six-nimmt", seats=2, listed=True, start=True)
    ear = await room.listen(live, ANN)
    await until(lambda: live.shown == live.table.seq and live.table.to_act == (0,))
    clock.pass_seconds(6 * HOUR - 1)
    assert await shown() == [live.table.id]
    clock.pass_seconds(1)
    assert await shown() == []
    await play_on(room, live, ANN, ear, 0, most=1)
    assert await shown() == [live.table.id]


async def test_a_rematch_is_listed_only_where_another_table_could_be(room: Room) -> None:
    for allowed in (True, False):

        async def may_list(actor: Actor, *, allowed: bool = allowed) -> bool:
            assert actor.person == "ann"
            return allowed

        room.hub.may_list = may_list
        request = {"game": "six-nimmt", "seats": 2, "options": {"deals": 1}, "start": True}
        for listed in (True, False):
            live = await room.open(ANN, listed=listed, **request)
            await play_on(room, live, ANN, await room.listen(live, ANN), 0)
            done = await room.do(live, ANN, protocol.Rematch(id="again"))
            assert done.table is not None
            again = await room.hub.table(done.table)
            assert again.table.created.listed is (listed and allowed)


async def test_the_list_holds_no_data_of_options_and_stays_short(
    room: Room, database: Database
) -> None:
    live = await room.open(game="six-nimmt", listed=True, options={"deals": 3})
    data = await room.open(game="intrigo", seats=3, listed=True, options={"prices": [1, 2, 4]})
    usual = await room.open(BEN, game="six-nimmt", listed=True)
    page = await Lobby(database).listed(game=None, before=None)
    assert {line.id: line.summary.variant for line in page.tables} == {
        live.table.id: True,
        data.table.id: True,
        usual.table.id: False,
    }
    frame = msgspec.json.encode(LobbyList(page.tables))
    assert b'"changed":{"deals":3}' in frame, "what is told in a word"
    assert b"prices" not in frame
    assert len(frame) < 4000
