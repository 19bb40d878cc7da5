"""Lists of tables: open ones, and a person's own."""

from typing import Final, Literal

import msgspec
from sqlalchemy import Row, Select, and_, exists, func, or_, select

from ludoteka.core.errors import BadInput
from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.errors import Forbidden
from ludoteka.server.metrics import counted
from ludoteka.server.people.transactions import reading
from ludoteka.server.protocol import TableSeat
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import members, tables
from ludoteka.server.tables.summary import Summary, read_summary

MOST_LISTED: Final = 100
LIVE_HOURS: Final = 6
"""A match in which nothing happens for so long leaves the list, unless the host decides."""
HOUR: Final = 3_600_000
LATEST: Final = 2**63 - 1
"""Databases know no later time."""


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Literal["open", "live", "over", "closed"]
    host: str
    created: int
    updated: int
    to_act: tuple[int, ...]
    """The seats that owe a decision."""
    your_seats: tuple[int, ...] = ()
    your_turn: bool = False
    summary: Summary


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    tables: tuple[TableLine, ...]
    next: int | None = None
    """`before` for the next page."""
    now: int = 0
    """The server's time, by which deadlines are to be read."""


class Lobby:
    def __init__(
        self, database: Database, *, now: Clock = now_ms, live_hours: int = LIVE_HOURS
    ) -> None:
        self._database = database
        self._now = now
        self._live_hours = live_hours

    async def listed(self, *, game: str | None, before: int | None) -> TablePage:
        """Tables that anyone may join, or watch if something has happened lately; the newest
        first."""
        lively = tables.c.updated > self._now() - self._live_hours * HOUR
        shown = or_(tables.c.status == "open", and_(tables.c.status == "live", lively))
        query = select(tables).where(tables.c.listed, shown)
        if game is not None:
            query = query.where(tables.c.game == game)
        return await self._page(query, "", before)

    async def own(self, person: str, *, status: str | None, before: int | None) -> TablePage:
        """Tables at which this person sits or which they host, the latest change first. `ended`:
        with a result, or stopped in play without one."""
        query = _own(person)
        if status == "ended":
            query = query.where(tables.c.status.in_(("over", "closed")))
            page = await self._page(query, person, before)
            return msgspec.structs.replace(page, tables=tuple(filter(_has_ended, page.tables)))
        if status is not None:
            query = query.where(tables.c.status == status)
        return await self._page(query, person, before)

    async def running(self, person: str) -> tuple[TableLine, ...]:
        """This person's tables that are not over, live ones first. One question, not one for
        each status: a table that becomes live meanwhile is there, and only once."""
        query = _own(person).where(tables.c.status.in_(("open", "live")))
        page = await self._page(query, person, None)
        return tuple(sorted(page.tables, key=lambda line: line.status != "live"))

    async def check_listed(self, host: str, *, besides: str, most: int) -> None:
        """Refuses one listed table more than a host may have open; `besides` is that one, if it
        was opened before. Matches that are played do not count."""
        own = and_(tables.c.host == host, tables.c.listed, tables.c.id != besides)
        query = select(func.count()).select_from(tables).where(own, tables.c.status == "open")
        async with reading(self._database) as connection:
            count = (await connection.execute(query)).scalar_one()
        if count >= most:
            raise counted("listed-each", Forbidden("too-many-listed", most=most))

    async def _page(
        self, query: Select[tuple[object, ...]], person: str, before: int | None
    ) -> TablePage:
        if before is not None and before < 0:
            raise BadInput("bad-page", before=before)
        if before is not None:
            query = query.where(tables.c.updated < min(before, LATEST))
        query = query.order_by(tables.c.updated.desc()).limit(MOST_LISTED)
        async with reading(self._database) as connection:
            rows = (await connection.execute(query)).all()
        found = tuple(_line(row, person) for row in rows)
        return TablePage(
            tables=found,
            next=found[-1].updated if len(found) == MOST_LISTED else None,
            now=self._now(),
        )


def _own(person: str) -> Select[tuple[object, ...]]:
    sits = exists().where(and_(members.c.table_id == tables.c.id, members.c.person == person))
    return select(tables).where(or_(tables.c.host == person, sits))


def _has_ended(line: TableLine) -> bool:
    return line.status == "over" or line.summary.stopped is not None


def _line(row: Row[tuple[object, ...]], person: str) -> TableLine:
    columns = row._mapping  # noqa: SLF001 - SQLAlchemy's public name
    summary = read_summary(columns["summary"])
    to_act = tuple(seat for seat in range(columns["seats"]) if columns["to_act"] >> seat & 1)
    own = tuple(card.seat for card in summary.seats if person and card.person == person)
    if not summary.spectators and not own and columns["host"] != person:
        summary = msgspec.structs.replace(summary, course=None)  # a match for its players only
    return TableLine(
        id=columns["id"],
        game=columns["game"],
        title=columns["title"],
        status=columns["status"],
        host=columns["host"],
        created=columns["created"],
        updated=columns["updated"],
        to_act=to_act,
        your_seats=own,
        your_turn=any(_is_waited_for(summary.seats[seat]) for seat in set(own) & set(to_act)),
        summary=summary,
    )


def _is_waited_for(card: TableSeat) -> bool:
    """Not where a bot plays on for who left, resigned or ran out of time."""
    return not (card.stand_in or card.resigned)
