"""The people around a person: friends, requests, and those they played with."""

from typing import Final

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.clock import Clock
from ludoteka.server.errors import Unknown
from ludoteka.server.people import friends
from ludoteka.server.people.blocks import blocks_of
from ludoteka.server.people.friends import Friendship
from ludoteka.server.people.online import HereNow, who_is_here
from ludoteka.server.people.persons import Kind, change_person, find_person
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import members, persons, tables

MOST_TABLES: Final = 200
"""The latest tables in which company is looked for."""
MOST_PLAYED: Final = 50
MOST_ASKING: Final = 50


class Acquaintance(Struct, frozen=True, kw_only=True):
    """Someone you know here."""

    id: str
    name: str
    kind: Kind
    face: int | None = None
    here: bool = False
    """Only of friends who let it be seen; others may be here or not."""
    matches: int = 0
    """Tables at which you sat together lately."""
    last: int | None = None
    """When something happened at the latest of them."""
    game: str | None = None
    """What was played there."""


class Circle(Struct, frozen=True, kw_only=True):
    friends: list[Acquaintance]
    asking: list[Acquaintance]
    """Who asks you to be friends."""
    asked: list[Acquaintance]
    """People you have asked."""
    played: list[Acquaintance]
    """People you played with, the latest first; without friends and those you blocked."""


class Relation(Struct, frozen=True, kw_only=True):
    """What is between you and someone."""

    friendship: Friendship
    here: bool
    matches: int
    last: int | None


class Circles:
    def __init__(
        self, database: Database, *, here: HereNow, clock: Clock, most_friends: int
    ) -> None:
        self._database = database
        self.here: Final = here
        self._clock = clock
        self._most = most_friends

    async def of(self, person: str) -> Circle:
        async with reading(self._database) as connection:
            own, theirs = await friends.wishes(connection, person)
            mutual = [each for each in own if each in set(theirs)]
            asking = [each for each in theirs if each not in set(own)][:MOST_ASKING]
            asked = [each for each in own if each not in set(theirs)]
            unwanted = {block.person for block in await blocks_of(connection, person)}
            met = await _company(connection, person)
            others = [each for each in met if each not in {*mutual, *unwanted}][:MOST_PLAYED]
            here = await who_is_here(connection, mutual, self._clock())
            known = await _named(connection, [*mutual, *asking, *asked, *others])
        lines = {
            person.id: _line(person, met.get(person.id, _Met()), here=person.id in here)
            for person in known
        }
        return Circle(
            friends=[lines[each] for each in mutual if each in lines],
            asking=[lines[each] for each in asking if each in lines],
            asked=[lines[each] for each in asked if each in lines],
            played=[lines[each] for each in others if each in lines],
        )

    async def relation(self, person: str, other: str) -> Relation:
        async with reading(self._database) as connection:
            if await find_person(connection, other) is None:
                raise Unknown("unknown-person", person=other)
            between = await friends.friendship(connection, person, other)
            mutual = [other] if between == "friends" else []
            here = await who_is_here(connection, mutual, self._clock())
            met = (await _company(connection, person)).get(other, _Met())
        return Relation(friendship=between, here=other in here, matches=met.matches, last=met.last)

    async def befriend(self, person: str, other: str) -> Friendship:
        async with writing(self._database) as connection:
            found = await find_person(connection, person)
            assert found is not None
            return await friends.befriend(
                connection, found, other, at=self._clock(), most=self._most
            )

    async def part(self, person: str, other: str) -> None:
        async with writing(self._database) as connection:
            if not await friends.part(connection, person, other):
                raise Unknown("not-friends")

    async def show(self, person: str, **shown: bool) -> None:
        """`shows_presence`, `shows_watching`: what this person lets be seen."""
        async with writing(self._database) as connection:
            await change_person(connection, person, **shown)


class _Met(Struct, frozen=True):
    matches: int = 0
    last: int | None = None
    game: str | None = None


class _Named(Struct, frozen=True):
    id: str
    name: str
    kind: Kind
    face: int


def _line(person: _Named, met: _Met, *, here: bool) -> Acquaintance:
    return Acquaintance(
        id=person.id,
        name=person.name,
        kind=person.kind,
        face=person.face,
        here=here,
        matches=met.matches,
        last=met.last,
        game=met.game,
    )


async def _company(connection: AsyncConnection, person: str) -> dict[str, _Met]:
    """The people who sat with this person at the latest tables where a match was played."""
    own = (
        select(tables.c.id, tables.c.updated, tables.c.game)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person == person, tables.c.status.in_(("live", "over")))
        .order_by(tables.c.updated.desc())
        .limit(MOST_TABLES)
        .subquery()
    )
    latest = func.max(own.c.updated)
    query = (
        select(members.c.person, own.c.game, func.count(own.c.id.distinct()), latest.label("last"))
        .join(own, own.c.id == members.c.table_id)
        .where(members.c.person != person)
        .group_by(members.c.person, own.c.game)
        .order_by(latest.desc())
    )
    found: dict[str, _Met] = {}
    for other, game, count, last in await connection.execute(query):
        before = found.get(other)
        found[other] = (
            _Met(before.matches + count, before.last, before.game)
            if before
            else _Met(count, last, game)
        )
    return found


async def _named(connection: AsyncConnection, ids: list[str]) -> list[_Named]:
    """Of those who are still here, and no programs."""
    query = select(persons.c.id, persons.c.name, persons.c.kind, persons.c.face)
    query = query.where(
        persons.c.id.in_(ids), persons.c.name_key.is_not(None), persons.c.kind != "bot"
    )
    return [_Named(*row) for row in await connection.execute(query)]
