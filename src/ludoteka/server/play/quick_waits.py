"""The rows of those who wait for a quick match."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.play.gathering import Waiter
from ludoteka.server.storage.schema import blocks, persons, quick_waits
from ludoteka.server.tables.clocks import ClockRule

STALE: Final = 20_000
"""Milliseconds after which someone who does not ask any more has left."""
ADVISORY: Final = 0x6C75646F
"""The number of our lock in PostgreSQL; SQLite has one writer anyway."""

_clocks: Final[msgspec.json.Decoder[ClockRule]] = msgspec.json.Decoder(ClockRule)


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Those who are seated together, in the order of their seats; bots come after them."""

    table: str
    command: str
    """Opens the table: the same on every node, and once."""
    people: tuple[str, ...]
    seats: int


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    person: str
    game: str
    seats: int
    clock: str
    since: int
    seen: int
    bots_at: int | None = None
    found: str | None = None

    @property
    def rule(self) -> ClockRule:
        return _clocks.decode(self.clock)

    @property
    def match(self) -> Match | None:
        return msgspec.json.decode(self.found, type=Match) if self.found else None

    @property
    def waiter(self) -> Waiter:
        return Waiter(person=self.person, seats=self.seats, since=self.since, bots_at=self.bots_at)


def clock_text(clock: ClockRule) -> str:
    return msgspec.json.encode(clock).decode()


async def lock(connection: AsyncConnection) -> None:
    """Only one gathers people at a time, on all nodes together."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY})"))


async def find_wait(connection: AsyncConnection, person: str) -> Wait | None:
    query = select(quick_waits).where(quick_waits.c.person == person)
    row = (await connection.execute(query)).mappings().one_or_none()
    return _wait(row) if row else None


def _wait(row: RowMapping) -> Wait:
    return msgspec.convert({str(name): value for name, value in row.items()}, Wait)


async def put_wait(connection: AsyncConnection, wait: Wait) -> None:
    await drop_wait(connection, wait.person)
    await connection.execute(insert(quick_waits).values(**msgspec.structs.asdict(wait)))


async def change_wait(connection: AsyncConnection, person: str, **values: str | int | None) -> None:
    await connection.execute(
        update(quick_waits).where(quick_waits.c.person == person).values(**values)
    )


async def drop_wait(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(quick_waits).where(quick_waits.c.person == person))


async def drop_stale(connection: AsyncConnection, now: int) -> None:
    await connection.execute(delete(quick_waits).where(quick_waits.c.seen < now - 3 * STALE))


async def waiting_with(connection: AsyncConnection, wait: Wait, now: int) -> list[Waiter]:
    """All who wait for this game with this clock and still ask, the earliest first."""
    query = (
        select(quick_waits)
        .where(
            quick_waits.c.game == wait.game,
            quick_waits.c.clock == wait.clock,
            quick_waits.c.found.is_(None),
            quick_waits.c.seen > now - STALE,
        )
        .order_by(quick_waits.c.since, quick_waits.c.person)
    )
    rows = (await connection.execute(query)).mappings()
    found = [_wait(row).waiter for row in rows]
    if all(each.person != wait.person for each in found):
        found.append(wait.waiter)
    return found


async def apart(connection: AsyncConnection, people: Sequence[str]) -> frozenset[frozenset[str]]:
    """Pairs of which one has blocked the other, or that are one person with their programs."""
    query = select(persons.c.id, persons.c.kind, persons.c.owner).where(persons.c.id.in_(people))
    behind = {
        row.id: row.owner if row.kind == "bot" and row.owner else row.id
        for row in await connection.execute(query)
    }
    humans = {*behind.values()}
    unwanted = select(blocks.c.person, blocks.c.other).where(
        blocks.c.kind == "block", blocks.c.person.in_(humans), blocks.c.other.in_(humans)
    )
    blocked = {frozenset(row) for row in await connection.execute(unwanted)}
    return frozenset(
        frozenset((one, other))
        for one in behind
        for other in behind
        if one != other
        and (behind[one] == behind[other] or frozenset((behind[one], behind[other])) in blocked)
    )
