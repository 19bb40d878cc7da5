"""What may be kept of uploaded records: short texts, and so many records and bytes a person."""

from typing import Final

import msgspec
from sqlalchemy import func, insert, select

from ludoteka.core.errors import BadInput
from ludoteka.core.records import Record
from ludoteka.server.config import Settings
from ludoteka.server.errors import Forbidden
from ludoteka.server.metrics import refusals_by
from ludoteka.server.people.persons import Kind
from ludoteka.server.people.transactions import writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import persons, records
from ludoteka.server.tables.option_size import check_options

MOST_TEXT: Final = 200
"""Characters of a name, a seed, a move, or any other text of a record outside its options."""
LATEST: Final = 2**53
"""Milliseconds of a move's time; whatever JSON's readers know as a whole number."""


class Quota(msgspec.Struct, frozen=True):
    records: int
    bytes: int


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A record as it is kept."""

    id: str
    person: str
    game: str
    uploaded: int
    public: bool
    data: bytes


def quota_of(settings: Settings, kind: Kind) -> Quota:
    if kind == "account":
        return Quota(settings.account_records, settings.account_record_bytes)
    return Quota(settings.guest_records, settings.guest_record_bytes)


def check_lengths(record: Record) -> Record:
    """Refuses texts that no match could have written."""
    check_options(record.options)
    rest = msgspec.structs.replace(record, options={}, moves=())
    longest = max(_lengths(msgspec.to_builtins(rest)), default=0)
    longest = max([longest, *(len(made.text) for made in record.moves)])
    if longest > MOST_TEXT:
        raise BadInput("record-text-long", length=longest, most=MOST_TEXT)
    if any(not 0 <= made.time < LATEST for made in record.moves):
        raise BadInput("record-time", most=LATEST)
    return record


def _lengths(value: object) -> list[int]:
    match value:
        case str():
            return [len(value)]
        case dict():
            return [length for each in (*value, *value.values()) for length in _lengths(each)]
        case list() | tuple():
            return [len(value), *(length for each in value for length in _lengths(each))]
        case int():
            return [value.bit_length()]
        case _:
            return []


async def keep_record(database: Database, kept: Kept, quota: Quota) -> None:
    """Refuses more than the quota, also when several come at the same moment."""
    own = records.c.person == kept.person
    counted = select(func.count(), func.coalesce(func.sum(func.length(records.c.data)), 0))
    async with writing(database) as connection:
        await connection.execute(
            select(persons.c.id).where(persons.c.id == kept.person).with_for_update()
        )
        count, size = (await connection.execute(counted.where(own))).one()
        if count >= quota.records or size + len(kept.data) > quota.bytes:
            refusals_by("records").inc()
            raise Forbidden("records-full", most=quota.records, kilobytes=quota.bytes // 1024)
        await connection.execute(insert(records).values(**msgspec.structs.asdict(kept)))
