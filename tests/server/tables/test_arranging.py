"""Setting a table seat by seat, and arranging it while people wait for the start."""

import pytest
from sqlalchemy import select

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server import protocol
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import tables
from ludoteka.server.tables.clocks import LiveClock
from ludoteka.server.tables.reading import read_table
from tests.server.house import Clock
from tests.server.room import ANN, BEN, CLEO, SETTINGS, Room, open_room, until

pytestmark = pytest.mark.anyio

OWN = {"kind": "own"}
FRIEND = {"kind": "friend"}
ANYONE = {"kind": "anyone"}
BOT = {"kind": "bot", "bot": "random"}
ADA = {"kind": "bot", "figure": "ada", "bot": "greedy"}


def device(name: str = "") -> dict[str, str]:
    return {"kind": "device", "name": name}


def kinds(live: LiveTable) -> list[str]:
    return [chair.kind for chair in live.table.chairs]


async def four(room: Room, **more: object) -> LiveTable:
    """Ann hosts, Ben sits beside her, then a bot and a free seat."""
    chairs = [OWN, FRIEND, BOT, FRIEND]
    wish = {"game": "six-nimmt", "chairs": chairs, "auto_start": False, **more}
    live = await room.open(ANN, **wish)
    await room.do(live, BEN, protocol.Sit(id="sit", seat=1, ready=True))
    return live


# -- Seat by seat ----------------------------------------------------------------------


async def test_every_seat_is_set_as_its_chair_says(room: Room) -> None:
    chairs = [BOT, OWN, device("Olga"), FRIEND, ANYONE, device()]
    live = await room.open(game="six-nimmt", chairs=chairs)
    assert live.table.names == ["Dodo", "Ann", "Olga", "", "", "Ann 6"]
    assert kinds(live) == ["bot", "person", "person", "free", "free", "person"]
    assert [card.meant for card in live.table.seat_cards()][3:5] == ["friend", "anyone"]
    assert live.table.created.listed, "a seat for anyone lists the table"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"chairs": [OWN, FRIEND], "seats": 3}, "chairs-and-seats"),
        ({"chairs": [OWN, OWN, BOT]}, "several-own-chairs"),
        ({"chairs": [BOT, device("Olga")]}, "device-without-host"),
        ({"chairs": [OWN, FRIEND], "bots": ["random"]}, "chairs-instead"),
        ({"chairs": [OWN, FRIEND], "own_seats": 2}, "chairs-instead"),
        ({"chairs": [OWN, {"kind": "bot", "bot": "ghost"}]}, "unknown-bot"),
        ({"chairs": [OWN, {"kind": "bot", "figure": "hal"}]}, "unknown-figure"),
        ({"chairs": [OWN, ADA, ADA]}, "figure-taken"),
        ({"chairs": [OWN, device("admin")]}, "name-"),
        ({"chairs": [OWN]}, "bad-seats"),
    ],
)
async def test_chairs_that_make_no_table_open_none(
    room: Room, wish: dict[str, object], code: str
) -> None:
    with pytest.raises(BadInput, match=code):
        await room.open(ANN, game="six-nimmt", **wish)
    assert not room.hub.tables


async def test_the_same_request_again_sets_no_second_table(room: Room) -> None:
    wish = {"game": "six-nimmt", "chairs": [OWN, device("Olga"), BOT, FRIEND], "id": "mine"}
    first = await room.open(ANN, **wish)
    seq, invite = first.table.seq, first.table.created.invite
    again = await room.open(ANN, **wish)
    assert again.table.id == first.table.id
    assert (again.table.seq, again.table.created.invite) == (seq, invite)


async def test_a_figure_sits_at_the_strength_that_was_chosen_for_it(room: Room) -> None:
    nona = {"kind": "bot", "figure": "nona"}
    live = await room.open(game="six-nimmt", chairs=[OWN, ADA, nona, BOT, FRIEND])
    sitting = [(chair.figure, chair.bot) for chair in live.table.chairs[1:4]]
    assert sitting == [("ada", "greedy"), ("nona", "expert"), ("dodo", "random")]
    wind = protocol.AddBot(id="1", seat=1, bot="master", figure="ada", instead=True)
    await room.do(live, ANN, wind)
    assert (live.table.chairs[1].figure, live.table.chairs[1].bot) == ("ada", "master")
    with pytest.raises(BadInput, match="figure-taken"):
        await room.do(live, ANN, protocol.AddBot(id="2", seat=4, bot="random", figure="ada"))


# -- Friends and strangers -------------------------------------------------------------


async def test_strangers_take_open_seats_and_friends_with_the_link_take_both(room: Room) -> None:
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND, ANYONE, FRIEND])
    for invite in ("", "guessed"):
        with pytest.raises(LudotekaError, match="seat-for-friend"):
            await room.do(live, BEN, protocol.Sit(id="1", seat=1, invite=invite))
    await room.do(live, BEN, protocol.Sit(id="2", seat=2))
    link = live.table.created.invite
    await room.do(live, CLEO, protocol.Sit(id="1", seat=1, invite=link))
    assert live.table.names == ["Ann", "Cleo", "Ben", ""]


async def test_at_a_private_table_its_address_is_the_link(room: Room) -> None:
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND])
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    assert kinds(live) == ["person", "person"]


async def test_only_the_host_and_who_sits_there_are_told_the_end_of_the_link(room: Room) -> None:
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND, ANYONE])
    link = live.table.created.invite
    ears = [await room.listen(live, actor) for actor in (ANN, BEN, CLEO)]
    await room.do(live, BEN, protocol.Sit(id="1", seat=2))
    await room.do(live, ANN, protocol.Hold(id="1"))
    told = []
    for ear in ears:
        ear.drain()
        told.append(link.encode() in b"".join(ear.frames))
    assert told == [True, True, False]


# -- The start -------------------------------------------------------------------------


async def test_a_set_table_begins_by_itself_when_all_seats_are_taken(room: Room) -> None:
    """To set it and let it begin by itself is the host's agreement; to sit down is a guest's."""
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND])
    assert live.table.starts_at is None
    await room.do(live, BEN, protocol.Sit(id="1", seat=1, ready=True))
    await until(lambda: live.table.status == "live")


@pytest.mark.parametrize("keeps", ["no-auto-start", "hold", "moment", "free", "no-seat"])
async def test_it_does_not_while_anybody_keeps_it(room: Room, keeps: str) -> None:
    """The host who said nothing, the host who holds it, a guest who needs a moment, a free
    seat, a host who only watches."""
    own = BOT if keeps == "no-seat" else OWN
    chairs = [own, FRIEND, FRIEND] if keeps == "free" else [own, FRIEND]
    live = await room.open(game="six-nimmt", chairs=chairs, auto_start=keeps != "no-auto-start")
    if keeps == "hold":
        await room.do(live, ANN, protocol.Hold(id="1"))
    ready = keeps != "moment"
    await room.do(live, BEN, protocol.Sit(id="1", seat=1, ready=ready))
    assert live.table.starts_at is None
    assert live.step_time() is None


async def test_a_hold_ends_when_the_host_says_so_or_starts(room: Room) -> None:
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND])
    with pytest.raises(LudotekaError, match="only-host"):
        await room.do(live, BEN, protocol.Hold(id="1"))
    await room.do(live, ANN, protocol.Hold(id="1"))
    await room.do(live, BEN, protocol.Sit(id="2", seat=1, ready=True))
    assert live.table.info(is_open=False).held
    await room.do(live, ANN, protocol.Hold(id="2", on=False))
    await until(lambda: live.table.status == "live")
    with pytest.raises(BadInput, match="already-started"):
        await room.do(live, ANN, protocol.Hold(id="3"))


async def test_the_countdown_begins_anew_with_every_change(database: Database) -> None:
    settings = SETTINGS.__class__(bot_delay_ms=0, commit_seconds=0, start_seconds=5)
    clock = Clock()
    async with open_room(database, settings=settings, clock=clock) as room:
        live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND])
        await room.do(live, BEN, protocol.Sit(id="1", seat=1, ready=True))
        assert live.table.starts_at == clock.now + 5000
        clock.now += 3000
        await room.do(live, BEN, protocol.Say(id="2", text="hello"))
        assert live.table.starts_at == clock.now + 2000, "words change nothing"
        await room.do(live, ANN, protocol.Swap(id="1", seat=0, other=1))
        assert live.table.starts_at == clock.now + 5000


async def test_who_sits_down_watches_no_longer(room: Room) -> None:
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND, FRIEND])
    ear = await room.listen(live, BEN)
    await room.do(live, BEN, protocol.Sit(id="1", seat=1, ready=True))
    counts = [each["spectators"] for each in ear.drain() if each["type"] == "presence"]
    assert (counts[0], counts[-1]) == (1, 0)


# -- Bots instead ----------------------------------------------------------------------


async def test_a_bot_replaces_who_needs_a_moment_and_nobody_else(room: Room) -> None:
    live = await four(room)
    bot = protocol.AddBot(id="1", seat=1, bot="random", instead=True)
    ear = await room.listen(live, BEN)
    with pytest.raises(BadInput, match="ready-and-here"):
        await room.do(live, ANN, bot)
    await room.do(live, BEN, protocol.Ready(id="2", seat=1, ready=False))
    with pytest.raises(BadInput, match="seat-taken"):
        await room.do(live, ANN, protocol.AddBot(id="2", seat=1, bot="random"))
    with pytest.raises(LudotekaError, match="only-host"):
        await room.do(live, BEN, protocol.AddBot(id="3", seat=2, bot="random", instead=True))
    await room.do(live, ANN, bot)
    assert kinds(live) == ["person", "bot", "bot", "free"]
    welcome = [frame for frame in ear.drain() if frame["type"] == "welcome"][-1]
    assert welcome["you"]["seats"] == []
    await room.do(live, BEN, protocol.Sit(id="4", seat=3))
    assert live.table.seats_of("ben") == (3,), "nobody was asked to leave for good"


async def test_a_bot_replaces_whose_line_has_dropped(room: Room) -> None:
    live = await four(room)
    ear = await room.listen(live, BEN)
    await live.leave(ear.listener)
    await room.do(live, ANN, protocol.AddBot(id="1", seat=1, bot="random", instead=True))
    assert live.table.chairs[1].kind == "bot"


# -- Other places ----------------------------------------------------------------------


async def test_two_seats_change_places_with_all_that_belongs_to_them(
    room: Room, database: Database
) -> None:
    live = await room.open(game="six-nimmt", chairs=[OWN, FRIEND, ANYONE, BOT])
    link = live.table.created.invite
    await room.do(live, BEN, protocol.Sit(id="1", seat=1, ready=True, invite=link))
    ear = await room.listen(live, BEN)
    await room.do(live, ANN, protocol.Swap(id="1", seat=1, other=2))
    assert live.table.seats_of("ben") == (2,)
    assert live.table.chairs[2].ready
    assert live.table.meant(1) == "anyone"
    assert [each["you"]["seats"] for each in ear.drain() if each["type"] == "welcome"][-1] == [2]
    again = await read_table(database.log, live.table.id)
    assert again is not None
    assert (again.names, again.created.meant) == (live.table.names, live.table.created.meant)


async def test_places_are_the_host_s_to_change_until_the_start(room: Room) -> None:
    live = await four(room)
    with pytest.raises(LudotekaError, match="only-host"):
        await room.do(live, BEN, protocol.Swap(id="1", seat=0, other=1))
    with pytest.raises(BadInput, match="no-seat-here"):
        await room.do(live, ANN, protocol.Swap(id="2", seat=0, other=7))
    with pytest.raises(BadInput, match="swap-with-itself"):
        await room.do(live, ANN, protocol.Swap(id="3", seat=1, other=1))
    await room.do(live, BEN, protocol.Commit(id="4", seat=1, hash="0" * 64))
    with pytest.raises(BadInput, match="hash-bound-to-seat"):
        await room.do(live, ANN, protocol.Swap(id="5", seat=1, other=3))
    await room.do(live, ANN, protocol.Swap(id="6", seat=2, other=3))
    await room.do(live, ANN, protocol.AddBot(id="7", seat=2, bot="random"))
    await room.do(live, ANN, protocol.Start(id="8"))
    with pytest.raises(BadInput, match="starting"):
        await room.do(live, ANN, protocol.Swap(id="9", seat=0, other=2))


# -- Other rules -----------------------------------------------------------------------


async def test_a_host_changes_the_rules_without_losing_anybody(
    room: Room, database: Database
) -> None:
    live = await four(room)
    commitment = live.table.commitment
    change = protocol.Change(
        id="1", options={"limit": 30}, clock=LiveClock(), listed=True, chat=False
    )
    await room.do(live, ANN, change)
    for table in (live.table, await read_table(database.log, live.table.id)):
        assert table is not None
        card = table.info(is_open=False)
        assert (card.options, card.clock, card.chat) == ({"limit": 30}, LiveClock(), False)
        assert card.spectators, "what was not given stays"
        assert [seat.name for seat in card.seats] == ["Ann", "Ben", "Dodo", ""]
        assert card.seats[1].ready
        assert table.commitment == commitment
    async with database.reader.connect() as connection:
        row = (await connection.execute(select(tables.c.listed, tables.c.seats))).one()
    assert tuple(row) == (True, 4)


async def test_a_match_is_played_by_the_rules_as_they_were_changed(room: Room) -> None:
    live = await four(room)
    await room.do(live, ANN, protocol.Change(id="1", seats=3, options={"deals": 2}))
    await room.do(live, ANN, protocol.Start(id="2"))
    await until(lambda: live.table.status == "live")
    assert live.table.state is not None
    assert live.table.created.options == {"deals": 2}
    assert len(live.table.chairs) == 3


async def test_free_seats_go_first_then_bots_and_people_never(
    room: Room, database: Database
) -> None:
    live = await four(room)
    await room.do(live, ANN, protocol.Swap(id="0", seat=1, other=3))
    assert live.table.names == ["Ann", "", "Dodo", "Ben"]
    await room.do(live, ANN, protocol.Change(id="1", seats=5))
    assert live.table.names == ["Ann", "", "Dodo", "Ben", ""]
    await room.do(live, ANN, protocol.Change(id="2", seats=4))
    assert live.table.names == ["Ann", "", "Dodo", "Ben"]
    await room.do(live, ANN, protocol.Change(id="3", seats=3))
    assert live.table.names == ["Ann", "Dodo", "Ben"]
    await room.do(live, ANN, protocol.Change(id="4", seats=2))
    assert live.table.names == ["Ann", "Ben"]
    await room.do(live, ANN, protocol.Change(id="5", seats=3))
    await room.do(live, CLEO, protocol.Sit(id="1", seat=2))
    with pytest.raises(BadInput, match="more-people-than-seats"):
        await room.do(live, ANN, protocol.Change(id="6", seats=2))
    async with database.reader.connect() as connection:
        assert (await connection.execute(select(tables.c.seats))).scalar_one() == 3


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": 1}, "bad-seats"),
        ({"options": {"limit": "many"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"meant": ("anyone",)}, "meant-for-other-seats"),
    ],
)
async def test_a_change_that_makes_no_sense_changes_nothing(
    room: Room, wish: dict[str, object], code: str
) -> None:
    live = await four(room)
    before = live.table.seq
    with pytest.raises(BadInput, match=code):
        await room.do(live, ANN, protocol.Change(id="1", **wish))  # type: ignore[arg-type]
    assert live.table.seq == before


async def test_rules_are_the_host_s_to_change_until_the_start(room: Room) -> None:
    live = await four(room)
    with pytest.raises(LudotekaError, match="only-host"):
        await room.do(live, BEN, protocol.Change(id="1", chat=False))
    await room.do(live, ANN, protocol.AddBot(id="2", seat=3, bot="random"))
    await room.do(live, ANN, protocol.Start(id="3"))
    with pytest.raises(BadInput, match="already-started"):
        await room.do(live, ANN, protocol.Change(id="4", chat=False))


async def test_who_sat_down_for_a_casual_match_is_asked_again_before_a_rated_one(
    room: Room,
) -> None:
    live = await four(room, auto_start=True)
    await room.do(live, ANN, protocol.Change(id="1", rated=True))
    ready = [chair.ready for chair in live.table.chairs]
    assert ready == [True, False, True, False]
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await room.do(live, ANN, protocol.Change(id="3", chat=False))
    assert live.table.chairs[1].ready, "anything else they can see before it begins"
