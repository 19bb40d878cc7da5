"""Before the start: who sits where, who may change it, and when it begins."""

import pytest

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server import protocol
from ludoteka.server.play.live import LiveTable
from tests.server.room import ANN, BEN, CLEO, Room, until

pytestmark = pytest.mark.anyio


def is_live(live: LiveTable) -> bool:
    return live.table.status == "live"


async def test_a_host_sits_at_the_first_seat_of_a_new_table(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    assert [chair.kind for chair in live.table.chairs] == ["person", "free", "free"]
    assert live.table.chairs[0].name == "Ann"
    assert live.table.status == "open"


async def test_guests_take_free_seats_and_no_others(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    assert live.table.seats_of("ben") == (1,)
    with pytest.raises(BadInput, match="seat-taken"):
        await room.do(live, CLEO, protocol.Sit(id="1", seat=1))
    with pytest.raises(BadInput, match="no-seat-here"):
        await room.do(live, CLEO, protocol.Sit(id="2", seat=7))


async def test_the_same_command_twice_is_done_once(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    first = await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    again = await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    assert first == again
    assert live.table.seq == first.seq


async def test_only_the_host_removes_people_and_seats_bots(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    for command in (
        protocol.Remove(id="2", seat=0),
        protocol.AddBot(id="3", seat=2, bot="greedy"),
        protocol.Start(id="4"),
        protocol.Close(id="5"),
    ):
        with pytest.raises(LudotekaError, match="only-host"):
            await room.do(live, BEN, command)
    await room.do(live, ANN, protocol.Remove(id="6", seat=1))
    await room.do(live, ANN, protocol.AddBot(id="7", seat=1, bot="greedy"))
    assert live.table.chairs[1].bot == "greedy"


async def test_a_bot_is_not_a_module_of_the_host_s_machine(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    with pytest.raises(BadInput, match="unknown-table-bot"):
        await room.do(live, ANN, protocol.AddBot(id="1", seat=1, bot="os:system"))
    with pytest.raises(BadInput, match="unknown-bot"):
        await room.do(live, ANN, protocol.AddBot(id="1", seat=1, bot="grandmaster"))


async def test_nobody_stands_up_for_another(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    with pytest.raises(LudotekaError, match="not-your-seat"):
        await room.do(live, BEN, protocol.Stand(id="1", seat=0))
    await room.do(live, ANN, protocol.Stand(id="1", seat=0))
    assert live.table.chairs[0].kind == "free"


async def test_a_table_begins_by_itself_when_all_are_ready(room: Room) -> None:
    live = await room.open(game="face-to-face")
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    assert live.table.status == "open"
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await until(lambda: live.table.status == "live")


async def test_a_host_who_wants_to_begin_begins(room: Room) -> None:
    live = await room.open(game="face-to-face", auto_start=False)
    with pytest.raises(BadInput, match="seats-free"):
        await room.do(live, ANN, protocol.Start(id="1"))
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    with pytest.raises(BadInput, match="not-all-ready"):
        await room.do(live, ANN, protocol.Start(id="2"))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    assert not is_live(live)
    await room.do(live, ANN, protocol.Start(id="3"))
    assert is_live(live)
    with pytest.raises(BadInput, match="already-started"):
        await room.do(live, CLEO, protocol.Sit(id="1", seat=1))


async def test_everybody_s_entropy_goes_into_the_deal(room: Room) -> None:
    live = await room.open(game="face-to-face", entropy="0102", auto_start=False)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1, entropy="ff"))
    before = live.table.fairness(is_open=True)
    await room.do(live, ANN, protocol.Start(id="1"))
    after = live.table.fairness(is_open=True)
    assert after.entropy == ("0102", "ff")
    assert before.commitment == after.commitment
    assert after.server_seed is None
    assert after.deal_seed is None


async def test_friends_share_a_device(room: Room) -> None:
    live = await room.open(
        game="six-nimmt", seats=3, own_seats=3, names=["Ann", "Olga"], start=True
    )
    assert live.table.seats_of("ann") == (0, 1, 2)
    assert live.table.names == ["Ann", "Olga", "Ann 3"]
    ear = await room.listen(live, ANN)
    (welcome,) = [frame for frame in ear.drain() if frame["type"] == "welcome"]
    sights = welcome["sights"]
    assert isinstance(sights, list)
    assert [sight["seat"] for sight in sights] == [0, 1, 2]


async def test_bots_fill_the_table_of_somebody_in_a_hurry(room: Room) -> None:
    live = await room.open(game="bang", start=True)
    assert live.table.status == "live"
    assert [chair.kind for chair in live.table.chairs] == ["person", *["bot"] * 4]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "bang", "seats": 2}, "bad-seats"),
        ({"game": "six-nimmt", "options": {"limit": "many"}}, "bad-option"),
        ({"game": "six-nimmt", "options": {"colour": "red"}}, "unknown-option"),
        ({"game": "six-nimmt", "seats": 2, "bots": ["greedy", "greedy"]}, "too-many-seated"),
        ({"game": "six-nimmt", "bots": ["ghost"]}, "unknown-bot"),
    ],
)
async def test_a_table_that_makes_no_sense_is_not_opened(
    room: Room, request_: dict[str, object], code: str
) -> None:
    with pytest.raises(BadInput, match=code):
        await room.open(ANN, **request_)
    assert not room.hub.tables


async def _finish(room: Room, live: LiveTable) -> None:
    for seat in range(len(live.table.chairs)):
        actor = ANN if seat in live.table.seats_of("ann") else BEN
        if live.table.status == "live" and live.table.chairs[seat].kind == "person":
            await room.do(live, actor, protocol.Resign(id=f"resign {seat}", seat=seat))
    await until(lambda: live.table.status == "over")


async def test_a_rematch_rotates_the_seats(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3, options={"deals": 1}, auto_start=False)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await room.do(live, ANN, protocol.AddBot(id="1", seat=2, bot="random"))
    with pytest.raises(BadInput, match="match-not-over"):
        await room.do(live, ANN, protocol.Rematch(id="early"))
    await room.do(live, ANN, protocol.Start(id="2"))
    await _finish(room, live)
    with pytest.raises(LudotekaError, match="not-at-table"):
        await room.do(live, CLEO, protocol.Rematch(id="1"))
    done = await room.do(live, BEN, protocol.Rematch(id="3"))
    again = await room.do(live, ANN, protocol.Rematch(id="3"))
    assert done.table is not None
    assert done.table == again.table == live.table.rematch
    new = (await room.hub.table(done.table)).table
    assert [chair.person or chair.bot for chair in new.chairs] == ["ben", "random", "ann"]
    assert new.host == "ben"
    assert new.created.server_seed != live.table.created.server_seed
