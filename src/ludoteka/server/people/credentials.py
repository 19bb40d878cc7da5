"""The credentials of a connection, and whether they still hold.

A request is checked when it comes. A socket lives on for hours, in which its session may be
ended, its token revoked, or its person muted: so it keeps its pass, to be checked again.
"""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.people.ended_sessions import ended
from ludoteka.server.storage.schema import persons, tokens


class Pass(Struct, frozen=True):
    """A session of an epoch by its id, or a token by its id."""

    person: str
    epoch: int
    token: str | None = None
    session: str = ""


class Standing(Struct, frozen=True):
    """What may have changed about someone whose pass holds."""

    name: str
    muted_until: int
    banned_until: int = 0
    is_guest: bool = False
    face: int = 0
    hidden: frozenset[str] = frozenset()
    """Persons whose words they do not want to read."""
    shows_watching: bool = True
    """Is named where they watch."""


async def standings(
    connection: AsyncConnection, passes: Collection[Pass], at: int
) -> dict[Pass, Standing]:
    """Those passes that still hold."""
    holding = await _tokens(connection, {each.token for each in passes if each.token}, at)
    over = await ended(connection, {each.session for each in passes if each.session})
    names = (
        "id", "epoch", "name", "kind", "muted_until", "banned_until", "face", "shows_watching",
    )  # fmt: skip
    columns = [persons.c[name] for name in names]
    named = persons.c.id.in_({each.person for each in passes}) & persons.c.name_key.is_not(None)
    rows = {row.id: row for row in await connection.execute(select(*columns).where(named))}
    return {
        each: Standing(
            row.name,
            row.muted_until,
            row.banned_until,
            row.kind == "guest",
            row.face,
            shows_watching=row.shows_watching,
        )
        for each in passes
        if (row := rows.get(each.person)) is not None
        and (each.token in holding if each.token else each.epoch == row.epoch)
        and each.session not in over
    }


async def _tokens(connection: AsyncConnection, wanted: Collection[str], at: int) -> frozenset[str]:
    if not wanted:
        return frozenset()
    query = select(tokens.c.id, tokens.c.expires).where(tokens.c.id.in_(wanted))
    rows = await connection.execute(query)
    return frozenset(row.id for row in rows if row.expires is None or row.expires > at)
