"""The records of matches that anyone may open: listed tables whose match has a result."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from sqlalchemy import select

from ludoteka.core.records import Record, SeatInfo
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import tables
from ludoteka.server.tables.audience import may_open
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.records import whole_record

PAGE: Final = 200
STRANGER: Final = None


async def public_records(
    database: Database, *, game: str | None = None, with_names: bool = False
) -> AsyncIterator[Record]:
    """One after the other, so that a large database is never in memory as a whole.

    Without names, people are told apart within a match only: `player 1`, by seat.
    """
    after = ""
    while ids := await _finished(database, game, after):
        for table_id in ids:
            table = await read_table(database.log, table_id)
            if table is None or table.result is None or not may_open(table, STRANGER):
                continue
            record = whole_record(table)
            yield record if with_names else without_names(record)
        after = ids[-1]


async def _finished(database: Database, game: str | None, after: str) -> list[str]:
    wanted = tables.c.listed & (tables.c.status == "over") & (tables.c.id > after)
    if game is not None:
        wanted &= tables.c.game == game
    query = select(tables.c.id).where(wanted).order_by(tables.c.id).limit(PAGE)
    async with reading(database) as connection:
        return list((await connection.scalars(query)).all())


def without_names(record: Record) -> Record:
    """Bots keep theirs; a program of someone's is a person here."""
    seats = tuple(
        seat if seat.bot else SeatInfo(f"player {number}")
        for number, seat in enumerate(record.seats, start=1)
    )
    return msgspec.structs.replace(record, seats=seats)
