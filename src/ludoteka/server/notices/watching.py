"""Reads the logs of tables, and writes notices into the outbox.

The node that moves `watched_tables` on from where it was writes the notices, in the same
transaction: on several nodes, and after any outage, each is written once.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Row, and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.clock import Clock
from ludoteka.server.notices.outbox import drop_asked, move_reminders, post
from ludoteka.server.notices.planning import (
    Patience,
    Plan,
    Question,
    Reading,
    plan,
    reminder_time,
)
from ludoteka.server.notices.targets import reachable
from ludoteka.server.people.transactions import insert_if_new, reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import (
    log,
    members,
    questions,
    snapshots,
    tables,
    watched_tables,
)
from ludoteka.server.tables.clocks import ClockRule, Clocks
from ludoteka.server.tables.summary import Summary

MOST_AT_ONCE: Final = 100
TOLD: Final = ("moved", "took-back", "stood-in", "returned")
"""Entries that matter for notices, beside what the row of the table says."""
RESIGNED: Final = b'"resigned"'

_summaries: Final = msgspec.json.Decoder(Summary)


class _Seated(Struct):
    kind: str
    seat: int = -1
    why: msgspec.Raw = msgspec.Raw(b"null")


class _Began(Struct):
    """Of a snapshot, only since when each seat thinks: the position is skipped."""

    left: tuple[int, ...] = ()
    began: dict[int, tuple[int, bool]] = {}


_entries: Final = msgspec.json.Decoder(_Seated)
_moments: Final = msgspec.json.Decoder(_Began)

TableRow = Row[tuple[Any, ...]]


class Watcher:
    def __init__(self, database: Database, patience: Patience, *, now: Clock) -> None:
        self._database = database
        self._patience = patience
        self._now = now

    async def look(self) -> int:
        """Reads on everywhere where something happened; how many tables that were."""
        async with reading(self._database) as connection:
            rows = list(await connection.execute(_behind().limit(MOST_AT_ONCE)))
        for row in rows:
            async with writing(self._database) as connection:
                await self._read_on(connection, row)
        return len(rows)

    async def _read_on(self, connection: AsyncConnection, row: TableRow) -> None:
        if not await _take(connection, row):
            return  # another node was faster
        before = await _questions(connection, row.id)
        read = await _reading(connection, row)
        found = plan(read, before, self._patience)
        await self._keep(connection, row, before, found)
        await self._move(connection, read, before, found)
        for draft in found.drafts:
            await post(connection, draft, game=row.game, clock=read.summary.clock, at=self._now())

    async def _keep(
        self,
        connection: AsyncConnection,
        row: TableRow,
        before: dict[int, Question],
        found: Plan,
    ) -> None:
        if found.asked != before:
            own = questions.c.table_id == row.id
            await connection.execute(delete(questions).where(own))
            for seat, each in found.asked.items():
                values = {"table_id": row.id, "seat": seat, "seq": each.seq}
                await connection.execute(insert(questions).values(deadline=each.deadline, **values))
        for seat in found.settled:
            await drop_asked(connection, row.id, seat, before[seat].seq)

    async def _move(
        self,
        connection: AsyncConnection,
        read: Reading,
        before: dict[int, Question],
        found: Plan,
    ) -> None:
        """A person who has more time than was thought is reminded later."""
        for seat, each in found.asked.items():
            known = before.get(seat)
            if known is None or known.seq != each.seq or known.deadline == each.deadline:
                continue
            due = reminder_time(read.summary, each, self._patience)
            await move_reminders(connection, read.table, seat, each.seq, due, each.deadline)


def _behind() -> Any:
    """Tables of someone who can be reached, with news. What was over before anyone watched
    is not told any more."""
    known = watched_tables.c.table_id == tables.c.id
    members_there = members.c.table_id == tables.c.id
    anyone = exists().where(and_(members_there, members.c.person.in_(reachable())))
    news = or_(
        and_(watched_tables.c.seq.is_(None), tables.c.status == "live"),
        tables.c.seq > watched_tables.c.seq,
    )
    columns = (
        tables.c.id,
        tables.c.game,
        tables.c.seats,
        tables.c.seq,
        tables.c.status,
        tables.c.to_act,
        tables.c.updated,
        tables.c.summary,
        watched_tables.c.seq.label("watched"),
    )
    query = select(*columns).outerjoin(watched_tables, known).where(news, anyone)
    return query.order_by(tables.c.updated, tables.c.id)


async def _take(connection: AsyncConnection, row: TableRow) -> bool:
    if row.watched is None:
        return await insert_if_new(connection, watched_tables, table_id=row.id, seq=row.seq)
    same = and_(watched_tables.c.table_id == row.id, watched_tables.c.seq == row.watched)
    change = update(watched_tables).where(same).values(seq=row.seq)
    return (await connection.execute(change)).rowcount == 1


async def _questions(connection: AsyncConnection, table: str) -> dict[int, Question]:
    query = select(questions.c.seat, questions.c.seq, questions.c.deadline)
    rows = await connection.execute(query.where(questions.c.table_id == table))
    return {row.seat: Question(row.seq, row.deadline) for row in rows}


async def _reading(connection: AsyncConnection, row: TableRow) -> Reading:
    summary = _summaries.decode(row.summary)
    moved: set[int] = set()
    replaced: dict[int, int] = {}
    for seq, entry in await _news(connection, row):
        if entry.kind != "stood-in":
            moved.add(entry.seat)
        elif bytes(entry.why) != RESIGNED:  # who resigned knows it
            replaced[entry.seat] = seq
    return Reading(
        table=row.id,
        seq=row.seq,
        at=row.updated,
        is_live=row.status == "live",
        is_over=row.status == "over",
        to_act=row.to_act,
        summary=summary,
        moved=frozenset(moved),
        replaced=replaced,
        deadlines=await _deadlines(connection, row.id, summary.clock, row.seats),
    )


async def _news(connection: AsyncConnection, row: TableRow) -> Sequence[tuple[int, _Seated]]:
    """Entries behind what was read before; of a table that nobody watched, none are news."""
    if row.watched is None:
        return ()
    query = select(log.c.seq, log.c.body).where(
        log.c.table_id == row.id,
        log.c.seq > row.watched,
        log.c.seq <= row.seq,
        log.c.kind.in_(TOLD),
    )
    rows = await connection.execute(query.order_by(log.c.seq))
    return [(each.seq, _entries.decode(each.body)) for each in rows]


async def _deadlines(
    connection: AsyncConnection, table: str, rule: ClockRule, seats: int
) -> dict[int, int]:
    query = select(snapshots.c.position).where(snapshots.c.table_id == table)
    position = (await connection.execute(query)).scalar_one_or_none()
    if position is None:
        return {}
    moment = _moments.decode(position)
    clocks = Clocks(rule, seats)
    clocks.left, clocks.began = list(moment.left), moment.began
    return clocks.deadlines()
