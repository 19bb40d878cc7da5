"""Everything that is stored about a person, for that person."""

from collections.abc import AsyncIterator, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Executable, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.appearance_backfill import STEP, tables_after, walked_until
from ludoteka.server.people.appearances import tables_of
from ludoteka.server.people.merging import former_ids
from ludoteka.server.people.naming_entries import SAID, spoken_by
from ludoteka.server.people.persons import Person
from ludoteka.server.people.tokens import Token, tokens_of
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import (
    bans,
    blocks,
    challenges,
    friends,
    log,
    mail_addresses,
    members,
    notice_wishes,
    notices,
    persons,
    presences,
    push_subscriptions,
    ratings,
    records,
    reports,
    results,
    reviews,
    standing_answers,
    tables,
    webhooks,
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
    reports: list[Line]
    """By the person; not what others reported."""
    blocks: list[Line]
    standing_answers: list[Line]
    friends: list[Line]
    """Who the person wants as a friend, and who wants the person."""
    seen: int | None
    """When the person was here last, to a minute or so."""
    bans: list[Line]
    browsers: list[Line]
    """That take pushes."""
    addresses: list[Line]
    webhooks: list[Line]
    wishes: list[Line]
    notices: list[Line]
    reviews: list[Line]
    """That the person waits for."""
    chat: list[Words]


async def export_person(database: Database, person: Person) -> Export:
    """In small steps, none of which holds anyone up."""
    own = person.id
    chat = await _chat(database, own)
    async with reading(database) as connection:
        return Export(
            person=person,
            bots=await _lines(connection, _bots(own)),
            tokens=await tokens_of(connection, own),
            tables=await _lines(connection, _tables(own)),
            results=await _lines(connection, select(results).where(results.c.player == own)),
            ratings=await _lines(connection, select(ratings).where(ratings.c.player == own)),
            challenges=await _lines(connection, _challenges(own)),
            reports=await _lines(connection, select(reports).where(reports.c.reporter == own)),
            blocks=await _lines(connection, select(blocks).where(blocks.c.person == own)),
            standing_answers=await _lines(connection, _standing(own)),
            friends=await _lines(connection, _friends(own)),
            seen=await connection.scalar(select(presences.c.at).where(presences.c.person == own)),
            bans=await _lines(connection, select(bans).where(bans.c.person == own)),
            browsers=await _lines(connection, _own(push_subscriptions, own)),
            addresses=await _lines(connection, _own(mail_addresses, own)),
            webhooks=await _lines(connection, _own(webhooks, own)),
            wishes=await _lines(connection, _own(notice_wishes, own)),
            notices=await _lines(connection, _own(notices, own)),
            reviews=await _lines(connection, _reviews(own)),
            records=[line async for line in _records(connection, own)],
            chat=chat,
        )


def _own(table: Table, person: str) -> Executable:
    return select(table).where(table.c.person == person)


def _bots(owner: str) -> Executable:
    bots = (persons.c.owner == owner) & (persons.c.kind == "bot")
    return select(persons.c.id, persons.c.name, persons.c.created).where(bots)


def _standing(person: str) -> Executable:
    return select(standing_answers).where(standing_answers.c.person == person)


def _challenges(person: str) -> Executable:
    either = (challenges.c.challenger == person) | (challenges.c.challenged == person)
    return select(challenges).where(either)


def _reviews(person: str) -> Executable:
    columns = (reviews.c.id, reviews.c.game, reviews.c.state, reviews.c.asked)
    return select(*columns).where(reviews.c.person == person)


def _friends(person: str) -> Executable:
    return select(friends).where((friends.c.person == person) | (friends.c.other == person))


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


async def _chat(database: Database, person: str) -> list[Words]:
    """Also at tables where the person only watched, or was as a guest."""
    async with reading(database) as connection:
        ids = await _ids(connection, person)
        known = await tables_of(connection, ids)
        last = await walked_until(connection)
    found = [
        await _said_at(database, known[at : at + STEP], ids) for at in range(0, len(known), STEP)
    ]
    seen = set(known)
    while last is not None:
        async with reading(database) as connection:
            step = await tables_after(connection, last)
        last = step[-1] if step else None
        found.append(await _said_at(database, [each for each in step if each not in seen], ids))
    return sorted((words for part in found for words in part), key=lambda words: words.at)


async def _said_at(database: Database, step: Sequence[str], ids: frozenset[str]) -> list[Words]:
    query = select(log.c.table_id, log.c.at, log.c.body)
    query = query.where(log.c.table_id.in_(step), log.c.kind == SAID)
    async with reading(database) as connection:
        rows = (await connection.execute(query.order_by(log.c.table_id, log.c.seq))).all()
    return [
        Words(row.table_id, row.at, str(content.get("text", "")))
        for row in rows
        if (content := spoken_by(row.body, ids))
    ]
