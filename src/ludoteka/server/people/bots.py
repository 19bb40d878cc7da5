"""Accounts of programs that play over the network, each owned by a person."""

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden, Taken, Unknown
from ludoteka.server.metrics import counted
from ludoteka.server.people.names import check_name
from ludoteka.server.people.persons import COLUMNS, Person, add_person, as_person, find_person
from ludoteka.server.storage.schema import persons

MOST: Final = 10


async def create_bot(connection: AsyncConnection, owner: Person, name: str, at: int) -> Person:
    if owner.kind != "account":
        raise Forbidden("bots-need-account")
    if len(await bots_of(connection, owner.id)) >= MOST:
        raise counted("bots-owned", BadInput("too-many-bots-owned", most=MOST))
    name = check_name(name)
    made = await add_person(
        connection,
        kind="bot",
        name=name,
        at=at,
        language=owner.language,
        owner=owner.id,
        muted_until=owner.muted_until,
    )
    if made is None:
        raise Taken("name-taken", name=name)
    return made


async def bots_of(connection: AsyncConnection, owner: str) -> list[Person]:
    owned = (persons.c.owner == owner) & (persons.c.kind == "bot")
    query = select(*COLUMNS).where(owned).order_by(persons.c.created)
    return [as_person(row) for row in await connection.execute(query)]


async def own_bot(connection: AsyncConnection, owner: str, bot: str) -> Person:
    found = await find_person(connection, bot)
    if found is None or found.owner != owner or found.kind != "bot":
        raise Unknown("unknown-person", person=bot)
    return found
