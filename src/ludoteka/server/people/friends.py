"""Friendships: a row is the wish of one person, and two rows make friends.

So there is no state to run out of step: to ask is to wish, to accept is to wish back, and who
declines or ends it takes both wishes away.
"""

from typing import Literal

from sqlalchemy import delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.metrics import counted
from ludoteka.server.people.blocks import blockers_of
from ludoteka.server.people.persons import Person, find_person
from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import friends, members

Friendship = Literal["none", "asked", "asking", "friends"]
"""What is between me and someone: I have asked, they ask me, or we both agreed."""


async def befriend(
    connection: AsyncConnection, person: Person, other: str, *, at: int, most: int
) -> Friendship:
    """Ask someone, or accept that they asked."""
    if person.id == other:
        raise BadInput("befriend-yourself")
    found = await find_person(connection, other)
    if found is None or found.is_gone or found.kind == "bot":
        raise Unknown("unknown-person", person=other)
    await _must_be_welcome(connection, person, found)
    count = select(func.count()).where(friends.c.person == person.id)
    if (await connection.execute(count)).scalar_one() >= most:
        raise counted("friends-kept", BadInput("too-many-friends", most=most))
    await insert_if_new(connection, friends, person=person.id, other=other, at=at)
    return await friendship(connection, person.id, other)


async def _must_be_welcome(connection: AsyncConnection, person: Person, other: Person) -> None:
    """Guests come by the dozen: they ask only people they have sat at a table with."""
    if other.id in await blockers_of(connection, person.id):
        raise Forbidden("blocked-by", name=other.name)
    if person.id in await blockers_of(connection, other.id):
        raise Forbidden("blocked-by-you", name=other.name)
    known = await _is_wished(connection, other.id, person.id) or person.kind != "guest"
    if not known and not await have_met(connection, person.id, other.id):
        raise Forbidden("never-met", name=other.name)


async def part(connection: AsyncConnection, person: str, other: str) -> bool:
    """Decline, withdraw or end it; whether there was anything."""
    own = (friends.c.person == person) & (friends.c.other == other)
    theirs = (friends.c.person == other) & (friends.c.other == person)
    return bool((await connection.execute(delete(friends).where(own | theirs))).rowcount)


async def friendship(connection: AsyncConnection, person: str, other: str) -> Friendship:
    own = await _is_wished(connection, person, other)
    theirs = await _is_wished(connection, other, person)
    if own and theirs:
        return "friends"
    return "asked" if own else "asking" if theirs else "none"


async def _is_wished(connection: AsyncConnection, person: str, other: str) -> bool:
    wish = exists().where(friends.c.person == person, friends.c.other == other)
    return bool((await connection.execute(select(wish))).scalar_one())


async def wishes(connection: AsyncConnection, person: str) -> tuple[list[str], list[str]]:
    """Those this person wants, and those who want this person; the latest first."""
    own = select(friends.c.other).where(friends.c.person == person)
    theirs = select(friends.c.person).where(friends.c.other == person)
    return (
        list((await connection.execute(own.order_by(friends.c.at.desc()))).scalars()),
        list((await connection.execute(theirs.order_by(friends.c.at.desc()))).scalars()),
    )


async def have_met(connection: AsyncConnection, person: str, other: str) -> bool:
    """Whether the two have sat at one table."""
    theirs = members.alias()
    met = exists().where(
        members.c.person == person,
        theirs.c.table_id == members.c.table_id,
        theirs.c.person == other,
    )
    return bool((await connection.execute(select(met))).scalar_one())


async def hand_over_friends(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest who logs in keeps the friends that the account does not have yet."""
    either = (friends.c.person == guest) | (friends.c.other == guest)
    rows = (await connection.execute(select(friends).where(either))).all()
    await connection.execute(delete(friends).where(either))
    for row in rows:
        person = account if row.person == guest else row.person
        other = account if row.other == guest else row.other
        if person != other:
            await insert_if_new(connection, friends, person=person, other=other, at=row.at)
