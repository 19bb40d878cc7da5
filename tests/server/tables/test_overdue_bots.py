"""Tables whose bots wait for their turn are overdue, and hide nobody else's."""

import asyncio

import pytest

from ludoteka.server.play.bot_queue import Claim
from ludoteka.server.play.driving import claim_of
from ludoteka.server.play.sweeping import ORPHANED_AFTER
from ludoteka.server.play.thinking import Job, Thought
from ludoteka.server.play.workers import NOBODY, Events
from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.room import ANN, BEN, InlineWorkers, Room, open_room, until

pytestmark = pytest.mark.anyio

MORE_THAN_A_SWEEP = 110
SHOW: dict[str, object] = {"game": "six-nimmt", "seats": 2, "own_seats": 0, "start": True}


class Stuck(InlineWorkers):
    """Has other things to think about, except for these persons."""

    def __init__(self, *persons: str) -> None:
        super().__init__()
        self._persons = persons

    async def choose(self, job: Job, events: Events, claim: Claim = NOBODY) -> Thought:
        if not set(claim.persons) & set(self._persons):
            await asyncio.Event().wait()
        return await super().choose(job, events, claim)


async def test_bots_that_wait_for_their_turn_hide_no_table_without_a_driver(
    database: Database, clock: Clock
) -> None:
    """A guest's flood goes on after a restart, and others do so beside it."""
    async with open_room(database, clock=clock) as gone:
        gone.hub.workers = Stuck()
        for _ in range(MORE_THAN_A_SWEEP):
            await gone.open(ANN, **SHOW)
        clock.now += 1
        table = (await gone.open(BEN, **SHOW)).table.id
    clock.now += ORPHANED_AFTER + 1
    async with open_room(database, clock=clock) as room:
        room.hub.workers = Stuck("ben")
        await until(lambda: _has_moved(room, table))


def _has_moved(room: Room, table: str) -> bool:
    live = room.hub.tables.get(table)
    return live is not None and bool(live.table.moves)


async def test_a_bot_thinks_for_those_who_play_themselves_or_for_the_host(room: Room) -> None:
    match = await room.open(ANN, game="six-nimmt", seats=3, bots=["greedy"])
    assert claim_of(match.table) == Claim(("ann",), is_awaited=True)
    show = await room.open(BEN, **SHOW)
    assert claim_of(show.table) == Claim(("ben",), is_awaited=False)
