"""What a host may know about the house: who is there and which tables, never a game's inside."""

from typing import Final, Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
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
from ludoteka.server.tables.table import Status

STATUSES: Final[tuple[str, ...]] = get_args(Status)


class PersonLine(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    created: int
    seen: int
    muted_until: int
    games: int
    """Matches that ended."""


class TableEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The id is also the link: whoever has it may join an open table."""

    id: str
    game: str
    status: Status
    title: str
    host: str
    """Its name, not its id."""
    seats: int
    seq: int
    created: int
    updated: int


async def list_people(database: Database, *, part: str = "", most: int = 100) -> list[PersonLine]:
    """Whose name has these letters, whoever was here last first. Who left is not listed."""
    played = select(func.count()).where(results.c.player == persons.c.id).scalar_subquery()
    columns = [persons.c[name] for name in PersonLine.__struct_fields__ if name != "games"]
    query = select(*columns, played.label("games")).where(persons.c.name_key.is_not(None))
    query = query.order_by(persons.c.seen.desc(), persons.c.id)
    async with reading(database) as connection:
        rows = (await connection.execute(query)).mappings()
        # Not in SQL: what its LIKE takes for the same letter differs between databases.
        found = [row for row in rows if part.casefold() in row["name"].casefold()]
    return [msgspec.convert(row, PersonLine) for row in found[:most]]


async def list_tables(
    database: Database, *, status: str | None = None, most: int = 100
) -> list[TableEntry]:
    """The latest change first."""
    if status is not None and status not in STATUSES:
        raise BadInput("unknown-status", status=status, known=", ".join(STATUSES))
    own = ("id", "game", "status", "title", "seats", "seq", "created", "updated")
    host = func.coalesce(persons.c.name, "").label("host")
    query = select(*(tables.c[name] for name in own), host)
    query = query.outerjoin(persons, persons.c.id == tables.c.host)
    if status is not None:
        query = query.where(tables.c.status == status)
    query = query.order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    async with reading(database) as connection:
        rows = (await connection.execute(query)).mappings()
        return [msgspec.convert(row, TableEntry) for row in rows]


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
