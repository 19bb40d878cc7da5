"""Who leaves is forgotten; the games stay for those who played them too."""

from typing import Final

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.merging import Moved, seats_of
from ludoteka.server.people.persons import GONE, change_person, end_sessions, find_person
from ludoteka.server.storage.schema import (
    challenges,
    log,
    persons,
    ratings,
    records,
    tokens,
)

SAID: Final = "said"
NAMING: Final = (SAID, "sat", "handed-over")
"""Entries of a log that hold the name of a person."""


async def erase_person(connection: AsyncConnection, person: str) -> tuple[Moved, ...]:
    """The row stays, empty, because games refer to its id.

    Bots leave with their owner, and so does what the person was as a guest before.
    """
    moved: list[Moved] = []
    for each in [person, *await _owned_by(connection, person)]:
        await _erase_belongings(connection, each)
        await _erase_words(connection, each)
        await change_person(
            connection,
            each,
            name=GONE,
            name_key=None,
            password=None,
            language=None,
            owner=None,
            seen=0,
            failures=0,
            blocked_until=0,
        )
        await end_sessions(connection, each)
        if gone := await find_person(connection, each):
            moved += await seats_of(connection, each, gone, unfinished=False)
    return tuple(moved)


async def _owned_by(connection: AsyncConnection, owner: str) -> list[str]:
    query = select(persons.c.id).where(persons.c.owner == owner)
    return list((await connection.execute(query)).scalars())


async def _erase_belongings(connection: AsyncConnection, person: str) -> None:
    either = or_(challenges.c.challenger == person, challenges.c.challenged == person)
    for statement in (
        delete(tokens).where(tokens.c.person == person),
        delete(ratings).where(ratings.c.player == person),
        delete(records).where(records.c.person == person),
        delete(challenges).where(either),
    ):
        await connection.execute(statement)


async def _erase_words(connection: AsyncConnection, person: str) -> None:
    """All that is ever changed in a log: names and words of somebody who left."""
    query = select(log.c.table_id, log.c.seq, log.c.body).where(log.c.kind.in_(NAMING))
    for row in (await connection.execute(query)).all():
        body = _without_name(row.body, person)
        if body is not None:
            place = (log.c.table_id == row.table_id) & (log.c.seq == row.seq)
            await connection.execute(update(log).where(place).values(body=body))


def _without_name(body: bytes, person: str) -> bytes | None:
    """None if the entry does not name this person."""
    if person.encode() not in body:
        return None
    content = msgspec.json.decode(body, type=dict[str, object])
    # Who sits down is the sitter: the command may have been another's.
    if content.get("sitter", content.get("person")) != person:
        return None
    content["name"] = GONE
    if "text" in content:
        content["text"] = "…"
    return msgspec.json.encode(content)


def spoken_by(body: bytes, ids: frozenset[str]) -> dict[str, object] | None:
    """The entry's content, if the person with these ids said it."""
    content = msgspec.json.decode(body, type=dict[str, object])
    return content if content.get("person") in ids else None


async def stale_guests(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    query = (
        select(persons.c.id)
        .where(persons.c.kind == "guest", persons.c.name_key.is_not(None), persons.c.seen < before)
        .order_by(persons.c.seen)
        .limit(limit)
    )
    return list((await connection.execute(query)).scalars())
