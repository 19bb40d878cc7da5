"""Blocks and mutes between players.

Who is blocked cannot sit down at a table that the other hosts, nor at a listed one where the
other sits, and cannot challenge them. What the blocked or muted say is not sent to the other.
Whatever is wanted of a person is wanted of the programs that the person made.
"""

from collections.abc import Collection
from typing import Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.errors import Unknown
from ludoteka.server.metrics import counted
from ludoteka.server.people.persons import find_person
from ludoteka.server.storage.schema import blocks, persons

BlockKind = Literal["block", "mute"]

NOBODY: Final[frozenset[str]] = frozenset()
"""One for all: Python makes every empty one anew, and every socket keeps it."""


class Block(Struct, frozen=True, kw_only=True):
    """Someone you have blocked or muted."""

    person: str
    name: str
    face: int
    kind: BlockKind
    at: int


async def set_block(
    connection: AsyncConnection, person: str, other: str, kind: BlockKind, *, at: int, most: int
) -> None:
    """In the place of what there was between the two."""
    if person == other:
        raise BadInput("block-yourself")
    found = await find_person(connection, other)
    if found is None or found.is_gone:
        raise Unknown("unknown-person", person=other)
    await remove_block(connection, person, other)
    count = select(func.count()).where(blocks.c.person == person)
    if (await connection.execute(count)).scalar_one() >= most:
        raise counted("blocks", BadInput("too-many-blocks", most=most))
    values = {"person": person, "other": other, "kind": kind, "at": at}
    await connection.execute(insert(blocks).values(**values))


async def remove_block(connection: AsyncConnection, person: str, other: str) -> bool:
    """Whether there was one."""
    gone = (blocks.c.person == person) & (blocks.c.other == other)
    return bool((await connection.execute(delete(blocks).where(gone))).rowcount)


async def blocks_of(connection: AsyncConnection, person: str) -> list[Block]:
    """The latest first."""
    query = (
        select(
            blocks.c.other.label("person"),
            persons.c.name,
            persons.c.face,
            blocks.c.kind,
            blocks.c.at,
        )
        .join(persons, persons.c.id == blocks.c.other)
        .where(blocks.c.person == person, persons.c.name_key.is_not(None))
        .order_by(blocks.c.at.desc(), blocks.c.other)
    )
    return [msgspec.convert(row, Block) for row in (await connection.execute(query)).mappings()]


async def hidden_by(
    connection: AsyncConnection, people: Collection[str]
) -> dict[str, frozenset[str]]:
    """By person, those whose words they do not want to read, with their programs."""
    own = blocks.c.person.in_(people)
    made = (persons.c.owner == blocks.c.other) & (persons.c.kind == "bot")
    programs = select(blocks.c.person, persons.c.id.label("other")).join(persons, made).where(own)
    query = select(blocks.c.person, blocks.c.other).where(own).union_all(programs)
    found: dict[str, set[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.person, set()).add(row.other)
    return {person: frozenset(others) for person, others in found.items()}


async def blockers_of(connection: AsyncConnection, person: str) -> frozenset[str]:
    """Those who do not want to play with this person, or with who made this program; and the
    programs of theirs."""
    maker = select(persons.c.owner).where(persons.c.id == person, persons.c.kind == "bot")
    unwanted = or_(blocks.c.other == person, blocks.c.other.in_(maker))
    query = select(blocks.c.person).where(unwanted, blocks.c.kind == "block")
    found = frozenset((await connection.execute(query)).scalars())
    if not found:
        return found
    programs = select(persons.c.id).where(persons.c.owner.in_(found), persons.c.kind == "bot")
    return found | frozenset((await connection.execute(programs)).scalars())


async def hand_over_blocks(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest who logs in keeps what was wanted of them and what they wanted."""
    either = (blocks.c.person == guest) | (blocks.c.other == guest)
    rows = (await connection.execute(select(blocks).where(either))).mappings().all()
    await connection.execute(delete(blocks).where(either))
    for row in rows:
        values = {key: account if value == guest else value for key, value in row.items()}
        if values["person"] != values["other"]:
            await remove_block(connection, values["person"], values["other"])
            await connection.execute(insert(blocks).values(**values))
