"""Before the start: who sits where, who may change it, and when it begins."""

import asyncio

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server import protocol
from ludoteka.server.people.merging import Moved
from ludoteka.server.people.persons import GONE
from ludoteka.server.play.handing_over import hand_over
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.deciding_seats import can_start
from ludoteka.server.tables.reading import read_table
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
    await room.do(live, ANN, protocol.Ready(id="1", seat=0))
    await until(lambda: live.table.status == "live")


async def test_no_match_begins_before_its_host_agreed(room: Room) -> None:
    """A stranger who takes every free seat and is ready does not start it."""
    live = await room.open(game="six-nimmt", seats=3, listed=True, several_seats=True)
    for seat in (1, 2):
        await room.do(live, BEN, protocol.Sit(id=f"sit {seat}", seat=seat))
        await room.do(live, BEN, protocol.Ready(id=f"ready {seat}", seat=seat))
    assert not can_start(live.table)
    await room.do(live, ANN, protocol.Ready(id="1", seat=0))
    await until(lambda: is_live(live))


async def test_a_host_without_a_seat_says_when_it_begins(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=2, own_seats=0)
    for seat, actor in enumerate((BEN, CLEO)):
        await room.do(live, actor, protocol.Sit(id="1", seat=seat))
        await room.do(live, actor, protocol.Ready(id="2", seat=seat))
    assert not can_start(live.table)
    await room.do(live, ANN, protocol.Start(id="1"))
    assert is_live(live)


async def test_at_another_s_table_everybody_has_one_seat(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=4)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    with pytest.raises(LudotekaError, match="one-seat-each"):
        await room.do(live, BEN, protocol.Sit(id="2", seat=2, name="Olga"))
    await room.do(live, ANN, protocol.Sit(id="1", seat=2, name="Peter"))
    assert live.table.names == ["Ann", "Ben", "Peter", ""]


async def test_where_the_host_allows_it_guests_share_their_device(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=4, several_seats=True)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1, name="Nobody"))
    await room.do(live, BEN, protocol.Sit(id="2", seat=2, name="Olga"))
    await room.do(live, BEN, protocol.Sit(id="3", seat=3))
    cards = live.table.info(is_open=False).seats
    assert [card.name for card in cards] == ["Ann", "Ben", "Olga", "Ben 4"]
    assert [card.guest_of for card in cards] == [None, None, "Ben", "Ben"]


async def test_who_was_removed_stays_away(room: Room, database: Database) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, ANN, protocol.Remove(id="1", seat=1))
    for seat in (1, 2):
        with pytest.raises(LudotekaError, match="removed-here"):
            await room.do(live, BEN, protocol.Sit(id="again", seat=seat))
    again = await read_table(database.log, live.table.id)
    assert again is not None
    assert again.removed == {"ben"}
    await room.do(live, CLEO, protocol.Sit(id="1", seat=1))
    await room.do(live, ANN, protocol.Remove(id="2", seat=0))
    await room.do(live, ANN, protocol.Sit(id="3", seat=0))
    assert live.table.seats_of("ann") == (0,)


@pytest.mark.parametrize("name", ["admin", "Ludoteka Аdmin", "x", "<b>bold</b>", "Pаul"])
async def test_names_at_one_device_pass_the_same_checks_as_people_s(room: Room, name: str) -> None:
    with pytest.raises(BadInput, match="name-"):
        await room.open(game="six-nimmt", seats=3, own_seats=2, names=["", name])
    assert not room.hub.tables
    live = await room.open(game="six-nimmt", seats=3)
    with pytest.raises(BadInput, match="name-"):
        await room.do(live, ANN, protocol.Sit(id="1", seat=1, name=name))


async def test_a_host_s_own_seat_bears_no_other_name(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3, names=["Glad Puffin"])
    assert live.table.chairs[0].name == "Ann"


async def test_a_rename_leaves_those_at_the_device_their_names(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3, own_seats=3, names=["", "Olga"])
    moved = [Moved(live.table.id, seat, "ann", "ann", "Anna") for seat in range(3)]
    await hand_over(room.hub, moved)
    assert live.table.names == ["Anna", "Olga", "Anna 3"]
    assert [chair.guest_of for chair in live.table.chairs] == ["", "Anna", "Anna"]
    await hand_over(room.hub, [replace(each, name=GONE) for each in moved])
    assert live.table.names == [GONE] * 3


async def test_a_seat_that_cannot_be_handed_over_is_logged(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node is always faster: given up after some tries, and never silently."""
    live = await room.open(game="six-nimmt", seats=3)

    async def lose(_: object) -> bool:
        await asyncio.sleep(0)
        return False

    monkeypatch.setattr(live, "commit", lose)
    with capture_logs() as logs:
        await hand_over(room.hub, [Moved(live.table.id, 0, "ann", "ann", "Anna")])
    assert [(line["event"], line["code"]) for line in logs] == [
        ("a seat was not handed over", "busy-table")
    ]


async def test_one_id_is_for_one_command(room: Room, database: Database) -> None:
    """Hot-seat: the same id for two seats does not pretend to have done the second."""
    live = await room.open(game="six-nimmt", seats=2, own_seats=2, start=True)
    assert live.table.state is not None
    move = live.table.game.moves.text
    plays = [
        protocol.Play(id="1", seat=seat, move=move(live.table.state.legal(seat)[0]))
        for seat in live.table.to_act
    ]
    first = await room.do(live, ANN, plays[0])
    with pytest.raises(BadInput, match="id-used"):
        await room.do(live, ANN, plays[1])
    assert await room.do(live, ANN, plays[0]) == first
    live.is_stale = True  # read from the database again
    with pytest.raises(BadInput, match="id-used"):
        await room.do(live, ANN, plays[1])
    assert len(live.table.moves) == 1


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


async def test_friends_share_a_device(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3, own_seats=3, names=["", "Olga"], start=True)
    assert live.table.seats_of("ann") == (0, 1, 2)
    assert live.table.names == ["Ann", "Olga", "Ann 3"]
    assert [chair.guest_of for chair in live.table.chairs] == ["", "Ann", "Ann"]
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
    assert [chair.ready for chair in new.chairs] == [True, True, False], "who asked is ready"
    assert new.created.server_seed != live.table.created.server_seed
