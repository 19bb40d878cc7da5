"""Taking moves back: freely while nobody learned anything, else by everybody's consent."""

import pytest

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.records import whole_record
from tests.server.room import ANN, BEN, Ear, Room, play_on
from tests.server.tables.test_matches import same

pytestmark = pytest.mark.anyio


async def two_at_six_nimmt(room: Room) -> LiveTable:
    live = await room.open(game="six-nimmt", seats=2, options={"deals": 1}, auto_start=False)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await room.do(live, ANN, protocol.Start(id="1"))
    return live


def asking(live: LiveTable) -> int | None:
    return live.table.asking


def back(ear: Ear, seat: int) -> bool:
    """Whether the last frame offered to take the move back."""
    return bool(ear.sights[seat].get("take_back", False))


async def test_a_secret_choice_can_be_changed_until_the_last_one_is_made(
    room: Room, database: Database
) -> None:
    live = await two_at_six_nimmt(room)
    ear = await room.listen(live, ANN)
    ear.drain()
    first, second = ear.offers(0)[:2]
    await room.play(live, ANN, 0, first)
    ear.drain()
    assert back(ear, 0)
    await room.do(live, ANN, protocol.TakeBack(id="a", seat=0))
    ear.drain()
    assert not back(ear, 0)
    assert first in ear.offers(0)
    await room.play(live, ANN, 0, second)
    assert live.table.state is not None
    await room.play(
        live, BEN, 1, live.table.game.moves.text(live.table.state.legal(live.table.to_act[0])[0])
    )
    ear.drain()
    assert not back(ear, 0)
    table = await read_table(database.log, live.table.id)
    assert table is not None
    assert same(live.table, table)


async def test_what_others_learned_needs_everybody_s_consent(room: Room) -> None:
    live = await two_at_six_nimmt(room)
    ann, ben = await room.listen(live, ANN), await room.listen(live, BEN)
    await play_on(room, live, ANN, ann, 0, most=1)
    await play_on(room, live, BEN, ben, 1, most=1)
    made = len(live.table.moves)
    await room.do(live, ANN, protocol.TakeBack(id="a", seat=0))
    assert len(live.table.moves) == made
    assert asking(live) == 0
    with pytest.raises(BadInput, match="already-asked-back"):
        await room.do(live, BEN, protocol.TakeBack(id="b", seat=1))
    with pytest.raises(BadInput, match="already-answered"):
        await room.do(live, ANN, protocol.Answer(id="c", seat=0, agree=True))
    await room.do(live, BEN, protocol.Answer(id="d", seat=1, agree=False))
    assert asking(live) is None
    assert len(live.table.moves) == made
    await room.do(live, ANN, protocol.TakeBack(id="e", seat=0))
    await room.do(live, BEN, protocol.Answer(id="f", seat=1, agree=True))
    assert len(live.table.moves) == 0
    ann.drain()
    assert len(ann.offers(0)) == 10


async def test_a_request_is_forgotten_when_play_goes_on(room: Room) -> None:
    live = await two_at_six_nimmt(room)
    ann, ben = await room.listen(live, ANN), await room.listen(live, BEN)
    await play_on(room, live, ANN, ann, 0, most=1)
    await play_on(room, live, BEN, ben, 1, most=1)
    await room.do(live, ANN, protocol.TakeBack(id="a", seat=0))
    asked = ANN if 0 in live.table.to_act else BEN
    seat, ear = (0, ann) if asked is ANN else (1, ben)
    await play_on(room, live, asked, ear, seat, most=1)
    assert live.table.asking is None
    with pytest.raises(BadInput, match="no-request"):
        await room.do(live, BEN, protocol.Answer(id="b", seat=1, agree=True))


async def test_alone_among_bots_nobody_needs_to_be_asked(room: Room) -> None:
    live = await room.open(game="bang", seats=4, start=True)
    ear = await room.listen(live, ANN)
    with pytest.raises(BadInput, match="nothing-to-take-back"):
        await room.do(live, ANN, protocol.TakeBack(id="none", seat=0))
    await play_on(room, live, ANN, ear, 0, most=3)
    async with live.lock:
        mine = [made.seq for made in live.table.moves if made.seat == 0]
    await room.do(live, ANN, protocol.TakeBack(id="a", seat=0))
    assert [made.seq for made in live.table.moves if made.seat == 0] == mine[:-1]
    await play_on(room, live, ANN, ear, 0)
    record = whole_record(live.table)
    assert record.result == live.table.result


async def test_nobody_takes_another_s_move_back(room: Room) -> None:
    live = await two_at_six_nimmt(room)
    ear = await room.listen(live, ANN)
    await play_on(room, live, ANN, ear, 0, most=1)
    with pytest.raises(LudotekaError, match="not-your-seat"):
        await room.do(live, BEN, protocol.TakeBack(id="a", seat=0))


async def test_who_resigned_takes_nothing_back_and_agrees_to_nothing(room: Room) -> None:
    live = await two_at_six_nimmt(room)
    ann, ben = await room.listen(live, ANN), await room.listen(live, BEN)
    await play_on(room, live, ANN, ann, 0, most=1)
    await play_on(room, live, BEN, ben, 1, most=1)
    await room.do(live, ANN, protocol.TakeBack(id="asked", seat=0))
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    assert asking(live) is None, "the request has left with its asker"
    made = [move.seq for move in live.table.moves]
    with pytest.raises(Forbidden, match="resigned"):
        await room.do(live, ANN, protocol.TakeBack(id="back", seat=0))
    with pytest.raises(Forbidden, match="resigned"):
        await room.do(live, ANN, protocol.Answer(id="yes", seat=0, agree=True))
    assert [move.seq for move in live.table.moves][: len(made)] == made
    assert not live.table.was_taken_back


async def test_who_is_left_alone_by_a_resignation_is_like_alone_among_bots(room: Room) -> None:
    live = await two_at_six_nimmt(room)
    ann, ben = await room.listen(live, ANN), await room.listen(live, BEN)
    await play_on(room, live, ANN, ann, 0, most=1)
    await play_on(room, live, BEN, ben, 1, most=1)
    await room.do(live, BEN, protocol.TakeBack(id="asked", seat=1))
    await room.do(live, ANN, protocol.Resign(id="resign", seat=0))
    await room.do(live, BEN, protocol.TakeBack(id="alone", seat=1))
    assert not [move for move in live.table.moves if move.seat == 1]
