"""API tokens: shown once, stored as a hash, limited to the scopes they were made for."""

import hashlib
import secrets
from collections.abc import Iterable
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.errors import Unknown
from ludoteka.server.ids import new_id
from ludoteka.server.metrics import counted
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.storage.schema import tokens

Scope = Literal["play", "read", "account", "admin"]
SCOPES: Final[frozenset[Scope]] = frozenset(get_args(Scope))
PREFIX: Final = "ldt_"  # so that leaked ones can be found
MOST: Final = 20
LONGEST_LABEL: Final = 60
MINUTE: Final = 60_000


class Token(Struct, frozen=True, kw_only=True):
    """What is known about a token: everything but the token."""

    id: str
    person: str
    label: str
    scopes: frozenset[Scope]
    created: int
    used: int | None
    expires: int | None


def digest(secret: str) -> bytes:
    """32 random bytes need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).digest()


async def add_token(
    connection: AsyncConnection,
    person: str,
    *,
    label: str,
    scopes: Iterable[Scope],
    at: int,
    expires: int | None = None,
) -> tuple[Token, str]:
    """The token's description, and the secret that nobody will see again."""
    count = select(func.count()).select_from(tokens).where(tokens.c.person == person)
    if (await connection.execute(count)).scalar_one() >= MOST:
        raise counted("tokens-kept", BadInput("too-many-tokens", most=MOST))
    token = Token(
        id=new_id(),
        person=person,
        label=clean_chat(label)[:LONGEST_LABEL],
        scopes=frozenset(scopes),
        created=at,
        used=None,
        expires=expires,
    )
    secret = PREFIX + secrets.token_urlsafe(32)
    values = msgspec.structs.asdict(token) | {"scopes": " ".join(sorted(token.scopes))}
    await connection.execute(insert(tokens).values(**values, hash=digest(secret)))
    return token, secret


async def find_token(connection: AsyncConnection, secret: str, at: int) -> Token | None:
    """The token with this secret, if it still holds. Searching by hash takes no secret's time."""
    query = select(tokens).where(tokens.c.hash == digest(secret))
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None or (row["expires"] is not None and row["expires"] <= at):
        return None
    return _as_token(row)


async def mark_used(connection: AsyncConnection, token: Token, at: int) -> None:
    await connection.execute(update(tokens).where(tokens.c.id == token.id).values(used=at))


def needs_marking(token: Token, at: int) -> bool:
    """To the minute is enough, and spares a write with every request."""
    return token.used is None or at - token.used > MINUTE


async def tokens_of(connection: AsyncConnection, person: str) -> list[Token]:
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created, tokens.c.id)
    return [_as_token(row) for row in (await connection.execute(query)).mappings()]


async def revoke_token(connection: AsyncConnection, person: str, token: str) -> None:
    gone = delete(tokens).where(tokens.c.person == person, tokens.c.id == token)
    if (await connection.execute(gone)).rowcount == 0:
        raise Unknown("unknown-token", token=token)


async def revoke_labelled(connection: AsyncConnection, person: str, labels: Iterable[str]) -> None:
    """All of these names, no matter who made them."""
    named = tokens.c.label.in_(list(labels))
    await connection.execute(delete(tokens).where(tokens.c.person == person, named))


def _as_token(row: RowMapping) -> Token:
    values = {field: row[field] for field in Token.__struct_fields__}
    return msgspec.convert(values | {"scopes": str(row["scopes"]).split()}, Token)
