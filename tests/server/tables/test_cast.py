"""Bots sit down as figures of the cast: each once, the same ever after, in old logs too."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ludoteka.bots import CAST
from ludoteka.core.errors import BadInput
from ludoteka.server import protocol
from ludoteka.server.people.faces import guest_face, usual_face
from ludoteka.server.people.merging import Moved
from ludoteka.server.people.persons import GONE
from ludoteka.server.play.handing_over import hand_over
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database, Entry
from ludoteka.server.tables.loading import load_table
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.records import seat_infos
from ludoteka.server.tables.summary import Summary, read_summary, summarize
from ludoteka.server.tables.table import Table
from tests.server.room import ANN, BEN, Room, until

pytestmark = pytest.mark.anyio


def figures(live: LiveTable) -> list[str]:
    return [chair.figure for chair in live.table.chairs]


async def test_a_bot_sits_down_as_a_figure_and_bears_its_name(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3, bots=["greedy", "master"])
    assert figures(live) == ["", "sally", "ada"]
    card = live.table.info(is_open=False).seats[1]
    assert (card.name, card.figure, card.bot) == ("Sally", "sally", "greedy")
    assert seat_infos(live.table)[1].figure == "sally"
    assert seat_infos(live.table)[0].figure is None


async def test_any_figure_plays_at_any_level(room: Room) -> None:
    bots = [{"figure": "dodo", "bot": "master"}, {"figure": "ada"}, {"bot": "random"}]
    live = await room.open(game="six-nimmt", seats=4, bots=bots)
    chairs = [(chair.figure, chair.bot) for chair in live.table.chairs[1:]]
    assert chairs == [("dodo", "master"), ("ada", "master"), ("lotta", "random")]


async def test_a_figure_that_was_asked_for_is_not_given_to_another_seat(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3, bots=["greedy", {"figure": "sally"}])
    assert figures(live) == ["", "otto", "sally"]


async def test_the_host_chooses_who_sits_down(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    await room.do(live, ANN, protocol.AddBot(id="1", seat=1, bot="greedy", figure="nona"))
    assert (live.table.chairs[1].figure, live.table.chairs[1].name) == ("nona", "Nona")
    for figure, code in (("nona", "figure-taken"), ("hal", "unknown-figure")):
        command = protocol.AddBot(id=f"2 {figure}", seat=2, bot="greedy", figure=figure)
        with pytest.raises(BadInput, match=code):
            await room.do(live, ANN, command)
    await room.do(live, ANN, protocol.Remove(id="3", seat=1))
    await room.do(live, ANN, protocol.AddBot(id="4", seat=2, bot="master", figure="nona"))
    assert figures(live) == ["", "", "nona"]


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        ([{"figure": "otto"}, {"figure": "otto", "bot": "master"}], "figure-taken"),
        ([{"figure": "hal"}], "unknown-figure"),
        ([{"figure": "otto", "bot": "os:system"}], "unknown-table-bot"),
    ],
)
async def test_a_cast_that_makes_no_sense_opens_no_table(
    room: Room, bots: list[dict[str, str]], code: str
) -> None:
    with pytest.raises(BadInput, match=code):
        await room.open(game="six-nimmt", seats=4, bots=bots)
    assert not room.hub.tables


async def test_ten_bots_are_ten_figures(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=10, own_seats=0, bots=["greedy"] * 10)
    assert sorted(figures(live)) == sorted(figure.id for figure in CAST)


@pytest.mark.parametrize(("bot", "expected"), [("sally", "otto"), ("otto", "sally")])
async def test_otto_plays_for_who_resigns_and_a_free_one_where_he_sits(
    room: Room, database: Database, bot: str, expected: str
) -> None:
    live = await room.open(game="six-nimmt", seats=3, bots=[{"figure": bot}])
    await room.do(live, BEN, protocol.Sit(id="1", seat=1))
    await room.do(live, BEN, protocol.Ready(id="2", seat=1))
    await room.do(live, ANN, protocol.Start(id="3"))
    await until(lambda: live.table.status == "live")
    await room.do(live, ANN, protocol.Resign(id="4", seat=0))
    assert live.table.info(is_open=False).seats[0].stand_in_figure == expected
    again = await read_table(database.log, live.table.id)
    assert again is not None
    assert again.chairs[0].stand_in_figure == expected


async def test_in_a_rematch_the_same_figures_sit_again(room: Room) -> None:
    bots = [{"figure": "zita", "bot": "random"}, {"figure": "doc", "bot": "random"}]
    live = await room.open(game="six-nimmt", seats=3, bots=bots, options={"deals": 1}, start=True)
    await room.do(live, ANN, protocol.Resign(id="1", seat=0))
    await until(lambda: live.table.status == "over")
    done = await room.do(live, ANN, protocol.Rematch(id="2"))
    again = await room.hub.table(done.table or "")
    assert figures(again) == ["zita", "doc", ""]


# -- From before there was a cast --------------------------------------------------------


def old_table(*bots: tuple[int, str]) -> Table:
    facts: list[dict[str, Any]] = [
        {
            "kind": "created",
            "game": "six-nimmt",
            "seats": 4,
            "options": {},
            "host": "ann",
            "title": "",
            "server_seed": "11" * 32,
        },
        {"kind": "sat", "seat": 0, "sitter": "ann", "name": "Ann"},
        *({"kind": "bot-sat", "seat": s, "bot": b, "name": f"{b} {s}"} for s, b in bots),
    ]
    rows = [
        Entry("q3J8vXk2LmPa", seq, 1000 + seq, fact["kind"], json.dumps(fact).encode())
        for seq, fact in enumerate(facts)
    ]
    return load_table(rows, None)


@pytest.mark.parametrize(
    "order",
    [((1, "greedy"), (2, "greedy"), (3, "expert")), ((3, "expert"), (2, "greedy"), (1, "greedy"))],
)
def test_an_old_log_gets_its_figures_by_seat(order: tuple[tuple[int, str], ...]) -> None:
    table = old_table(*order)
    assert [chair.figure for chair in table.chairs] == ["", "sally", "otto", "nestor"]
    assert table.names == ["Ann", "Sally", "Otto", "Nestor"]


def test_an_old_line_of_a_list_has_the_figures_of_its_table() -> None:
    table = old_table((2, "greedy"), (1, "greedy"), (3, "greedy"))
    told = msgspec.json.decode(summarize(table), type=Summary)
    cards = [
        msgspec.structs.replace(card, figure=None, name=f"greedy {card.seat}") if card.bot else card
        for card in told.seats
    ]
    old = msgspec.json.encode(msgspec.structs.replace(told, seats=tuple(cards)))
    assert read_summary(old) == told


# -- People -----------------------------------------------------------------------------


async def test_a_seat_shows_the_face_that_its_person_chose(room: Room) -> None:
    live = await room.open(replace(ANN, face=7), game="six-nimmt", seats=3, own_seats=2)
    await room.do(live, BEN, protocol.Sit(id="1", seat=2))
    faces = [card.face for card in live.table.info(is_open=False).seats]
    assert faces == [7, guest_face("Ann 2"), usual_face("ben")]
    assert [info.face for info in seat_infos(live.table)] == faces


async def test_another_face_is_seen_at_once_and_that_of_who_leaves_no_more(room: Room) -> None:
    live = await room.open(game="six-nimmt", seats=3)
    await hand_over(room.hub, [Moved(live.table.id, 0, "ann", "ann", "Ann", face=9)])
    assert live.table.chairs[0].face == 9
    await hand_over(room.hub, [Moved(live.table.id, 0, "ann", "ann", GONE)])
    assert live.table.chairs[0].face is None
