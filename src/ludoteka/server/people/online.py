"""Who is online, to about a minute: for friends, if the person allows it.

Every node notes the people it sees and writes them down now and then, many in one go. Where
someone is and what they do there is in no row.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.clock import Clock
from ludoteka.server.people.transactions import writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import persons, presences

EVERY: Final = 60_000
"""Milliseconds after which it is written down again that someone is here."""
HERE: Final = 180_000
"""Who was seen in so many milliseconds counts as here."""
MOST_AT_ONCE: Final = 200
"""In one transaction: nobody else writes meanwhile."""
MOST_KEPT: Final = 50_000


class HereNow:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._due: dict[str, int] = {}
        self._written: dict[str, int] = {}

    def note(self, *seen: str) -> None:
        now = self._clock()
        for person in seen:
            if self._written.get(person, 0) <= now - EVERY and len(self._due) < MOST_KEPT:
                self._due[person] = now

    async def write(self) -> None:
        """What was noted since; the rest of many the next time."""
        batch = dict(list(self._due.items())[:MOST_AT_ONCE])
        if not batch:
            return
        async with writing(self._database) as connection:
            await _write(connection, batch)
        for person, at in batch.items():
            self._written[person] = at
            if self._due.get(person) == at:
                del self._due[person]
        if len(self._written) > MOST_KEPT:
            self._written.clear()


async def _write(connection: AsyncConnection, batch: dict[str, int]) -> None:
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    # Who is being deleted meanwhile leaves nothing behind.
    query = select(persons.c.id).where(persons.c.id.in_(batch), persons.c.name_key.is_not(None))
    known = (await connection.execute(query)).scalars()
    rows = [{"person": person, "at": batch[person]} for person in known]
    if rows:
        insert = kind.insert(presences)
        changed = {"at": insert.excluded.at}
        await connection.execute(
            insert.on_conflict_do_update(index_elements=["person"], set_=changed), rows
        )


async def who_is_here(
    connection: AsyncConnection, friends: Collection[str], at: int
) -> frozenset[str]:
    """Those of these friends who are here and let it be seen."""
    query = (
        select(presences.c.person)
        .join(persons, persons.c.id == presences.c.person)
        .where(
            presences.c.person.in_(friends), presences.c.at > at - HERE, persons.c.shows_presence
        )
    )
    return frozenset((await connection.execute(query)).scalars())
