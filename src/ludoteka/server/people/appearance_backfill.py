"""Fills the table of appearances from logs that are older than it.

A migration may not read all logs: that would take minutes. So they are walked through in the
background, some tables at a time, and a setting says how far that has come; without the setting
there is nothing to be done. Until then, what is not yet walked is looked through when needed.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.naming_entries import NAMING, is_cleaned, named_in, read_content
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import appearances, log, settings, tables

NAME: Final = "appearances-walked"
STEP: Final = 20
"""Tables read at once."""

Found = dict[tuple[str, str], int]
"""The last entry that names a person, by person and table."""


async def walked_until(connection: AsyncConnection) -> str | None:
    """The last table that was walked through; None when all were."""
    query = select(settings.c.value).where(settings.c.key == NAME)
    return (await connection.execute(query)).scalar_one_or_none()


async def tables_after(connection: AsyncConnection, last: str, limit: int = STEP) -> list[str]:
    query = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(limit)
    return list((await connection.execute(query)).scalars())


async def walk_on(database: Database) -> bool:
    """The next few tables; False when all is done. Two nodes may do it at once."""
    async with reading(database) as connection:
        last = await walked_until(connection)
        if last is None:
            return False
        step = await tables_after(connection, last)
        found = await _named_at(connection, step)
    async with writing(database) as connection:
        await _note(connection, found)
        await _advance(connection, step[-1] if step else None)
    return bool(step)


async def _named_at(connection: AsyncConnection, step: Sequence[str]) -> Found:
    query = select(log.c.table_id, log.c.seq, log.c.body)
    query = query.where(log.c.table_id.in_(step), log.c.kind.in_(NAMING)).order_by(log.c.seq)
    found: Found = {}
    for row in (await connection.execute(query)).all():
        content = read_content(row.body)
        if not is_cleaned(content):
            found[named_in(content), row.table_id] = row.seq
    return found


async def _note(connection: AsyncConnection, found: Found) -> None:
    """What is known already is known better."""
    if not found:
        return
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [{"person": p, "table_id": table, "seq": seq} for (p, table), seq in found.items()]
    await connection.execute(kind.insert(appearances).on_conflict_do_nothing(), rows)


async def _advance(connection: AsyncConnection, last: str | None) -> None:
    mark = settings.c.key == NAME
    if last is None:
        await connection.execute(delete(settings).where(mark))
    else:
        ahead = mark & (settings.c.value < last)
        await connection.execute(update(settings).where(ahead).values(value=last))
