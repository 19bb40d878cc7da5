"""The queue and the store of reviews in the database; one node works on each.

A node that dies leaves a lease behind; when that has run out another one goes on with the parts
that were saved. What is done is never computed again.
"""

from typing import Final, Literal

import msgspec
from sqlalchemy import Row, and_, func, or_, select, update

from ludoteka.server.errors import Busy, Enough, Forbidden, Unknown
from ludoteka.server.ids import new_id
from ludoteka.server.metrics import counted
from ludoteka.server.people.transactions import insert_if_new, reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import members, reviews, tables

State = Literal["none", "waiting", "running", "done", "stopped", "failed"]
"""`none`: nobody has asked for it."""

LEASE: Final = 15_000
"""Milliseconds for which a node holds a review without a word."""
MOST_ATTEMPTS: Final = 5
"""So often nodes begin with it; then something about it kills them."""
MOST_LISTED: Final = 200
UNDER_WAY: Final = ("waiting", "running")


class Quota(msgspec.Struct, frozen=True):
    each: int
    """Reviews that one person may wait for."""
    all: int


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    person: str
    game: str
    moves: int
    at: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How far a review is."""

    state: State = "none"
    person: str = ""
    done: int = 0
    moves: int = 0
    ahead: int = 0
    """How many are computed before it."""
    data: bytes = b""
    why: str = ""


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """A review that this node alone works on, as long as it says so."""

    id: str
    person: str
    game: str
    data: bytes
    holder: str
    attempts: int


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A review of a match in which someone sat."""

    id: str
    game: str
    seat: int
    at: int
    summary: bytes
    card: str
    """Of its table: who sat where."""


async def ask(database: Database, asked: Asked, quota: Quota) -> None:
    """Once for all: who asks for what is there already changes nothing. A stopped one goes on."""
    async with writing(database) as connection:
        row = await connection.scalar(
            select(reviews.c.state).where(reviews.c.id == asked.id).with_for_update()
        )
        if row in ("waiting", "running", "done"):
            return
        under_way = reviews.c.state.in_(UNDER_WAY)
        own = select(func.count()).where(under_way, reviews.c.person == asked.person)
        if ((await connection.scalar(own)) or 0) >= quota.each:
            raise counted("reviews", Enough("too-many-reviews", most=quota.each))
        if ((await connection.scalar(select(func.count()).where(under_way))) or 0) >= quota.all:
            raise counted("reviews", Busy("busy-reviews"))
        values: dict[str, str | int] = {
            "person": asked.person,
            "state": "waiting",
            "asked": asked.at,
            "lease": 0,
        }
        values |= {"holder": "", "attempts": 0, "why": ""}
        is_new = await insert_if_new(
            connection,
            reviews,
            id=asked.id,
            game=asked.game,
            done=0,
            moves=asked.moves,
            data=b"",
            summary=b"",
            **values,
        )
        if not is_new:
            again = update(reviews).where(
                reviews.c.id == asked.id, reviews.c.state.in_(["stopped", "failed"])
            )
            await connection.execute(again.values(**values))


async def standing_of(database: Database, review: str) -> Standing:
    query = select(reviews).where(reviews.c.id == review)
    async with reading(database) as connection:
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return Standing()
        ahead = 0
        if row.state == "waiting":
            earlier = and_(reviews.c.state == "waiting", reviews.c.asked < row.asked)
            before = select(func.count()).where(or_(earlier, reviews.c.state == "running"))
            ahead = (await connection.scalar(before)) or 0
    return Standing(
        state=row.state,
        person=row.person,
        done=row.done,
        moves=row.moves,
        ahead=ahead,
        data=row.data,
        why=row.why,
    )


async def stop(database: Database, review: str, person: str, *, any_person: bool = False) -> None:
    """By who asked for it; what is done so far is kept."""
    async with writing(database) as connection:
        found = (
            await connection.execute(
                select(reviews.c.state, reviews.c.person).where(reviews.c.id == review)
            )
        ).one_or_none()
        if found is None or found.state not in UNDER_WAY:
            raise Unknown("no-review-under-way")
        if found.person != person and not any_person:
            raise Forbidden("not-your-review")
        change = update(reviews).where(reviews.c.id == review, reviews.c.state.in_(UNDER_WAY))
        await connection.execute(change.values(state="stopped", lease=0, holder="", person=""))


async def claim(database: Database, now: int) -> Claimed | None:
    """The one that waits longest, or that a dead node has left behind."""
    holder = new_id()
    left = and_(reviews.c.state == "running", reviews.c.lease < now)
    ready = or_(reviews.c.state == "waiting", left)
    picked = select(reviews.c.id).where(ready).order_by(reviews.c.asked, reviews.c.id).limit(1)
    async with reading(database) as connection:  # most looks find nothing, and hold nobody up
        if (await connection.execute(picked)).first() is None:
            return None
    async with writing(database) as connection:
        ids = picked.with_for_update(skip_locked=True)
        change = update(reviews).where(reviews.c.id.in_(ids), ready)
        await connection.execute(
            change.values(
                state="running",
                holder=holder,
                lease=now + LEASE,
                attempts=reviews.c.attempts + 1,
            )
        )
        rows = await connection.execute(select(reviews).where(reviews.c.holder == holder))
        row = rows.one_or_none()
    return _claimed(row) if row is not None else None


def _claimed(row: Row[tuple[object, ...]]) -> Claimed:
    return msgspec.convert(
        {name: row._mapping[name] for name in Claimed.__struct_fields__},  # noqa: SLF001 - its API
        Claimed,
    )


async def hold(database: Database, claimed: Claimed, now: int) -> bool:
    """Goes on holding it; False: it was stopped or taken over, or its match has gone."""
    return await _change(database, claimed, lease=now + LEASE)


async def save(database: Database, claimed: Claimed, now: int, done: int, parts: bytes) -> bool:
    return await _change(database, claimed, lease=now + LEASE, done=done, data=parts)


async def finish(
    database: Database, claimed: Claimed, moves: int, document: bytes, summary: bytes
) -> bool:
    """Who asked is not remembered: it is everybody's now who may see the match."""
    return await _change(
        database, claimed, state="done", person="", lease=0, holder="", done=moves,
        data=document, summary=summary,
    )  # fmt: skip


async def put_back(database: Database, claimed: Claimed, *, tried: bool = True) -> bool:
    """For another node, or for this one after its restart."""
    attempts = claimed.attempts if tried else claimed.attempts - 1
    return await _change(database, claimed, state="waiting", lease=0, holder="", attempts=attempts)


async def fail(database: Database, claimed: Claimed, why: str) -> bool:
    return await _change(
        database, claimed, state="failed", why=why, lease=0, holder="", person="", data=b"", done=0
    )


async def _change(database: Database, claimed: Claimed, **values: str | int | bytes) -> bool:
    own = and_(reviews.c.id == claimed.id, reviews.c.holder == claimed.holder)
    async with writing(database) as connection:
        return (await connection.execute(update(reviews).where(own).values(values))).rowcount == 1


async def waiting(database: Database) -> int:
    query = select(func.count()).where(reviews.c.state == "waiting")
    async with reading(database) as connection:
        return (await connection.scalar(query)) or 0


async def own_reviews(database: Database, person: str) -> list[Line]:
    """Of matches in which this person sat, the newest first."""
    query = (
        select(
            reviews.c.id,
            reviews.c.game,
            reviews.c.summary,
            members.c.seat,
            tables.c.updated,
            tables.c.summary.label("card"),
        )
        .join(members, members.c.table_id == reviews.c.id)
        .join(tables, tables.c.id == reviews.c.id)
        .where(members.c.person == person, reviews.c.state == "done")
        .order_by(tables.c.updated.desc(), members.c.seat)
        .limit(MOST_LISTED)
    )
    async with reading(database) as connection:
        rows = (await connection.execute(query)).all()
    return [
        Line(
            id=row.id,
            game=row.game,
            seat=row.seat,
            at=row.updated,
            summary=row.summary,
            card=row.card,
        )
        for row in rows
    ]
