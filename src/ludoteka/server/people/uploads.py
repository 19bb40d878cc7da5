"""Uploaded records in the database, with limits per person."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Delete, Update, delete, func, insert, select, update

from ludoteka.server.config import Settings
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.metrics import counted
from ludoteka.server.people.persons import Kind
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import persons, records, reviews

MOST_LISTED: Final = 200


class Quota(msgspec.Struct, frozen=True):
    records: int
    bytes: int


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A record as lists show it."""

    id: str
    game: str
    uploaded: int
    public: bool


class Kept(Line, frozen=True, kw_only=True):
    person: str
    data: bytes


def quota_of(settings: Settings, kind: Kind) -> Quota:
    if kind == "account":
        return Quota(settings.account_records, settings.account_record_bytes)
    return Quota(settings.guest_records, settings.guest_record_bytes)


async def keep_record(database: Database, kept: Kept, quota: Quota) -> None:
    """Refuses more than the quota, also when several come at the same moment."""
    own = records.c.person == kept.person
    amount = select(func.count(), func.coalesce(func.sum(func.length(records.c.data)), 0))
    async with writing(database) as connection:
        await connection.execute(
            select(persons.c.id).where(persons.c.id == kept.person).with_for_update()
        )
        count, size = (await connection.execute(amount.where(own))).one()
        if count >= quota.records or size + len(kept.data) > quota.bytes:
            raise counted(
                "records",
                Forbidden("records-full", most=quota.records, kilobytes=quota.bytes // 1024),
            )
        await connection.execute(insert(records).values(**msgspec.structs.asdict(kept)))


async def records_of(database: Database, person: str) -> Sequence[Line]:
    """The newest first."""
    query = (
        select(records.c.id, records.c.game, records.c.uploaded, records.c.public)
        .where(records.c.person == person)
        .order_by(records.c.uploaded.desc())
        .limit(MOST_LISTED)
    )
    async with reading(database) as connection:
        rows = (await connection.execute(query)).all()
    return [
        Line(id=row.id, game=row.game, uploaded=row.uploaded, public=row.public) for row in rows
    ]


async def find_record(database: Database, person: str | None, record: str) -> bytes:
    """For its owner, and for everybody if it is public."""
    query = select(records.c.person, records.c.public, records.c.data)
    async with reading(database) as connection:
        row = (await connection.execute(query.where(records.c.id == record))).one_or_none()
    if row is None or not (row.public or (person is not None and person == row.person)):
        raise Unknown("no-such-record")
    data: bytes = row.data
    return data


async def data_of(database: Database, record: str) -> bytes | None:
    """For the server itself, which has made sure that someone may see it."""
    query = select(records.c.data).where(records.c.id == record)
    async with reading(database) as connection:
        data: bytes | None = await connection.scalar(query)
    return data


async def share_record(database: Database, person: str, record: str, *, public: bool) -> None:
    await _change_own(database, person, record, update(records).values(public=public))


async def delete_record(database: Database, person: str, record: str) -> None:
    """With its review."""
    await _change_own(database, person, record, delete(records))
    async with writing(database) as connection:
        await connection.execute(delete(reviews).where(reviews.c.id == record))


async def _change_own(
    database: Database, person: str, record: str, change: Update | Delete
) -> None:
    own = (records.c.id == record) & (records.c.person == person)
    async with writing(database) as connection:
        done = await connection.execute(change.where(own))
    if done.rowcount == 0:
        raise Unknown("no-such-record")
