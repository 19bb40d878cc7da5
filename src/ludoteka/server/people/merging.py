"""Move a guest's seats, results and records to the account they log in to.

The log of a table names its people, too: `Moved` says what a table has to write into it. What
the guest has said stays under its old id, which belongs to the account from now on.
"""

from msgspec import Struct
from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.appearances import was_there
from ludoteka.server.people.blocks import hand_over_blocks
from ludoteka.server.people.friends import hand_over_friends
from ludoteka.server.people.persons import GONE, Person, change_person, end_sessions
from ludoteka.server.storage.schema import (
    challenges,
    members,
    notices,
    persons,
    presences,
    push_subscriptions,
    quick_waits,
    records,
    reports,
    results,
    reviews,
    standing_answers,
    tables,
    tokens,
    webhooks,
)


class Moved(Struct, frozen=True):
    """A seat whose person goes by another id or name from now on; none: the host's, who
    has no seat."""

    table: str
    seat: int | None
    old: str
    new: str
    name: str
    account: bool = False
    """Who has it now is no guest."""
    face: int | None = None
    """Of who has it now; None for who is forgotten."""


async def seats_of(
    connection: AsyncConnection, old: str, new: Person, *, unfinished: bool
) -> tuple[Moved, ...]:
    query = select(members.c.table_id, members.c.seat).where(members.c.person == old)
    if unfinished:
        going_on = tables.c.status.in_(["open", "live"])
        query = query.join(tables, tables.c.id == members.c.table_id).where(going_on)
    rows = await connection.execute(query.order_by(members.c.table_id, members.c.seat))
    account = new.kind != "guest"
    return tuple(
        Moved(row.table_id, row.seat, old, new.id, new.name, account, new.face) for row in rows
    )


async def hand_over(
    connection: AsyncConnection, guest: Person, account: Person
) -> tuple[Moved, ...]:
    moved = await seats_of(connection, guest.id, account, unfinished=False)
    moved += await _hosted(connection, guest, account)
    for column in (
        members.c.person,
        results.c.player,
        records.c.person,
        challenges.c.challenger,
        challenges.c.challenged,
        reports.c.reporter,
        reports.c.person,
        standing_answers.c.person,
        push_subscriptions.c.person,
        notices.c.person,
        reviews.c.person,
    ):
        change = update(column.table).where(column == guest.id).values({column.name: account.id})
        await connection.execute(change)
    hosted = update(tables).where(was_there(guest.id), tables.c.host == guest.id)
    await connection.execute(hosted.values(host=account.id))
    await hand_over_blocks(connection, guest.id, account.id)
    await hand_over_friends(connection, guest.id, account.id)
    for column in (presences.c.person, quick_waits.c.person):
        await connection.execute(delete(column.table).where(column == guest.id))
    await connection.execute(delete(tokens).where(tokens.c.person == guest.id))
    await connection.execute(delete(webhooks).where(webhooks.c.person == guest.id))
    await change_person(connection, guest.id, name=GONE, name_key=None, owner=account.id)
    await end_sessions(connection, guest.id)
    return moved


async def _hosted(connection: AsyncConnection, guest: Person, account: Person) -> tuple[Moved, ...]:
    sits = exists().where(members.c.table_id == tables.c.id, members.c.person == guest.id)
    query = select(tables.c.id).where(was_there(guest.id), tables.c.host == guest.id, ~sits)
    found = (await connection.execute(query)).scalars()
    return tuple(Moved(table, None, guest.id, account.id, account.name) for table in found)


async def former_ids(connection: AsyncConnection, person: str) -> tuple[str, ...]:
    """The guests that this account once was."""
    owned = (persons.c.owner == person) & (persons.c.kind == "guest")
    return tuple((await connection.execute(select(persons.c.id).where(owned))).scalars())
