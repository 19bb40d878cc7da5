"""Nothing is built on a table that has missed something: it would write a wrong position."""

from collections.abc import AsyncIterator

import pytest

from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.deciding import move_made
from ludoteka.server.tables.entries import StoodIn
from ludoteka.server.tables.proposals import Proposal
from ludoteka.server.tables.reading import read_table
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Room, open_room
from tests.server.tables.test_catching_up import DeafBus, first_move
from tests.server.tables.test_clocks import timed
from tests.server.tables.test_matches import same

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(database: Database, clock: Clock) -> AsyncIterator[tuple[Room, Room]]:
    """Two that hear nothing of each other."""
    async with (
        open_room(database, clock=clock, bus=DeafBus()) as here,
        open_room(database, clock=clock, bus=DeafBus()) as there,
    ):
        yield here, there


async def lose(live: LiveTable, seat: int, move: str) -> None:
    """A move that another node was faster than."""
    async with live.lock:
        parsed = live.table.game.moves.parse(move)
        assert not await live.commit(move_made(live.table, Seat(seat), parsed, by="stand-in"))


async def is_true(database: Database, live: LiveTable) -> bool:
    """Whether the log and the position in the database belong together: as the log has it."""
    table = await read_table(database.log, live.table.id)
    return table is not None and same(live.table, table)


def both_are_forced(live: LiveTable) -> bool:
    """Each has one card left."""
    state = live.table.state
    assert state is not None
    return len(state.to_act()) == 2 and all(len(state.legal(seat)) == 1 for seat in state.seats)


async def test_nothing_is_committed_on_a_table_that_has_lost(
    nodes: tuple[Room, Room], database: Database
) -> None:
    here, there = nodes
    live = await timed(here, kind="none")
    behind = await there.hub.table(live.table.id)
    await here.play(live, BEN, 1, first_move(live, 1))
    await lose(behind, 0, first_move(live, 0))
    async with behind.lock:
        assert behind.is_stale
        assert not await behind.commit(Proposal(StoodIn(seat=0, why="expired")))
    assert await is_true(database, live)


async def test_a_clock_that_has_lost_reads_before_a_bot_stays(
    nodes: tuple[Room, Room], database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    live = await timed(here, kind="slow", each=60)
    behind = await there.hub.table(live.table.id)
    driver = there.hub.driver(behind)
    monkeypatch.setattr(type(driver), "_set_timer", lambda _driver: None)  # by hand
    clock.pass_seconds(100)

    async def decide_too_late(seat: Seat, bot: str, **_how: object) -> bool:
        """The person was faster, on the other node."""
        del bot
        if seat == 0 and not live.table.moves:
            await here.play(live, ANN, 0, first_move(live, 0))
            await lose(behind, 1, first_move(live, 1))
            behind.table.chairs[0] = behind.table.chairs[0].but(expiries=3)
        return False

    monkeypatch.setattr(driver, "decide", decide_too_late)
    await driver._expire()
    async with behind.lock:
        await behind.refresh()
    assert not behind.table.chairs[0].stand_in
    assert same(live.table, behind.table)
    assert await is_true(database, live)


async def test_forced_answers_are_looked_at_anew_after_each(
    nodes: tuple[Room, Room], database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is lost to a word on another node, and the second is not built on it."""
    here, there = nodes
    live = await timed(here, kind="none")
    while not both_are_forced(live):
        asked = live.table.to_act[0]
        await here.play(live, (ANN, BEN)[asked], asked, first_move(live, asked))
    behind = await there.hub.table(live.table.id)
    driver = there.hub.driver(behind)
    monkeypatch.setattr(type(driver), "_set_timer", lambda _driver: None)  # by hand
    for seat, actor in enumerate((ANN, BEN)):
        await there.do(behind, actor, protocol.Automate(id="auto", seat=seat, on=True))
    monkeypatch.setattr(driver, "forced_time", lambda _seat: 0)
    commit, lost = behind.commit, 0

    async def commit_too_late(proposal: Proposal) -> bool:
        nonlocal lost
        if not lost:
            lost += 1
            await here.do(live, ANN, protocol.Say(id="say", text="Good game"))
        return await commit(proposal)

    monkeypatch.setattr(behind, "commit", commit_too_late)
    await driver._answer_forced()
    async with behind.lock:
        await behind.refresh()
    assert await is_true(database, behind)
    answered = behind.table.moves[-1].seat
    assert behind.table.to_act == (1 - answered,), "the other one is still to come"
