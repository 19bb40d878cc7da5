"""Removes a person who leaves; matches stay for the others.

Leaving begins with one short transaction: name, sessions and belongings go at once, and `leaving`
remembers the person until the logs of all tables are clean, whatever happens to the server.
"""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import (
    bindparam,
    delete,
    exists,
    literal_column,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.erasing import NOTED, erase_notes
from ludoteka.server.people.personal import OWNED
from ludoteka.server.people.persons import GONE
from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import leaving, persons, resets, tokens

SETTLE_MS: Final = 60_000
"""So long after they left a last word of theirs, under way on another node, may still land."""


Traces = frozenset[str]
"""The columns, by table and name, in which someone is found."""
ACCESS: Final = frozenset({str(tokens.c.person), str(resets.c.person)})
"""What lets someone in is taken away even if it was not there a moment ago."""
EVERYWHERE: Final[Traces] = frozenset(map(str, (*OWNED, *NOTED)))


async def traces_of(connection: AsyncConnection, person: str) -> dict[str, Traces]:
    """Where the person and all who leave with them are found.

    Read before anything is written: while someone writes everybody else waits, and most people
    have left few traces.
    """
    gone = [person, *await _owned_by(connection, person)]
    return {each: await _found(connection, each) for each in gone}


FOUND: Final = text(
    str(
        union_all(
            *[
                select(literal_column(f"'{column}'")).where(
                    exists().where(column == bindparam("person"))
                )
                for column in (*OWNED, *NOTED)
            ]
        )
    )
)
"""Written once: to write it for each who leaves would hold all others up for ten milliseconds."""


async def _found(connection: AsyncConnection, person: str) -> Traces:
    return frozenset((await connection.execute(FOUND, {"person": person})).scalars())


async def begin_leaving(
    connection: AsyncConnection, person: str, at: int, traces: Mapping[str, Traces]
) -> list[str]:
    """The row stays, empty, because games refer to its id.

    Bots leave with their owner, and so does what the person was as a guest before: all of these.
    """
    gone = [person, *await _owned_by(connection, person)]
    for each in gone:
        await _empty(connection, each, traces.get(each, EVERYWHERE))
        await insert_if_new(connection, leaving, person=each, since=at)
    return gone


async def end_leaving(connection: AsyncConnection, person: str, traces: Traces) -> None:
    """Emptied again: a request that was under way may have added something."""
    await _empty(connection, person, traces)
    await connection.execute(delete(leaving).where(leaving.c.person == person))


async def _empty(connection: AsyncConnection, person: str, traces: Traces) -> None:
    for column in OWNED:
        if str(column) in traces | ACCESS:
            await connection.execute(delete(column.table).where(column == person))
    if any(str(column) in traces for column in NOTED):
        await erase_notes(connection, person)
    emptied = update(persons).where(persons.c.id == person)
    await connection.execute(
        emptied.values(
            name=GONE,
            name_key=None,
            face=0,
            password=None,
            language=None,
            owner=None,
            seen=0,
            epoch=persons.c.epoch + 1,  # sessions of an older epoch are nobody's
        )
    )


async def _owned_by(connection: AsyncConnection, owner: str) -> list[str]:
    query = select(persons.c.id).where(persons.c.owner == owner)
    return list((await connection.execute(query)).scalars())


async def leaving_since(connection: AsyncConnection) -> dict[str, int]:
    """Everybody who is being forgotten, the first first."""
    query = select(leaving.c.person, leaving.c.since).order_by(leaving.c.since)
    return {row.person: row.since for row in await connection.execute(query)}


async def stale_guests(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    query = (
        select(persons.c.id)
        .where(persons.c.kind == "guest", persons.c.name_key.is_not(None), persons.c.seen < before)
        .order_by(persons.c.seen)
        .limit(limit)
    )
    return list((await connection.execute(query)).scalars())
