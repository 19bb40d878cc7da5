"""What lists are told of a match while it runs, and how often."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from ludoteka.core import Seat
from ludoteka.games import find_game
from ludoteka.server.play import appending
from ludoteka.server.play import live as playing
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.storage import Append, Database, Delayed, StorageDown
from ludoteka.server.tables.summary import PAUSE, Course, QuestionPhrase, course_of
from tests.server.house import Clock
from tests.server.room import ANN, Room, open_room, play_on
from tests.server.tables.test_clocks import timed
from tests.server.tables.test_positions import move_on

pytestmark = pytest.mark.anyio


async def listed(database: Database, table: str) -> Course | None:
    page = await Lobby(database).own(ANN.person, status=None, before=None)
    (line,) = [each for each in page.tables if each.id == table]
    return line.summary.course


async def until_listed(database: Database, live: LiveTable, clock: Clock) -> None:
    """Bots may still be moving, and the sweep, which looks once a second, may be just writing."""
    async with asyncio.timeout(60):
        while await listed(database, live.table.id) != course_of(live.table):
            clock.pass_seconds(PAUSE / 1000)
            await live.hub.sweeper.write_delayed()


async def test_lists_are_told_when_a_match_pauses(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as room:
        live = await room.open(game="six-nimmt", start=True)
        ear = await room.listen(live, ANN)
        before = await listed(database, live.table.id)
        await play_on(room, live, ANN, ear, 0, most=8)
        async with live.lock:
            assert await listed(database, live.table.id) == before, "moves came in no time"
            assert course_of(live.table) != before
        await until_listed(database, live, clock)


async def test_lists_are_told_who_shoots_by_the_seat_that_everybody_sees(room: Room) -> None:
    live = await room.open(game="bang", start=True)
    async with live.lock:
        shot = {"step": "shot", "seat": 0, "by": 3, "needed": 2, "total": 2}
        pending = [{"step": "play", "seat": 3}, shot]
        live.table.state = find_game("bang").from_position(
            {"seats": len(live.table.chairs), "turn": 3, "pending": pending}
        )
        course = course_of(live.table)
    assert course is not None
    assert course.decision == "answer-shot"
    assert course.asked == QuestionPhrase("bang-asked-shot", {"by": Seat(3)}, {"needed": 2})


async def test_lists_are_told_again_after_the_database_was_away(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> None:
        raise StorageDown

    async with open_room(database, clock=clock) as room:
        live = await room.open(game="six-nimmt", start=True)
        ear = await room.listen(live, ANN)
        await play_on(room, live, ANN, ear, 0, most=8)
        clock.pass_seconds(PAUSE / 1000)
        with monkeypatch.context() as patched:
            patched.setattr(database.log, "write_delayed", away)
            with pytest.raises(StorageDown):
                await room.hub.sweeper.write_delayed()
        await until_listed(database, live, clock)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_lists_hear_of_the_end_and_of_few_moves_before(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    made = appending.append_of

    def counted(*given: object, **kept: object) -> Append:
        append = made(*given, **kept)  # type: ignore[arg-type]
        told.append(append.head.summary is not None)
        return append

    monkeypatch.setattr(playing, "append_of", counted)
    table = await room.open(game="bang", start=True)
    ear = await room.listen(table, ANN)
    await play_on(room, table, ANN, ear, 0)
    moves = sum(entry.kind == "moved" for entry in await room.log(table))
    assert sum(told) < moves / 2
    assert told[-1], "the end is told"


async def test_lists_are_told_again_if_the_match_went_on_meanwhile(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it stands as it did before: what was told of an earlier entry was not written."""
    async with open_room(database, clock=clock) as room:
        live = await timed(room, kind="none")
        await move_on(room, live, 8)
        write = database.log.write_delayed

        async def went_on(delayed: Sequence[Delayed]) -> None:
            await write([msgspec.structs.replace(each, seq=each.seq - 1) for each in delayed])
            live.table.seq += 1

        clock.pass_seconds(PAUSE / 1000)
        with monkeypatch.context() as patched:
            patched.setattr(database.log, "write_delayed", went_on)
            await room.hub.sweeper.write_delayed()
        live.table.seq -= 1
        await until_listed(database, live, clock)
