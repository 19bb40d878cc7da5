"""Ends matches of one person against bots that no one continues.

Every node looks; the first to end a match has ended it, because its log is won once.
"""

from typing import Final

from sqlalchemy import and_, or_, select

from ludoteka.server.errors import Unknown
from ludoteka.server.people.transactions import reading
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.repeating import Repeating
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import tables
from ludoteka.server.tables.entries import Closed
from ludoteka.server.tables.leaving import is_alone
from ludoteka.server.tables.proposals import Proposal

LOOK_SECONDS: Final = 600.0
MOST_AT_ONCE: Final = 100
DAY: Final = 24 * 3600 * 1000


class Untouched(Repeating):
    def __init__(self, hub: Hub, database: Database) -> None:
        super().__init__(self.look, LOOK_SECONDS, failed="a look for untouched matches failed")
        self._hub = hub
        self._database = database
        self._after = (0, "")
        """Where the last look ended: matches between people must not hide the others."""

    async def look(self) -> None:
        for table_id in await self._candidates():
            try:
                await self._consider(table_id)
            except Unknown:
                continue

    async def _candidates(self) -> list[str]:
        """Live matches in which nothing has happened for long: some of them each time."""
        quiet = tables.c.updated < self._limit()
        updated, last = self._after
        behind = or_(
            tables.c.updated > updated, and_(tables.c.updated == updated, tables.c.id > last)
        )
        query = select(tables.c.id, tables.c.updated).where(
            tables.c.status == "live", quiet, behind
        )
        in_turn = query.order_by(tables.c.updated, tables.c.id).limit(MOST_AT_ONCE)
        async with reading(self._database) as connection:
            rows = list(await connection.execute(in_turn))
        full = len(rows) == MOST_AT_ONCE
        self._after = (rows[-1].updated, rows[-1].id) if full else (0, "")
        return [row.id for row in rows]

    def _limit(self) -> int:
        return self._hub.now() - self._hub.settings.untouched_days * DAY

    async def _consider(self, table_id: str) -> None:
        """Unless it goes on, someone looks at it, or another node was faster."""
        live = await self._hub.table(table_id)
        async with live.lock:
            await live.refresh()
            table = live.table
            if table.status != "live" or table.at >= self._limit() or live.presences.here():
                return
            if is_alone(table, None):
                await live.commit(Proposal(Closed(why="untouched")))
