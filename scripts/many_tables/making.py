"""Thousands of finished tables: some matches are played, and copied under new ids and people."""

import asyncio
from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any, Final

import msgspec
from sqlalchemy import Table, func, insert, select

from ludoteka.games import games
from ludoteka.server import protocol
from ludoteka.server.clock import now_ms
from ludoteka.server.ids import new_id
from ludoteka.server.people.persons import Person, add_person
from ludoteka.server.people.transactions import writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import (
    appearances,
    log,
    members,
    results,
    snapshots,
    tables,
)
from ludoteka.server.tables.proposals import Actor
from tests.server.room import Room, open_room, play_on

AT_ONCE: Final = 8
STEP: Final = 50
"""Tables copied in one transaction."""

Row = dict[str, Any]
COPIED: Final[tuple[Table, ...]] = (tables, log, snapshots, members, results, appearances)


class Match(msgspec.Struct, frozen=True):
    """A finished table as rows, and the two people whose ids and names are in them."""

    id: str
    player: Actor
    guest: Actor
    rows: dict[str, list[Row]]


async def make_house(url: str, *, matches: int, count: int, guests: int) -> list[Person]:
    """The people who were at those tables, in the order of their coming."""
    database = await Database.open(url)
    try:
        people = await _guests(database, guests)
        originals = await _play(database, matches)
        print(f"{matches} matches played, {sum(map(_entries, originals))} entries", flush=True)
        await _copy(database, originals, count - matches, people)
    finally:
        await database.close()
    return people


def _entries(match: Match) -> int:
    return len(match.rows[log.name])


async def _guests(database: Database, count: int) -> list[Person]:
    async with writing(database) as connection:
        found = [
            await add_person(connection, kind="guest", name=f"Guest {number}", at=now_ms())
            for number in range(count)
        ]
    return [person for person in found if person is not None]


async def _play(database: Database, count: int) -> list[Match]:
    at_once = asyncio.Semaphore(AT_ONCE)
    async with open_room(database) as room:

        async def play(game: str) -> Match:
            async with at_once:
                return await _play_one(database, room, game)

        return await asyncio.gather(*(play(game) for game in islice(cycle(games()), count)))


async def _play_one(database: Database, room: Room, game: str) -> Match:
    """One plays to the end; another sat down, said something and stood up before the start."""
    player, guest = Actor(new_id(), f"P{new_id()}"), Actor(new_id(), f"W{new_id()}")
    last = games()[game].default_seats - 1
    live = await room.open(player, game=game, bots=["random"] * (last - 1), seats=last + 1)
    free = next(seat for seat, chair in enumerate(live.table.chairs) if chair.kind == "free")
    for actor, command in (
        (guest, protocol.Sit(id=new_id(), seat=free)),
        (guest, protocol.Say(id=new_id(), text="I have to go")),
        (guest, protocol.Stand(id=new_id(), seat=free)),
        (player, protocol.Say(id=new_id(), text="well then")),
        (player, protocol.AddBot(id=new_id(), seat=free, bot="random")),
        (player, protocol.Start(id=new_id())),
    ):
        await room.do(live, actor, command)
    ear = await room.listen(live, player)
    await play_on(room, live, player, ear, 0)
    await live.leave(ear.listener)
    rows = {table.name: await _rows(database, table, live.table.id) for table in COPIED}
    return Match(live.table.id, player, guest, rows)


async def _rows(database: Database, table: Table, table_id: str) -> list[Row]:
    key = tables.c.id if table is tables else table.c.table_id
    async with database.reader.connect() as connection:
        found = (await connection.execute(select(table).where(key == table_id))).mappings()
        return [dict(row) for row in found]


async def _copy(
    database: Database, originals: Sequence[Match], count: int, people: Sequence[Person]
) -> None:
    for begin in range(0, count, STEP):
        batch: dict[str, list[Row]] = {table.name: [] for table in COPIED}
        for number in range(begin, min(begin + STEP, count)):
            pair = people[number % len(people)], people[(7 * number + 1) % len(people)]
            for name, rows in _copied(originals[number % len(originals)], *pair).items():
                batch[name] += rows
        async with writing(database) as connection:
            for table in COPIED:
                await connection.execute(insert(table), batch[table.name])


def _copied(match: Match, player: Person, guest: Person) -> dict[str, list[Row]]:
    changes = {
        match.id: new_id(),
        match.player.person: player.id,
        match.player.name: player.name,
        match.guest.person: guest.id,
        match.guest.name: guest.name,
    }
    return {
        name: [{key: _changed(value, changes) for key, value in row.items()} for row in rows]
        for name, rows in match.rows.items()
    }


def _changed(value: object, changes: dict[str, str]) -> object:
    """Ids and names are random: whatever holds one means it."""
    for old, new in changes.items():
        if isinstance(value, str):
            value = value.replace(old, new)
        elif isinstance(value, bytes):
            value = value.replace(old.encode(), new.encode())
    return value


async def size_of(url: str) -> str:
    database = await Database.open(url)
    try:
        async with database.reader.connect() as connection:
            counts = [
                (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                for table in (tables, log)
            ]
    finally:
        await database.close()
    return f"{counts[0]} tables, {counts[1]} entries"
