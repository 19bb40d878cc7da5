"""Standing answers of slow matches in the database.

They are not entries of a table's log: everybody there hears of those.
"""

from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.errors import Enough
from ludoteka.server.metrics import counted
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.protocol import StandingAnswer
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import standing_answers, tables

Answers = tuple[StandingAnswer, ...]

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Answers)
_rows: Final = standing_answers.c


class Left(Struct, frozen=True):
    """What one seat of a live match left, while that match waits for it."""

    table: str
    seq: int
    """Of the table's latest entry."""
    seat: int
    person: str
    raw: str

    @property
    def answers(self) -> Answers:
        """Read when they are needed: every node looks at all of them every second."""
        return _decoder.decode(self.raw)


class StandingAnswers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, seat: int, person: str) -> Answers:
        own = (_rows.table_id == table) & (_rows.seat == seat) & (_rows.person == person)
        async with reading(self._database) as connection:
            found = (await connection.execute(select(_rows.answers).where(own))).scalar()
        return _decoder.decode(found) if found else ()

    async def keep(self, table: str, seat: int, person: str, answers: Answers, most: int) -> None:
        """Instead of what was there; Enough if the person has left answers for `most` others."""
        values = {"table_id": table, "seat": seat, "person": person}
        old = (_rows.table_id == table) & (_rows.seat == seat)
        async with writing(self._database) as connection:
            await connection.execute(delete(standing_answers).where(old))
            if answers:
                await _must_have_room(connection, person, most)
                new = insert(standing_answers).values(**values, answers=_encode(answers).decode())
                await connection.execute(new)

    async def awaited(self) -> list[Left]:
        """Of seats that owe a decision now."""
        query = (
            select(standing_answers, tables.c.seq, tables.c.to_act)
            .join(tables, tables.c.id == _rows.table_id)
            .where(tables.c.status == "live", tables.c.to_act != 0)
        )
        async with reading(self._database) as connection:
            rows = (await connection.execute(query)).all()
        return [
            Left(row.table_id, row.seq, row.seat, row.person, row.answers)
            for row in rows
            if row.to_act >> row.seat & 1
        ]

    async def forget_ended(self) -> None:
        """What was left for matches that have ended."""
        ended = select(tables.c.id).where(tables.c.status.in_(("over", "closed")))
        async with writing(self._database) as connection:
            await connection.execute(delete(standing_answers).where(_rows.table_id.in_(ended)))


async def _must_have_room(connection: AsyncConnection, person: str, most: int) -> None:
    own = select(func.count()).select_from(standing_answers).where(_rows.person == person)
    if (await connection.execute(own)).scalar_one() >= most:
        raise counted("standing", Enough("too-many-standing", most=most))
