"""A person's tables that are not over: what a program asks for before it plays on."""

import pytest
from sqlalchemy import event

from ludoteka.server import protocol
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.storage import Database
from tests.server.room import ANN, BEN, Room

pytestmark = pytest.mark.anyio


async def test_running_tables_are_listed_live_ones_first(room: Room, database: Database) -> None:
    live = await room.open(game="six-nimmt", seats=2)
    await room.do(live, ANN, protocol.AddBot(id="bot", seat=1, bot="random"))
    await room.do(live, ANN, protocol.Start(id="start"))
    opened = await room.open(game="six-nimmt", seats=2)
    over = await room.open(game="six-nimmt", seats=2)
    await room.do(over, ANN, protocol.Close(id="close"))
    running = await Lobby(database).running("ann")
    assert [line.id for line in running] == [live.table.id, opened.table.id]
    assert [line.status for line in running] == ["live", "open"]
    assert await Lobby(database).running("ben") == ()


async def test_a_table_that_becomes_live_meanwhile_is_listed_once(
    room: Room, database: Database
) -> None:
    """Asked once for all: between two questions a table might change from one list to the
    other."""
    await room.do(await room.open(game="six-nimmt", seats=3), BEN, protocol.Sit(id="sit", seat=1))
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        asked.append(statement)

    engine = database.reader.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    running = await Lobby(database).running("ben")
    event.remove(engine, "before_cursor_execute", note)
    assert len(running) == 1
    assert len([statement for statement in asked if "FROM tables" in statement]) == 1
