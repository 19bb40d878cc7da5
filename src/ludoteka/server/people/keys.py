"""The key that signs sessions: made at the first start, the same on all nodes."""

import secrets

from sqlalchemy import select

from ludoteka.server.people.transactions import insert_if_new, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import settings

NAME = "session-key"


async def session_key(database: Database) -> bytes:
    async with writing(database) as connection:
        await insert_if_new(connection, settings, key=NAME, value=secrets.token_hex(32))
        query = select(settings.c.value).where(settings.c.key == NAME)
        return bytes.fromhex((await connection.execute(query)).scalar_one())
