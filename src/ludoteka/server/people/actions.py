"""The log of hosts' actions: who did what, when, to which person and why."""

from typing import Literal

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.ids import new_id
from ludoteka.server.people.persons import GONE
from ludoteka.server.storage.schema import actions

logger = structlog.stdlib.get_logger(__name__)

What = Literal[
    "add-user",
    "ban",
    "ban-network",
    "close-report",
    "close-table",
    "delete-user",
    "make-host",
    "make-token",
    "mute",
    "rename",
    "reset-password",
    "revoke-token",
    "unban",
    "unmake-host",
    "unmute",
]


class Action(Struct, frozen=True, kw_only=True):
    id: str
    at: int
    by: str
    """A person's id; empty for who acted at the console."""
    name: str
    what: What
    person: str | None
    target: str
    why: str


async def note_action(connection: AsyncConnection, action: Action) -> None:
    await connection.execute(insert(actions).values(**msgspec.structs.asdict(action)))
    if not structlog.is_configured():
        return  # a command at the console says what it did
    logger.info(
        "host action",
        what=action.what,
        by=action.by or action.name,
        person=action.person,
        target=action.target,
        why=action.why,
    )


def new_action(
    what: What, *, by: str, name: str, at: int, person: str | None, target: str, why: str
) -> Action:
    return Action(
        id=new_id(), at=at, by=by, name=name, what=what, person=person, target=target, why=why
    )


async def list_actions(
    connection: AsyncConnection, *, person: str | None = None, most: int = 100
) -> list[Action]:
    """The latest first."""
    query = select(actions).order_by(actions.c.at.desc(), actions.c.id).limit(most)
    if person is not None:
        query = query.where(actions.c.person == person)
    return [msgspec.convert(row, Action) for row in (await connection.execute(query)).mappings()]


async def labels_made_by_others(connection: AsyncConnection, person: str) -> set[str]:
    """Of the tokens that hosts made for this person, and have seen."""
    made = (actions.c.what == "make-token") & (actions.c.person == person)
    query = select(actions.c.target).where(made, actions.c.by != person)
    return {label_of(target) for target in (await connection.execute(query)).scalars()}


def token_target(name: str, label: str) -> str:
    """Names have no colon."""
    return f"{name}: {label}"


def label_of(target: str) -> str:
    return target.partition(": ")[2]


async def forget_names(connection: AsyncConnection, person: str) -> None:
    """What was done stays, without the name of who left."""
    about = update(actions).where(actions.c.person == person).values(target=GONE)
    await connection.execute(about)
    await connection.execute(update(actions).where(actions.c.by == person).values(name=GONE))
