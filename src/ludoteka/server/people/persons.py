"""The rows of people."""

from typing import Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, and_, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.errors import Taken, Unknown
from ludoteka.server.ids import new_id
from ludoteka.server.people.ended_sessions import is_ended
from ludoteka.server.people.faces import usual_face
from ludoteka.server.people.sessions import Session
from ludoteka.server.people.skeletons import skeleton
from ludoteka.server.people.transactions import insert_if_new
from ludoteka.server.storage.schema import persons

Kind = Literal["guest", "account", "bot"]

GONE: Final = "deleted player"


class Person(Struct, frozen=True, kw_only=True):
    id: str
    kind: Kind
    name: str
    name_key: str | None
    epoch: int
    created: int
    seen: int
    muted_until: int
    language: str | None
    owner: str | None
    is_host: bool = False
    """Administers the server."""
    banned_until: int = 0
    face: int = 0
    shows_presence: bool = False
    """Lets friends see when they are here: only who chose it."""
    shows_watching: bool = True
    """Is named where they watch."""

    @property
    def is_gone(self) -> bool:
        """Everybody who is here has a name of their own."""
        return self.name_key is None


COLUMNS: Final = tuple(persons.c[field] for field in Person.__struct_fields__)

Value = str | int | None


def as_person(row: Row[tuple[object, ...]]) -> Person:
    return msgspec.convert(row._mapping, Person)  # noqa: SLF001 - SQLAlchemy's public name


async def find_person(connection: AsyncConnection, person: str) -> Person | None:
    return await _one(connection, persons.c.id == person)


async def find_holder(connection: AsyncConnection, session: Session) -> Person | None:
    """Whose session it is, unless it was ended or the person is gone."""
    mine = and_(persons.c.id == session.person, persons.c.epoch == session.epoch)
    found = await _one(connection, and_(mine, ~is_ended(session.id)))
    return found if found is not None and not found.is_gone else None


async def find_name(connection: AsyncConnection, name: str) -> Person | None:
    return await _one(connection, persons.c.name_key == skeleton(name))


async def add_person(
    connection: AsyncConnection,
    *,
    kind: Kind,
    name: str,
    at: int,
    language: str | None = None,
    owner: str | None = None,
    muted_until: int = 0,
    face: int | None = None,
) -> Person | None:
    """None if the name, or one that looks like it, is taken."""
    own = new_id()
    person = Person(
        id=own,
        kind=kind,
        name=name,
        name_key=skeleton(name),
        epoch=0,
        created=at,
        seen=at,
        muted_until=muted_until,
        language=language,
        owner=owner,
        face=usual_face(own) if face is None else face,
    )
    fields = msgspec.structs.asdict(person)
    added = await insert_if_new(connection, persons, **fields)
    return person if added else None


async def change_person(connection: AsyncConnection, person: str, **values: Value) -> None:
    await connection.execute(update(persons).where(persons.c.id == person).values(**values))


async def mute_person(connection: AsyncConnection, person: str, until: int) -> None:
    """With all programs of theirs."""
    muted = or_(persons.c.id == person, (persons.c.owner == person) & (persons.c.kind == "bot"))
    await connection.execute(update(persons).where(muted).values(muted_until=until))


async def end_sessions(connection: AsyncConnection, person: str) -> None:
    """Sessions of an older epoch are nobody's."""
    raised = update(persons).where(persons.c.id == person).values(epoch=persons.c.epoch + 1)
    await connection.execute(raised)


async def claim_name(connection: AsyncConnection, person: str, name: str) -> Person:
    """Two nodes may find it free at the same time; the database lets one of them have it."""
    try:
        await change_person(connection, person, name=name, name_key=skeleton(name))
    except IntegrityError:
        raise Taken("name-taken", name=name) from None
    if renamed := await find_person(connection, person):
        return renamed
    raise Unknown("unknown-person", person=person)


async def lock_hosts(connection: AsyncConnection) -> set[str]:
    """Who administers the server; nobody else changes that before this transaction ends."""
    here = and_(persons.c.is_host, persons.c.name_key.is_not(None))
    query = select(persons.c.id).where(here).order_by(persons.c.id).with_for_update()
    return set((await connection.execute(query)).scalars())


async def password_of(connection: AsyncConnection, person: str) -> str | None:
    query = select(persons.c.password).where(persons.c.id == person)
    return (await connection.execute(query)).scalar_one_or_none()


async def _one(connection: AsyncConnection, condition: ColumnElement[bool]) -> Person | None:
    row = (await connection.execute(select(*COLUMNS).where(condition))).one_or_none()
    return as_person(row) if row is not None else None
