"""Reports of bots that failed: kept for the host, readable when the match is over."""

from typing import Final

import msgspec
from sqlalchemy import func, insert, select

from ludoteka.core import BadInput
from ludoteka.server.errors import Unknown
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.play.failures import FailureReport
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import bot_failures, tables

MOST_REPORTS: Final = 20
"""For one table: a bot that fails at every move teaches no more after that."""
ENDED: Final = ("over", "closed")


class FailureLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a list may say of a failure: nothing of the game's inside."""

    id: str
    at: int
    table_id: str
    seat: int
    game: str
    bot: str
    why: str


async def keep_failure(database: Database, report: FailureReport) -> None:
    async with writing(database) as connection:
        known = select(func.count()).where(bot_failures.c.table_id == report.table)
        if (await connection.execute(known)).scalar_one() >= MOST_REPORTS:
            return
        await connection.execute(
            insert(bot_failures).values(
                id=report.id,
                at=report.at,
                table_id=report.table,
                seat=report.seat,
                game=report.game,
                bot=report.bot,
                why=report.why,
                report=msgspec.json.encode(report),
            )
        )


async def list_failures(database: Database, *, most: int = 100) -> list[FailureLine]:
    """The latest first."""
    columns = [bot_failures.c[name] for name in FailureLine.__struct_fields__]
    query = select(*columns).order_by(bot_failures.c.at.desc(), bot_failures.c.id).limit(most)
    async with reading(database) as connection:
        rows = (await connection.execute(query)).mappings()
        return [msgspec.convert(row, FailureLine) for row in rows]


async def read_failure(database: Database, report: str) -> bytes:
    """The whole report as JSON; of a match that is being played nothing is shown."""
    query = (
        select(bot_failures.c.report, tables.c.status)
        .outerjoin(tables, tables.c.id == bot_failures.c.table_id)
        .where(bot_failures.c.id == report)
    )
    async with reading(database) as connection:
        found = (await connection.execute(query)).one_or_none()
    if found is None:
        raise Unknown("no-such-failure", report=report)
    if found.status not in ENDED:
        raise BadInput("failure-of-live-match", report=report)
    return bytes(found.report)
