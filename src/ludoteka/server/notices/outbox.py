"""The outbox: each notice is written once, claimed by one node at a time, and settled.

A node that dies while it sends leaves a lease behind. When that has run out another one sends the
notice again under the same id, by which mail programs, push services and bridges know it.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.ids import new_id
from ludoteka.server.notices.rows import ASKS, COLUMNS, Draft, Notice, State, as_notice
from ludoteka.server.notices.targets import Target, targets_of
from ludoteka.server.notices.wishes import next_digest, wishes_of
from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import notices
from ludoteka.server.tables.clocks import ClockRule, LiveClock

LEASE: Final = 120_000
"""Milliseconds in which a claimed notice has to be sent."""
DIGEST: Final = "digest"


async def post(
    connection: AsyncConnection, draft: Draft, *, game: str, clock: ClockRule, at: int
) -> int:
    """A row for every way to the person, as the person wishes; how many are new.

    Mail is too slow for a live clock.
    """
    wishes = await wishes_of(connection, draft.person)
    mode = wishes.mode_for(game)
    if mode == "off":
        return 0
    ways = await targets_of(connection, draft.person)
    ways = [way for way in ways if way.channel != "mail" or not isinstance(clock, LiveClock)]
    if mode == "now":
        added = [await _add(connection, draft, way, "waiting", draft.due, at) for way in ways]
        return sum(added)
    due = next_digest(wishes, max(at, draft.due))
    added = [await _add(connection, draft, way, "gathered", due, at) for way in ways]
    for way, is_new in zip(ways, added, strict=True):
        if is_new:
            await _add_digest(connection, draft.person, way, due, at)
    return sum(added)


async def _add(
    connection: AsyncConnection, draft: Draft, way: Target, state: State, due: int, at: int
) -> bool:
    seat = "" if draft.seat is None else str(draft.seat)
    what = f"{draft.kind}:{draft.table}:{seat}:{draft.seq}"
    return await insert_if_new(
        connection,
        notices,
        id=f"{what}:{draft.person}:{way.channel}:{way.id}",
        person=draft.person,
        channel=way.channel,
        target=way.id,
        kind=draft.kind,
        table_id=draft.table,
        seat=draft.seat,
        seq=draft.seq,
        by=draft.by,
        deadline=draft.deadline,
        created=at,
        due=due,
        state=state,
        lease=0,
        holder="",
        attempts=0,
    )


async def _add_digest(
    connection: AsyncConnection, person: str, way: Target, due: int, at: int
) -> None:
    """The one row that is sent for all that is gathered until then."""
    await insert_if_new(
        connection,
        notices,
        id=f"{DIGEST}:{person}:{way.channel}:{way.id}:{due}",
        person=person,
        channel=way.channel,
        target=way.id,
        kind=DIGEST,
        table_id="",
        seat=None,
        seq=0,
        by="",
        deadline=None,
        created=at,
        due=due,
        state="waiting",
        lease=0,
        holder="",
        attempts=0,
    )


async def claim(connection: AsyncConnection, now: int, most: int) -> list[Notice]:
    """Those that are due, for this node alone until their lease ends."""
    ready = and_(notices.c.state == "waiting", notices.c.due <= now, notices.c.lease < now)
    picked = select(notices.c.id).where(ready).order_by(notices.c.due, notices.c.id).limit(most)
    holder = new_id()
    ids = picked.with_for_update(skip_locked=True)
    change = update(notices).where(notices.c.id.in_(ids), ready)
    await connection.execute(
        change.values(holder=holder, lease=now + LEASE, attempts=notices.c.attempts + 1)
    )
    query = select(*COLUMNS).where(notices.c.holder == holder, notices.c.lease > now)
    rows = await connection.execute(query.order_by(notices.c.due, notices.c.id))
    return [as_notice(row) for row in rows]


async def gathered(connection: AsyncConnection, head: Notice) -> list[Notice]:
    """What a digest is about."""
    own = and_(
        notices.c.person == head.person,
        notices.c.channel == head.channel,
        notices.c.target == head.target,
        notices.c.state == "gathered",
        notices.c.due <= head.due,
    )
    rows = await connection.execute(select(*COLUMNS).where(own).order_by(notices.c.created))
    return [as_notice(row) for row in rows]


async def settle(connection: AsyncConnection, ids: Sequence[str], state: State, at: int) -> None:
    """For good; `due` is when that was."""
    change = update(notices).where(notices.c.id.in_(ids))
    await connection.execute(change.values(state=state, lease=0, holder="", due=at))


async def put_back(
    connection: AsyncConnection, notice: Notice, due: int, *, tried: bool = True
) -> None:
    """Later; what was not even tried does not count as an attempt."""
    attempts = notice.attempts if tried else notice.attempts - 1
    change = update(notices).where(notices.c.id == notice.id, notices.c.holder == notice.holder)
    await connection.execute(change.values(due=due, lease=0, holder="", attempts=attempts))


async def drop_asked(connection: AsyncConnection, table: str, seat: int, seq: int) -> None:
    """The seat has moved: nothing that asked for it is sent any more."""
    pointless = and_(
        notices.c.table_id == table,
        notices.c.seat == seat,
        notices.c.seq == seq,
        notices.c.kind.in_(ASKS),
        notices.c.state.in_(["waiting", "gathered"]),
    )
    await connection.execute(update(notices).where(pointless).values(state="dropped"))


async def move_reminders(
    connection: AsyncConnection,
    table: str,
    seat: int,
    seq: int,
    due: int | None,
    deadline: int | None,
) -> None:
    """The seat has another deadline than it had."""
    same = and_(
        notices.c.table_id == table,
        notices.c.seat == seat,
        notices.c.seq == seq,
        notices.c.kind.in_(ASKS),
        notices.c.state == "waiting",
    )
    await connection.execute(update(notices).where(same).values(deadline=deadline))
    if due is not None:
        await connection.execute(
            update(notices).where(same, notices.c.kind == "reminder").values(due=due)
        )


async def forget_old(connection: AsyncConnection, before: int) -> None:
    """Settled ones are kept for some days, so that nothing is written twice."""
    done = notices.c.state.in_(["sent", "dropped", "failed"])
    await connection.execute(delete(notices).where(done, notices.c.due < before))


async def waiting(connection: AsyncConnection, now: int) -> int:
    """How many are due and not sent yet."""
    due = and_(notices.c.state == "waiting", notices.c.due <= now)
    return int((await connection.execute(select(func.count()).where(due))).scalar_one())
