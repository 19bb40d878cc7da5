"""Challenges: invitations to a table, to one seat or to any that is free."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core.errors import BadInput
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.storage.schema import challenges, persons, tables

Settled = Literal["accepted", "declined", "withdrawn"]
ANY_SEAT: Final = -1
MOST_SHOWN: Final = 200


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    table: str
    seat: int | None = None
    """None: any that is free."""
    challenger: str
    challenged: str
    created: int
    status: Literal["open", "accepted", "declined", "withdrawn"]
    game: str = ""
    challenger_name: str = ""
    challenged_name: str = ""
    challenger_face: int | None = None


async def add_challenge(connection: AsyncConnection, made: Challenge) -> Challenge:
    """The one that is open already, rather than a second; none where it was declined."""
    same = (
        (challenges.c.table_id == made.table)
        & (challenges.c.challenger == made.challenger)
        & (challenges.c.challenged == made.challenged)
    )
    for before in await _challenges(connection, same):
        if before.status == "open" and before.seat == made.seat:
            return before
        if before.status == "declined":
            raise Forbidden("challenge-declined", name=before.challenged_name)
    row: dict[str, object] = {
        "id": made.id,
        "table_id": made.table,
        "seat": ANY_SEAT if made.seat is None else made.seat,
        "challenger": made.challenger,
        "challenged": made.challenged,
        "created": made.created,
        "status": made.status,
    }
    await connection.execute(insert(challenges).values(**row))
    return made


async def challenges_to(connection: AsyncConnection, person: str) -> tuple[Challenge, ...]:
    return await _open_challenges(connection, challenges.c.challenged == person)


async def challenges_of(connection: AsyncConnection, person: str) -> tuple[Challenge, ...]:
    """To them and by them."""
    by_them = challenges.c.challenger == person
    return await _open_challenges(connection, by_them | (challenges.c.challenged == person))


async def _open_challenges(
    connection: AsyncConnection, whose: ColumnElement[bool]
) -> tuple[Challenge, ...]:
    """Those that may still be answered: the match has not begun."""
    return await _challenges(
        connection, (challenges.c.status == "open") & (tables.c.status == "open") & whose
    )


async def find_challenge(connection: AsyncConnection, challenge: str) -> Challenge:
    found = await _challenges(connection, challenges.c.id == challenge)
    if not found:
        raise Unknown("no-such-challenge")
    return found[0]


async def settle(connection: AsyncConnection, challenge: Challenge, status: Settled) -> Challenge:
    pending = (challenges.c.id == challenge.id) & (challenges.c.status == "open")
    done = await connection.execute(update(challenges).values(status=status).where(pending))
    if done.rowcount == 0 and challenge.status != status:
        raise BadInput("challenge-settled", status=challenge.status)
    return msgspec.structs.replace(challenge, status=status)


async def _challenges(
    connection: AsyncConnection, condition: ColumnElement[bool]
) -> tuple[Challenge, ...]:
    one, other = persons.alias(), persons.alias()
    query = (
        select(
            challenges,
            tables.c.game,
            one.c.name.label("challenger_name"),
            one.c.face.label("challenger_face"),
            other.c.name.label("challenged_name"),
        )
        .join(tables, tables.c.id == challenges.c.table_id)
        .join(one, one.c.id == challenges.c.challenger)
        .join(other, other.c.id == challenges.c.challenged)
        .where(condition)
        .order_by(challenges.c.created.desc())
        .limit(MOST_SHOWN)
    )
    rows = (await connection.execute(query)).mappings()
    return tuple(_challenge({str(name): value for name, value in row.items()}) for row in rows)


def _challenge(row: Mapping[str, object]) -> Challenge:
    seat = None if row["seat"] == ANY_SEAT else row["seat"]
    return msgspec.convert({**row, "table": row["table_id"], "seat": seat}, Challenge)
