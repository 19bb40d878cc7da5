"""Lists people and tables for hosts, without the inside of any game."""

from typing import Final, Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.people.reports import count_open
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import (
    challenges,
    log,
    persons,
    records,
    results,
    tables,
    tokens,
)
from ludoteka.server.tables.summary import read_summary
from ludoteka.server.tables.table import Status

STATUSES: Final[tuple[str, ...]] = get_args(Status)


class PersonLine(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    face: int
    kind: Literal["guest", "account", "bot"]
    created: int
    seen: int
    muted_until: int
    banned_until: int
    is_host: bool
    games: int
    """Matches that ended."""


class TableEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The id is also the link: anyone who has it may join an open table."""

    id: str
    game: str
    status: Status
    title: str
    host: str
    """Its name, not its id."""
    seats: int
    people: tuple[str, ...]
    """The names at its seats."""
    seq: int
    created: int
    updated: int


async def list_people(database: Database, *, part: str = "", most: int = 100) -> list[PersonLine]:
    """People whose name has these letters, the latest seen first. Who left is not listed."""
    played = select(func.count()).where(results.c.player == persons.c.id).scalar_subquery()
    columns = [persons.c[name] for name in PersonLine.__struct_fields__ if name != "games"]
    query = select(*columns, played.label("games")).where(persons.c.name_key.is_not(None))
    query = query.order_by(persons.c.seen.desc(), persons.c.id)
    if not part:
        query = query.limit(most)
    found: list[PersonLine] = []
    async with reading(database) as connection, connection.stream(query) as rows:
        async for row in rows.mappings():
            # Not in SQL: what its LIKE takes for the same letter differs between databases.
            if part.casefold() in row["name"].casefold():
                found.append(msgspec.convert(row, PersonLine))
            if len(found) == most:
                break
    return found


async def list_tables(
    database: Database, *, status: str | None = None, most: int = 100
) -> list[TableEntry]:
    """The latest change first."""
    if status is not None and status not in STATUSES:
        raise BadInput("unknown-status", status=status, known=", ".join(STATUSES))
    own = ("id", "game", "status", "title", "seats", "seq", "created", "updated")
    host = func.coalesce(persons.c.name, "").label("host")
    query = select(*(tables.c[name] for name in own), tables.c.summary, host)
    query = query.outerjoin(persons, persons.c.id == tables.c.host)
    if status is not None:
        query = query.where(tables.c.status == status)
    query = query.order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    async with reading(database) as connection:
        rows = (await connection.execute(query)).mappings()
        return [_entry(dict(row)) for row in rows]


def _entry(row: dict[str, object]) -> TableEntry:
    summary = read_summary(str(row.pop("summary")))
    people = tuple(card.name for card in summary.seats if card.kind != "free")
    plain: dict[str, object] = {str(name): value for name, value in row.items()}
    return msgspec.convert(plain | {"people": people}, TableEntry)


async def count_few(database: Database) -> dict[str, int]:
    """What can be counted at a glance, without reading logs through."""
    async with reading(database) as connection:
        people = await _by(connection, persons.c.kind, persons.c.name_key.is_not(None))
        by_status = await _by(connection, tables.c.status)
        waiting = await count_open(connection)
    found = {f"{kind}s": people.get(kind, 0) for kind in ("account", "guest", "bot")}
    found |= {f"tables-{status}": by_status.get(status, 0) for status in STATUSES}
    return found | {"reports": waiting}


async def count_all(database: Database) -> dict[str, int]:
    """How many there are of everything."""
    async with reading(database) as connection:
        people = await _by(connection, persons.c.kind, persons.c.name_key.is_not(None))
        found = {f"{kind}s": people.get(kind, 0) for kind in ("account", "guest", "bot")}
        by_status = await _by(connection, tables.c.status)
        found |= {f"tables-{status}": by_status.get(status, 0) for status in STATUSES}
        for name, table in (
            ("entries", log),
            ("results", results),
            ("records", records),
            ("tokens", tokens),
            ("challenges", challenges),
        ):
            count = await connection.execute(select(func.count()).select_from(table))
            found[name] = count.scalar_one()
        return found


async def _by(
    connection: AsyncConnection, column: ColumnElement[str], *conditions: ColumnElement[bool]
) -> dict[str, int]:
    query = select(column, func.count()).where(*conditions).group_by(column)
    return {str(key): int(count) for key, count in (await connection.execute(query)).all()}
