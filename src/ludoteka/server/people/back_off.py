"""Guessing passwords gets slower with every wrong one, on all nodes together.

An attempt is counted before the password is looked at, so that a thousand guesses at the same
moment are not all the first one.
"""

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.errors import TooMany
from ludoteka.server.people.persons import change_person
from ludoteka.server.storage.schema import persons

FREE: Final = 5
"""Attempts that cost nothing: people mistype."""

LONGEST: Final = 900
"""Seconds. Longer would let strangers lock somebody out for good."""


def pause(failures: int) -> int:
    """Seconds to wait after so many wrong passwords in a row."""
    return 0 if failures < FREE else min(LONGEST, 1 << min(failures - FREE, 20))


async def count_attempt(connection: AsyncConnection, person: str, at: int) -> None:
    query = select(persons.c.failures, persons.c.blocked_until).where(persons.c.id == person)
    row = (await connection.execute(query.with_for_update())).one()
    if row.blocked_until > at:
        raise TooMany("log-in-blocked", retry_after=-(-(row.blocked_until - at) // 1000))
    failures = row.failures + 1
    until = at + pause(failures) * 1000
    await change_person(connection, person, failures=failures, blocked_until=until)


async def forget_attempts(connection: AsyncConnection, person: str) -> None:
    await change_person(connection, person, failures=0, blocked_until=0)
