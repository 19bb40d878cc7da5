"""Who asks: from a cookie or from `Authorization: Bearer …`.

Handlers ask for `who: Asker` (somebody), `visitor: Visitor` (somebody or nobody) or
`player: Player` (somebody; a browser that is nobody becomes a guest), and name the scope that a
token needs for it: `@get("/api/me", scope="read")`. A handler that names none is a mistake and
fails.
"""

from typing import Final, Literal

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.types import Scope as AsgiScope
from msgspec import Struct

from ludoteka.server.errors import Forbidden, Unauthorized
from ludoteka.server.people.passes import Pass
from ludoteka.server.people.persons import Kind, Person
from ludoteka.server.people.tokens import SCOPES, Scope
from ludoteka.server.web.cookies import read_cookie, remember
from ludoteka.server.web.guards import limit_address, limit_person
from ludoteka.server.web.languages import wanted_language
from ludoteka.server.web.services import Connection, services

WHO: Final = "who"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
BY_COOKIE: Final[frozenset[Scope]] = SCOPES - {"admin"}
"""What a browser may do; to run the house takes a token made for it."""


class Who(Struct, frozen=True, kw_only=True):
    person: str
    kind: Kind
    scopes: frozenset[Scope]
    via: Literal["cookie", "token"]
    name: str
    language: str | None = None
    muted_until: int = 0
    pass_: Pass


Asker = NamedDependency[Who]
Visitor = NamedDependency[Who | None]
Player = NamedDependency[Who]


async def resolve(connection: Connection) -> Who | None:
    """The same answer all through a request."""
    state = connection.scope["state"]
    if WHO not in state:
        state[WHO] = await _resolve(connection)
    found = state[WHO]
    return found if isinstance(found, Who) else None


def settle(connection: Connection, person: Person) -> Who:
    """From now on this browser is that person."""
    remember(connection, person)
    who = _who(person, BY_COOKIE, "cookie")
    connection.scope["state"][WHO] = who
    return who


async def provide_visitor(scope: AsgiScope) -> Who | None:
    return await _admitted(_connection(scope))


async def provide_who(scope: AsgiScope) -> Who:
    who = await _admitted(_connection(scope))
    if who is None:
        raise Unauthorized("log-in-first")
    return who


async def provide_player(scope: AsgiScope) -> Who:
    connection = _connection(scope)
    if who := await _admitted(connection):
        return who
    await limit_address(connection, "guests")
    language = wanted_language(connection)
    return settle(connection, await services(connection).people.guest(language))


DEPENDENCIES: Final = {
    "visitor": Provide(provide_visitor),
    "who": Provide(provide_who),
    "player": Provide(provide_player),
}


async def _admitted(connection: Connection) -> Who | None:
    """Who asks, if that one may and does not ask too often."""
    needed = connection.route_handler.opt["scope"]
    who = await resolve(connection)
    if who is None:
        return None
    if needed not in who.scopes:
        raise Forbidden("missing-scope", scope=str(needed))
    if connection.scope["type"] == ScopeType.HTTP:
        safe = connection.scope["method"] in SAFE
        await limit_person(connection, "read" if safe else "write", who.person)
    return who


async def _resolve(connection: Connection) -> Who | None:
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        # Never the cookie as well: what has a token was not checked for its origin.
        return await _by_token(connection, authorization)
    return await _by_cookie(connection)


async def _by_token(connection: Connection, authorization: str) -> Who:
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise Unauthorized("bad-authorization", scheme=scheme[:20])
    await limit_address(connection, "tokens", cost=0)
    found = await services(connection).people.by_token(secret.strip())
    if found is None:
        await limit_address(connection, "tokens")
        raise Unauthorized("wrong-token")
    person, token = found
    return _who(person, token.scopes, "token", token.id)


async def _by_cookie(connection: Connection) -> Who | None:
    people = services(connection).people
    value = read_cookie(connection)
    session = people.sessions.read(value, people.clock()) if value else None
    if session is None:
        return None
    person = await people.find(session.person)
    if person is None or person.is_gone or person.epoch != session.epoch:
        return None
    if people.sessions.is_stale(session, people.clock()):
        remember(connection, person)
        await people.seen(person)
    return _who(person, BY_COOKIE, "cookie")


def _who(
    person: Person,
    scopes: frozenset[Scope],
    via: Literal["cookie", "token"],
    token: str | None = None,
) -> Who:
    return Who(
        person=person.id,
        kind=person.kind,
        scopes=scopes,
        via=via,
        name=person.name,
        language=person.language,
        muted_until=person.muted_until,
        pass_=Pass(person.id, person.epoch, token),
    )


def _connection(scope: AsgiScope) -> Connection:
    return ASGIConnection(scope)
