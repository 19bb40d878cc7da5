"""The clock of the machine was set back while no server ran, or starts behind: play goes on."""

import pytest
from sqlalchemy import select

from ludoteka.server import protocol
from ludoteka.server.people.transactions import reading
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.sweeping import IDLE_AFTER
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import tables
from ludoteka.server.tables import entries as facts
from tests.server.house import START, Clock
from tests.server.room import ANN, BEN, Room, open_room, play_on, until
from tests.server.tables.test_clocks import ring, timed
from tests.server.tables.test_overdue_bots import SHOW, Stuck
from tests.server.test_steady_clock import HOUR, Machine

pytestmark = pytest.mark.anyio


def is_moving(room: Room, table: str) -> bool:
    live = room.hub.tables.get(table)
    return live is not None and bool(live.table.moves)


def is_ahead(live: LiveTable) -> bool:
    return live.is_ahead


async def test_bots_go_on_after_the_clock_was_set_back(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        before.hub.workers = Stuck()
        table = (await before.open(ANN, **SHOW)).table.id
    clock.pass_seconds(-3600)
    async with open_room(database, clock=clock) as after:
        await until(lambda: is_moving(after, table), seconds=20)


async def test_clocks_set_back_go_on_though_nobody_looks(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        live = await timed(before, kind="slow", each=600)
    table = live.table.id
    clock.pass_seconds(-3600)
    async with open_room(database, clock=clock) as after:
        await until(lambda: table in after.hub.tables, seconds=20)
        clock.pass_seconds(IDLE_AFTER / 1000 + 1)
        after.hub.sweeper.forget_idle()
        again = after.hub.tables[table]
        assert not again.table.moves
        clock.pass_seconds(640)
        await ring(after, again)
        await until(lambda: len(again.table.moves) >= 2)


async def test_due_times_are_written_in_the_time_of_the_house(
    database: Database, clock: Clock
) -> None:
    async with open_room(database, clock=clock) as before:
        live = await timed(before, kind="live", base=60, increment=0, reaction=10)
    clock.pass_seconds(-3600)
    async with open_room(database, clock=clock) as after:
        again = await after.hub.table(live.table.id)
        await play_on(after, again, BEN, await after.listen(again, BEN), 1, most=1)
        async with reading(database) as connection:
            due = (await connection.execute(select(tables.c.due))).scalar_one()
        assert again.table.clocks.deadlines() == {0: START + 60_000}
        assert due == clock.now + 60_000


async def test_a_clock_that_is_set_right_soon_takes_nobody_s_time_twice(room: Room) -> None:
    """The table was hours ahead of the machine, and is not hours ahead of the right time."""
    machine = Machine()
    room.hub.now = machine.steady()
    live = await timed(room, kind="slow", each=86_400)
    began = live.now()
    machine.system -= 3 * HOUR
    room.hub.now = machine.steady()  # as after a restart
    live._jumped = 0
    assert live.now() == began
    machine.pass_ms(1_000)
    assert live.now() == began + 1_000
    assert is_ahead(live)
    machine.system += 5 * HOUR
    machine.pass_ms(1_000)
    assert live.now() == machine.system
    assert not is_ahead(live)
    await room.do(live, ANN, protocol.Say(id="say", text="What time is it?"))
    assert live.table.at == machine.system


async def test_an_entry_of_a_node_whose_clock_is_behind_gives_no_time(room: Room) -> None:
    live = await timed(room, kind="live", base=60, increment=0, reaction=10)
    began = live.table.at
    said = facts.Said(person="ann", text="What time is it?", name="Ann")
    await live.hear(live.table.seq + 1, began - HOUR, facts.encode_fact(said))
    assert live.table.lines[-1].text == "What time is it?"
    assert live.table.at == began
    assert live.now() >= began
