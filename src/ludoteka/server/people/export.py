"""Everything that is stored about a person, for that person."""

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct
from sqlalchemy import Executable, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.leaving import SAID, spoken_by
from ludoteka.server.people.merging import former_ids
from ludoteka.server.people.persons import Person
from ludoteka.server.people.tokens import Token, tokens_of
from ludoteka.server.storage.schema import (
    challenges,
    log,
    members,
    persons,
    ratings,
    records,
    results,
    tables,
)

Line = dict[str, object]
"""A row as it is stored, by the names of its columns."""


class Words(Struct, frozen=True):
    table: str
    at: int
    text: str


class Export(Struct, frozen=True, kw_only=True):
    person: Person
    bots: list[Line]
    tokens: list[Token]
    tables: list[Line]
    results: list[Line]
    ratings: list[Line]
    challenges: list[Line]
    records: list[Line]
    chat: list[Words]


async def export_person(connection: AsyncConnection, person: Person) -> Export:
    own = person.id
    return Export(
        person=person,
        bots=await _lines(
            connection,
            select(persons.c.id, persons.c.name, persons.c.created).where(
                persons.c.owner == own, persons.c.kind == "bot"
            ),
        ),
        tokens=await tokens_of(connection, own),
        tables=await _lines(connection, _tables(own)),
        results=await _lines(connection, select(results).where(results.c.player == own)),
        ratings=await _lines(connection, select(ratings).where(ratings.c.player == own)),
        challenges=await _lines(
            connection,
            select(challenges).where(
                (challenges.c.challenger == own) | (challenges.c.challenged == own)
            ),
        ),
        records=[line async for line in _records(connection, own)],
        chat=[words async for words in _chat(connection, await _ids(connection, own))],
    )


def _tables(person: str) -> Executable:
    return (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.title,
            tables.c.status,
            tables.c.created,
            members.c.seat,
        )
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person == person)
        .order_by(tables.c.created, members.c.seat)
    )


async def _lines(connection: AsyncConnection, query: Executable) -> list[Line]:
    rows = (await connection.execute(query)).mappings()
    return [{str(name): value for name, value in row.items()} for row in rows]


async def _records(connection: AsyncConnection, person: str) -> AsyncIterator[Line]:
    for line in await _lines(connection, select(records).where(records.c.person == person)):
        yield line | {"data": msgspec.Raw(bytes(msgspec.convert(line["data"], bytes)))}


async def _ids(connection: AsyncConnection, person: str) -> frozenset[str]:
    return frozenset({person, *await former_ids(connection, person)})


async def _chat(connection: AsyncConnection, ids: frozenset[str]) -> AsyncIterator[Words]:
    """Read through, because whoever only watched has said something without a seat."""
    query = select(log.c.table_id, log.c.at, log.c.body).where(log.c.kind == SAID)
    async with connection.stream(query.order_by(log.c.at)) as rows:
        async for row in rows:
            if content := spoken_by(row.body, ids):
                yield Words(row.table_id, row.at, str(content.get("text", "")))
