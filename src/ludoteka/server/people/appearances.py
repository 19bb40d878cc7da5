"""Where a person was: the tables to look into, so that nobody has to read the whole log."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.storage.schema import appearances, tables


class Appearance(NamedTuple):
    table: str
    seq: int
    """Of the last entry that names the person, when it was read."""


async def appearances_of(connection: AsyncConnection, person: str) -> list[Appearance]:
    query = select(appearances.c.table_id, appearances.c.seq).where(appearances.c.person == person)
    rows = await connection.execute(query.order_by(appearances.c.table_id))
    return [Appearance(*row) for row in rows]


async def tables_of(connection: AsyncConnection, persons: Collection[str]) -> list[str]:
    query = select(appearances.c.table_id).where(appearances.c.person.in_(persons)).distinct()
    return list((await connection.execute(query.order_by(appearances.c.table_id))).scalars())


async def drop_appearance(connection: AsyncConnection, person: str, seen: Appearance) -> None:
    """Unless the person was named there again since it was read."""
    same = (
        appearances.c.person == person,
        appearances.c.table_id == seen.table,
        appearances.c.seq == seen.seq,
    )
    await connection.execute(delete(appearances).where(*same))


def was_there(person: str) -> ColumnElement[bool]:
    """A condition on tables."""
    there = select(appearances.c.table_id).where(appearances.c.person == person)
    return tables.c.id.in_(there)
