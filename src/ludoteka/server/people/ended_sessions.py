"""Sessions that were logged out, kept until they would have expired."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import ended_sessions


def is_ended(session: str) -> ColumnElement[bool]:
    """A condition for a query that is made anyway."""
    return exists().where(ended_sessions.c.id == session)


async def end_session(connection: AsyncConnection, session: str, at: int, expires: int) -> None:
    await connection.execute(delete(ended_sessions).where(ended_sessions.c.expires < at))
    await insert_if_new(connection, ended_sessions, id=session, expires=expires)


async def ended(connection: AsyncConnection, sessions: Collection[str]) -> frozenset[str]:
    """Which of them were ended."""
    if not sessions:
        return frozenset()
    query = select(ended_sessions.c.id).where(ended_sessions.c.id.in_(sessions))
    return frozenset((await connection.execute(query)).scalars())
