"""One-time tokens in mailed links: to confirm an address, and to log in."""

import secrets
from typing import Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.tokens import digest
from ludoteka.server.storage.schema import mail_links

Purpose = Literal["confirm", "enter"]


class Link(Struct, frozen=True):
    person: str
    address: str


async def add_link(connection: AsyncConnection, purpose: Purpose, link: Link, expires: int) -> str:
    """The word, which only the mail holds; an older one for the same no longer counts."""
    await drop_links(connection, link.person, purpose)
    word = secrets.token_urlsafe(24)
    values = {"person": link.person, "address": link.address, "purpose": purpose}
    await connection.execute(
        insert(mail_links).values(hash=digest(word), expires=expires, **values)
    )
    return word


async def drop_links(
    connection: AsyncConnection, person: str, purpose: Purpose | None = None
) -> None:
    own = mail_links.c.person == person
    if purpose is not None:
        own = and_(own, mail_links.c.purpose == purpose)
    await connection.execute(delete(mail_links).where(own))


async def find_link(
    connection: AsyncConnection, purpose: Purpose, word: str, at: int
) -> Link | None:
    query = select(mail_links.c.person, mail_links.c.address).where(_valid(purpose, word, at))
    row = (await connection.execute(query)).one_or_none()
    return Link(*row) if row is not None else None


async def take_link(connection: AsyncConnection, purpose: Purpose, word: str, at: int) -> bool:
    """True for the one who uses it; it is gone then."""
    statement = delete(mail_links).where(_valid(purpose, word, at))
    return (await connection.execute(statement)).rowcount == 1


async def forget_links(connection: AsyncConnection, at: int) -> None:
    await connection.execute(delete(mail_links).where(mail_links.c.expires <= at))


def _valid(purpose: Purpose, word: str, at: int) -> ColumnElement[bool]:
    return and_(
        mail_links.c.hash == digest(word),
        mail_links.c.purpose == purpose,
        mail_links.c.expires > at,
    )
