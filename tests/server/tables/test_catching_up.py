"""Nodes that have missed something: they find out before it matters to anyone."""

from collections.abc import AsyncIterator

import pytest

from ludoteka.server import protocol
from ludoteka.server.bus import Bus
from ludoteka.server.errors import Busy
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Append, Database, StorageDown
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Room, open_room, until
from tests.server.tables.test_take_back import two_at_six_nimmt

pytestmark = pytest.mark.anyio


class DeafBus(Bus):
    """Loses everything, as its contract allows."""

    async def start(self) -> None:
        pass

    async def publish(self, table: str, payload: bytes) -> None:
        self.dropped += 1

    async def close(self) -> None:
        pass


@pytest.fixture
async def other(database: Database, clock: Clock) -> AsyncIterator[Room]:
    """A second node that hears nothing of the first."""
    async with open_room(database, clock=clock, bus=DeafBus()) as opened:
        yield opened


@pytest.fixture
async def here(database: Database, clock: Clock) -> AsyncIterator[Room]:
    async with open_room(database, clock=clock, bus=DeafBus()) as opened:
        yield opened


def first_move(live: LiveTable, seat: int) -> str:
    state = live.table.state
    assert state is not None
    return live.table.game.moves.text(state.legal(state.seats[seat])[0])


async def test_who_comes_from_another_node_sees_no_less_than_there(here: Room, other: Room) -> None:
    live = await two_at_six_nimmt(here)
    there = await other.hub.table(live.table.id)
    done = await here.play(live, ANN, 0, first_move(live, 0))
    ear = await other.listen(there, ANN, since=done.seq)
    welcome = ear.drain()[0]
    assert (welcome["seq"], welcome["since"]) == (done.seq, done.seq)


async def test_a_command_is_refused_by_the_truth_only(here: Room, other: Room) -> None:
    """Behind the times, the other node would say that the match has not begun."""
    live = await here.open(game="six-nimmt", seats=2, options={"deals": 1}, auto_start=False)
    there = await other.hub.table(live.table.id)
    await here.do(live, BEN, protocol.Sit(id="1", seat=1))
    await here.do(live, BEN, protocol.Ready(id="2", seat=1))
    await here.do(live, ANN, protocol.Start(id="1"))
    done = await other.play(there, BEN, 1, first_move(live, 1))
    assert done.seq == live.table.seq + 1


async def test_a_command_done_on_one_node_is_not_done_again_on_another(
    here: Room, other: Room
) -> None:
    live = await two_at_six_nimmt(here)
    there = await other.hub.table(live.table.id)
    play = protocol.Play(id="once", seat=0, move=first_move(live, 0))
    done = await here.do(live, ANN, play)
    assert await other.do(there, ANN, play) == done
    assert await here.do(live, ANN, play) == done


async def test_who_was_away_while_moves_were_taken_back_is_told_everything_anew(
    room: Room,
) -> None:
    live = await two_at_six_nimmt(room)
    first = await room.play(live, ANN, 0, first_move(live, 0))
    back = await room.do(live, ANN, protocol.TakeBack(id="a", seat=0))
    again = await room.play(live, ANN, 0, first_move(live, 0))
    sinces = [first.seq - 1, first.seq, back.seq, again.seq]
    welcomes = [(await room.listen(live, BEN, since=since)).drain()[0] for since in sinces]
    assert [welcome["since"] for welcome in welcomes] == [-1, -1, back.seq, again.seq]
    seqs = [[told["seq"] for told in welcome["sights"][0]["events"]] for welcome in welcomes]
    assert first.seq not in seqs[0]
    assert set(seqs[2]) == {again.seq}


async def test_a_commit_without_answer_is_shown_when_it_turns_out_to_have_worked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await two_at_six_nimmt(room)
    ear = await room.listen(live, BEN)
    ear.drain()
    append = room.hub.log.append

    async def append_and_lose(entry: Append) -> bool:
        await append(entry)
        raise StorageDown("the connection was lost during the commit")

    monkeypatch.setattr(room.hub.log, "append", append_and_lose)
    with pytest.raises(Busy):
        await room.play(live, ANN, 0, first_move(live, 0))
    assert not any(message["type"] == "update" for message in ear.drain())
    monkeypatch.undo()
    await until(lambda: any(frame["type"] == "welcome" for frame in ear.drain()))
    assert live.table.seq == live.shown
