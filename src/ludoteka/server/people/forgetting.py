"""Removes a person from the log of one table, in steps that may be repeated.

Read first, without holding anyone up; then short writes, however much someone said. What an
entry says else is never changed. A table where nothing is left to be done is crossed off; an entry
that was written meanwhile keeps it on the list.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.appearances import Appearance, drop_appearance
from ludoteka.server.people.merging import Moved
from ludoteka.server.people.naming_entries import NAMING, without_name
from ludoteka.server.people.persons import GONE
from ludoteka.server.people.steps import GoOn, Rest, always, no_rest
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import log, members, tables

PAGE: Final = 500
"""Entries read at once."""
STEP: Final = 50
"""Entries written in one transaction: nobody else writes meanwhile."""


class Remains(NamedTuple):
    """What a table still tells about someone."""

    bodies: int
    """Entries that named them, cleaned or still to be."""
    moved: tuple[Moved, ...]
    """Seats whose names are still shown."""


class _Seat(msgspec.Struct):
    name: str = ""


class _Shown(msgspec.Struct):
    """The names in a table's summary, by seat."""

    seats: list[_Seat] = []


async def forget_at(
    database: Database,
    person: str,
    seen: Appearance,
    *,
    rest: Rest = no_rest,
    go_on: GoOn = always,
) -> Remains:
    """What can be done now, with a `rest` after each write; with nothing left, the table is
    crossed off. Whatever was not done is found again."""
    cleaned = 0
    after, rows = -1, PAGE
    while rows == PAGE:
        async with reading(database) as connection:
            bodies, after, rows = await _named_bodies(connection, person, seen.table, after)
        for first in range(0, len(bodies), STEP):
            if not go_on():
                return Remains(cleaned + 1, ())
            async with writing(database) as connection:
                await _write_bodies(connection, seen.table, bodies[first : first + STEP])
            cleaned += len(bodies[first : first + STEP])
            await rest()
    async with reading(database) as connection:
        remains = Remains(cleaned, await _shown_seats(connection, person, seen.table))
    if remains == (0, ()):
        async with writing(database) as connection:
            await drop_appearance(connection, person, seen)
    return remains


async def _named_bodies(
    connection: AsyncConnection, person: str, table: str, after: int
) -> tuple[list[tuple[int, bytes]], int, int]:
    """Entries behind number `after` as they should be, the last number that was read, and how
    many were."""
    query = select(log.c.seq, log.c.body).where(
        log.c.table_id == table, log.c.seq > after, log.c.kind.in_(NAMING)
    )
    rows = (await connection.execute(query.order_by(log.c.seq).limit(PAGE))).all()
    bodies = [(row.seq, body) for row in rows if (body := without_name(row.body, person))]
    return bodies, rows[-1].seq if rows else after, len(rows)


async def _shown_seats(connection: AsyncConnection, person: str, table: str) -> tuple[Moved, ...]:
    query = select(members.c.seat, tables.c.summary).join(tables, tables.c.id == members.c.table_id)
    query = query.where(members.c.table_id == table, members.c.person == person)
    rows = (await connection.execute(query.order_by(members.c.seat))).all()
    return tuple(
        Moved(table, row.seat, person, person, GONE)
        for row in rows
        if _shown_name(row.summary, row.seat) not in ("", GONE)
    )


def _shown_name(summary: str, seat: int) -> str:
    seats = msgspec.json.decode(summary, type=_Shown).seats
    return seats[seat].name if seat < len(seats) else ""


async def _write_bodies(
    connection: AsyncConnection, table: str, bodies: Sequence[tuple[int, bytes]]
) -> None:
    place = (log.c.table_id == table) & (log.c.seq == bindparam("number"))
    change = update(log).where(place).values(body=bindparam("cleaned"))
    await connection.execute(change, [{"number": seq, "cleaned": body} for seq, body in bodies])
