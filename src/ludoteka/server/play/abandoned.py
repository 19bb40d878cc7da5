"""Closes open tables where no one waits any more.

Every node looks; the first to close a table has closed it, because its log is won once.
"""

from typing import Final

from sqlalchemy import and_, or_, select

from ludoteka.server.errors import Unknown
from ludoteka.server.people.transactions import reading
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.repeating import Repeating
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import tables
from ludoteka.server.tables.entries import Closed
from ludoteka.server.tables.proposals import Proposal

LOOK_SECONDS: Final = 20.0
LISTENING: Final = 35_000
"""Milliseconds for which a table is kept in mind before it is closed: by then who was cut off has
come back, and every node where someone is has said so."""
MOST_AT_ONCE: Final = 100
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


class Abandoned(Repeating):
    def __init__(self, hub: Hub, database: Database) -> None:
        super().__init__(self.look, LOOK_SECONDS, failed="a look for abandoned tables failed")
        self._hub = hub
        self._database = database
        self._after = (0, "")
        """Where the last look ended: tables where someone waits must not hide the others."""
        self._occupied: dict[str, int] = {}
        """When someone was last seen at an open table, as far as this node knows."""
        self._listening: dict[str, int] = {}
        """Since when this node listens for someone at a table that seems abandoned."""
        self._since = hub.now()
        """Before that someone may have been anywhere: who waits comes back after a restart."""

    async def look(self) -> None:
        """Closes what has been abandoned for long enough, if that can be known."""
        if not self._hub.knows_who_is_here:
            return
        self._note_occupied()
        found = await self._candidates()
        for table_id in found:
            await self._consider(table_id)
        for table_id in [*self._listening]:
            if table_id not in found:
                del self._listening[table_id]

    def _note_occupied(self) -> None:
        now = self._hub.now()
        for table_id, live in self._hub.tables.items():
            if live.table.status == "open" and _is_anybody_at(live):
                self._occupied[table_id] = now
        patience = max(self._patience(listed=True), self._patience(listed=False))
        for table_id in [key for key, at in self._occupied.items() if at < now - patience]:
            del self._occupied[table_id]

    async def _candidates(self) -> list[str]:
        """Open tables at which nothing has happened for long: some of them each time, in turn,
        and those that are being listened to."""
        now = self._hub.now()
        quiet = or_(
            and_(tables.c.listed, tables.c.updated < now - self._patience(listed=True)),
            tables.c.updated < now - self._patience(listed=False),
        )
        updated, last = self._after
        behind = or_(
            tables.c.updated > updated, and_(tables.c.updated == updated, tables.c.id > last)
        )
        columns = (tables.c.id, tables.c.updated, tables.c.listed)
        query = select(*columns).where(tables.c.status == "open", quiet)
        in_turn = query.where(behind).order_by(tables.c.updated, tables.c.id).limit(MOST_AT_ONCE)
        async with reading(self._database) as connection:
            rows = list(await connection.execute(in_turn))
            known = await connection.execute(query.where(tables.c.id.in_(self._listening)))
            found = {row.id: row.listed for row in (*rows, *known)}
        full = len(rows) == MOST_AT_ONCE
        self._after = (rows[-1].updated, rows[-1].id) if full else (0, "")
        return [
            each for each, listed in found.items() if not self._was_occupied(each, listed=listed)
        ]

    def _patience(self, *, listed: bool) -> int:
        settings = self._hub.settings
        return settings.open_minutes * MINUTE if listed else settings.open_days * DAY

    def _was_occupied(self, table_id: str, *, listed: bool) -> bool:
        at = max(self._occupied.get(table_id, 0), self._since)
        return at > self._hub.now() - self._patience(listed=listed)

    async def _consider(self, table_id: str) -> None:
        now = self._hub.now()
        try:
            live = await self._hub.table(table_id)
        except Unknown:
            return
        live.last_used = now  # it stays in memory, to hear of other nodes who is there
        since = self._listening.setdefault(table_id, now)
        if _is_anybody_at(live):
            self._occupied[table_id] = now
        elif now - since >= LISTENING:
            await self._close(live)

    async def _close(self, live: LiveTable) -> None:
        """Unless someone has come, or another node was faster."""
        async with live.lock:
            await live.refresh()
            if live.table.status == "open" and not _is_anybody_at(live):
                await live.commit(Proposal(Closed(why="abandoned")))


def _is_anybody_at(live: LiveTable) -> bool:
    return bool(live.presences.here() or live.presences.audience())
