"""One-time links to choose a new password; stored as a hash, for some hours."""

import secrets
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.tokens import digest
from ludoteka.server.storage.schema import resets

HOUR: Final = 3_600_000


async def add_reset(connection: AsyncConnection, person: str, expires: int) -> str:
    """The word, which nobody will see again; an older one of this person holds no more."""
    await drop_reset(connection, person)
    word = secrets.token_urlsafe(24)
    values = {"person": person, "hash": digest(word), "expires": expires}
    await connection.execute(insert(resets).values(**values))
    return word


async def drop_reset(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(resets).where(resets.c.person == person))


async def find_reset(connection: AsyncConnection, word: str, at: int) -> str | None:
    """Whose word it is, while it holds."""
    valid = (resets.c.hash == digest(word)) & (resets.c.expires > at)
    return (await connection.execute(select(resets.c.person).where(valid))).scalar_one_or_none()


async def take_reset(connection: AsyncConnection, word: str, at: int) -> bool:
    """True for the one who uses it; it is gone then."""
    valid = (resets.c.hash == digest(word)) & (resets.c.expires > at)
    return (await connection.execute(delete(resets).where(valid))).rowcount == 1
