"""Keys that are made at the first start and are the same on all nodes."""

import secrets
from typing import Final

from sqlalchemy import select

from ludoteka.server.people.transactions import insert_if_new, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import INSTALLATION_ID, settings

NAME: Final = "session-key"


async def session_key(database: Database) -> bytes:
    """The key that signs sessions."""
    return bytes.fromhex(await kept(database, NAME, secrets.token_hex(32)))


async def installation_id(database: Database) -> str:
    """Tells this installation from others that use the same Redis."""
    return await kept(database, INSTALLATION_ID, secrets.token_hex(8))


async def kept(database: Database, name: str, new: str) -> str:
    """What the first node found; `new` if it was this one."""
    async with writing(database) as connection:
        await insert_if_new(connection, settings, key=name, value=new)
        query = select(settings.c.value).where(settings.c.key == name)
        return str((await connection.execute(query)).scalar_one())
