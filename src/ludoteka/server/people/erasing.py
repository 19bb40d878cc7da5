"""Erases what hosts and players had noted about a person who leaves."""

from typing import Any, Final

from sqlalchemy import Column, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.actions import forget_names
from ludoteka.server.storage.schema import actions, reports

NOTED: Final[tuple[Column[Any], ...]] = (actions.c.person, actions.c.by, reports.c.reporter)
"""Where someone is noted."""


async def erase_notes(connection: AsyncConnection, person: str) -> None:
    """Reports stay without a name or a word of who left; what hosts did stays likewise."""
    await forget_names(connection, person)
    words = update(reports).where(reports.c.reporter == person).values(words="")
    await connection.execute(words)
