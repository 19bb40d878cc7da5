"""The addresses of a person: browsers, mail, a webhook."""

import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import Select, delete, func, insert, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.errors import Enough
from ludoteka.server.ids import new_id
from ludoteka.server.metrics import counted
from ludoteka.server.notices.rows import Channel
from ludoteka.server.storage.schema import (
    mail_addresses,
    persons,
    push_subscriptions,
    webhooks,
)

MOST_BROWSERS: Final = 10


class Subscription(Struct, frozen=True):
    """A browser that takes pushes."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


class Address(Struct, frozen=True):
    address: str
    confirmed: int | None
    wanted: bool


class Webhook(Struct, frozen=True):
    url: str
    key: str


class Target(Struct, frozen=True):
    channel: Channel
    id: str = ""


# -- Browsers --------------------------------------------------------------------------


async def add_subscription(
    connection: AsyncConnection, person: str, *, endpoint: str, p256dh: str, auth: str, at: int
) -> Subscription:
    """The person who uses the browser now has it; another person who used it before no longer."""
    await connection.execute(
        delete(push_subscriptions).where(push_subscriptions.c.endpoint == endpoint)
    )
    own = push_subscriptions.c.person == person
    count = await connection.execute(
        select(func.count()).select_from(push_subscriptions).where(own)
    )
    if count.scalar_one() >= MOST_BROWSERS:
        raise counted("browsers", Enough("too-many-browsers", most=MOST_BROWSERS))
    made = Subscription(new_id(), endpoint, p256dh, auth)
    values = {"id": made.id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
    await connection.execute(insert(push_subscriptions).values(person=person, created=at, **values))
    return made


async def find_subscription(connection: AsyncConnection, target: str) -> Subscription | None:
    columns = [push_subscriptions.c[name] for name in Subscription.__struct_fields__]
    query = select(*columns).where(push_subscriptions.c.id == target)
    row = (await connection.execute(query)).one_or_none()
    return Subscription(*row) if row is not None else None


async def subscriptions_of(connection: AsyncConnection, person: str) -> list[Subscription]:
    columns = [push_subscriptions.c[name] for name in Subscription.__struct_fields__]
    query = select(*columns).where(push_subscriptions.c.person == person)
    rows = await connection.execute(query.order_by(push_subscriptions.c.created))
    return [Subscription(*row) for row in rows]


async def drop_subscription(connection: AsyncConnection, target: str) -> None:
    """The browser no longer takes pushes."""
    await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == target))


async def drop_endpoint(connection: AsyncConnection, person: str, endpoint: str) -> bool:
    own = (push_subscriptions.c.person == person) & (push_subscriptions.c.endpoint == endpoint)
    return (await connection.execute(delete(push_subscriptions).where(own))).rowcount > 0


# -- Address ---------------------------------------------------------------------------


async def set_address(connection: AsyncConnection, person: str, address: str, at: int) -> None:
    """Not yet confirmed: only a link is sent there."""
    await drop_address(connection, person)
    values = {"address": address, "confirmed": None, "wanted": True, "created": at}
    await connection.execute(insert(mail_addresses).values(person=person, **values))


async def drop_address(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))


async def address_of(connection: AsyncConnection, person: str) -> Address | None:
    columns = [mail_addresses.c[name] for name in Address.__struct_fields__]
    query = select(*columns).where(mail_addresses.c.person == person)
    row = (await connection.execute(query)).one_or_none()
    return Address(*row) if row is not None else None


async def want_mail(connection: AsyncConnection, person: str, *, wanted: bool) -> None:
    change = update(mail_addresses).where(mail_addresses.c.person == person)
    await connection.execute(change.values(wanted=wanted))


async def confirm_address(connection: AsyncConnection, person: str, address: str, at: int) -> bool:
    """False if the person has another address by now."""
    same = (mail_addresses.c.person == person) & (mail_addresses.c.address == address)
    change = update(mail_addresses).where(same).values(confirmed=at)
    return (await connection.execute(change)).rowcount == 1


async def owners_of(connection: AsyncConnection, address: str, most: int) -> list[str]:
    """The accounts that have confirmed this address."""
    query = select(mail_addresses.c.person).where(
        mail_addresses.c.address == address,
        mail_addresses.c.confirmed.is_not(None),
    )
    return list((await connection.execute(query.limit(most))).scalars())


# -- Webhook ---------------------------------------------------------------------------


async def set_webhook(connection: AsyncConnection, person: str, url: str, at: int) -> Webhook:
    """With a new key, which the person is shown."""
    await drop_webhook(connection, person)
    made = Webhook(url, secrets.token_urlsafe(32))
    values = {"person": person, "url": url, "key": made.key, "created": at}
    await connection.execute(insert(webhooks).values(**values))
    return made


async def drop_webhook(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(webhooks).where(webhooks.c.person == person))


async def webhook_of(connection: AsyncConnection, person: str) -> Webhook | None:
    query = select(webhooks.c.url, webhooks.c.key).where(webhooks.c.person == person)
    row = (await connection.execute(query)).one_or_none()
    return Webhook(*row) if row is not None else None


# -- All together ----------------------------------------------------------------------


def reachable() -> Select[tuple[str]]:
    """Persons who can be reached in some way."""
    mail = mail_addresses.c.confirmed.is_not(None) & mail_addresses.c.wanted
    ways = union_all(
        select(push_subscriptions.c.person),
        select(mail_addresses.c.person).where(mail),
        select(webhooks.c.person),
    ).subquery()
    return select(ways.c.person)


async def targets_of(connection: AsyncConnection, person: str) -> list[Target]:
    """Every way to this person."""
    own = select(push_subscriptions.c.id).where(push_subscriptions.c.person == person)
    found = [
        Target("push", each)
        for each in (await connection.execute(own.order_by(push_subscriptions.c.id))).scalars()
    ]
    address = await address_of(connection, person)
    if address is not None and address.confirmed is not None and address.wanted:
        found.append(Target("mail"))
    if await webhook_of(connection, person) is not None:
        found.append(Target("webhook"))
    return found


async def is_banned(connection: AsyncConnection, person: str, at: int) -> bool:
    query = select(persons.c.id).where(persons.c.id == person, persons.c.banned_until > at)
    return (await connection.execute(query)).first() is not None
