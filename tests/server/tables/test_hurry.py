"""The page says when bots think shorter than usual."""

import pytest

from ludoteka.server.bus import LocalBus
from ludoteka.server.play.bot_queue import Claim
from ludoteka.server.play.hurry import EXPIRES, Hurries, tell_hurry
from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.room import ANN, BEN, Ear, Room, open_room

pytestmark = pytest.mark.anyio


def keep_waiting(room: Room, *persons: str) -> None:
    """As if a thought for these had just been shortened."""
    room.hub.workers._granted(Claim(persons), 0.5, 1.0)


def hurry(ear: Ear) -> list[bool]:
    return [message["on"] for message in ear.drain() if message["type"] == "hurry"]


async def test_those_whose_bots_hurry_are_told_and_so_is_who_comes_later(room: Room) -> None:
    live = await room.open(ANN, game="six-nimmt", seats=3, start=True)
    other = await room.open(BEN, game="six-nimmt", seats=3, start=True)
    ear, calm = await room.listen(live, ANN), await room.listen(other, BEN)
    assert (await ear.next())["hurry"] is False
    keep_waiting(room, "ann")
    await tell_hurry(room.hub, again=False)
    await tell_hurry(room.hub, again=False)
    assert hurry(ear) == [True], "and only once"
    assert hurry(calm) == []
    late = await room.listen(live, BEN)
    assert (await late.next())["hurry"] is True
    room.hub.workers._hurried.clear()
    await tell_hurry(room.hub, again=False)
    assert hurry(ear) == [False]


class NotedBus(LocalBus):
    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[str, bytes]] = []

    async def publish(self, table: str, payload: bytes) -> None:
        self.sent.append((table, payload))


async def test_nodes_tell_each_other(database: Database, clock: Clock) -> None:
    bus = NotedBus()
    async with (
        open_room(database, clock=clock, bus=bus) as one,
        open_room(database, clock=clock) as other,
    ):
        await one_hurries_at_the_other(one, other, bus)


async def one_hurries_at_the_other(one: Room, other: Room, bus: "NotedBus") -> None:
    live = await one.open(ANN, game="six-nimmt", seats=3, start=True)
    there = await other.hub.table(live.table.id)
    ear = await other.listen(there, ANN)
    keep_waiting(one, "ann")
    await tell_hurry(one.hub, again=False)
    for topic, payload in bus.sent:
        other.hub._heard(topic, payload)
    await tell_hurry(other.hub, again=False)
    assert hurry(ear) == [True]


def test_a_node_that_says_no_more_does_not_hurry_for_ever() -> None:
    clock = Clock()
    hurries = Hurries(clock)
    assert hurries.set("node", on=True)
    assert not hurries.set("node", on=True)
    assert hurries.is_on
    clock.now += EXPIRES
    assert not hurries.is_on


async def test_the_sweeper_tells_by_itself(room: Room) -> None:
    live = await room.open(ANN, game="six-nimmt", seats=3, start=True)
    ear = await room.listen(live, ANN)
    keep_waiting(room, "ann")
    while (await ear.next())["type"] != "hurry":
        pass
