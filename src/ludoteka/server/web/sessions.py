"""Authenticates requests: by cookie, or by `Authorization: Bearer …`.

Handlers ask for `who: Asker` (someone), `visitor: Visitor` (someone or nobody) or
`player: Player` (someone; a browser that is nobody becomes a guest), and name the scope that a
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
from ludoteka.server.metrics import refusals_by
from ludoteka.server.people.bans import Ban, refusal
from ludoteka.server.people.credentials import Pass
from ludoteka.server.people.persons import Kind, Person
from ludoteka.server.people.sessions import new_session
from ludoteka.server.people.tokens import SCOPES, Scope
from ludoteka.server.web.cookies import read_session, remember, wished_face
from ludoteka.server.web.guards import check_network, limit_address, limit_person, note_network
from ludoteka.server.web.languages import wanted_language
from ludoteka.server.web.services import Connection, services

WHO: Final = "who"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
BY_COOKIE: Final[frozenset[Scope]] = SCOPES - {"admin"}
"""What a browser may do; of an account that is a host it may administer the server as well."""


class Who(Struct, frozen=True, kw_only=True):
    person: str
    kind: Kind
    scopes: frozenset[Scope]
    via: Literal["cookie", "token"]
    name: str
    face: int
    language: str | None = None
    muted_until: int = 0
    is_host: bool = False
    ban: Ban | None = None
    """Why this person may not come in."""
    owner: str | None = None
    """Of a program: the account that made it."""
    shows_watching: bool = True
    """Is named where they watch."""
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
    """From now on this browser is that person, in a new session."""
    session = new_session()
    remember(connection, person, session)
    who = _who(person, _by_cookie_allowed(person), "cookie", session=session)
    connection.scope["state"][WHO] = who
    return who


async def end_session(connection: Connection) -> None:
    """Of this browser, if it has one that holds."""
    people = services(connection).people
    session = read_session(connection)
    if session is not None and await people.by_session(session) is not None:
        await people.end_session(session)


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
    check_network(connection)
    await limit_address(connection, "guests")
    services(connection).disk.check()
    language = wanted_language(connection)
    face = wished_face(connection)
    return settle(connection, await services(connection).people.guest(language, face=face))


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
        if connection.scope["type"] == ScopeType.HTTP:
            await limit_address(connection, "visitors")
        return None
    if who.ban is not None and "banned" not in connection.route_handler.opt:
        refusals_by("banned").inc()
        raise refusal(who.ban)
    if needed == "admin" and not (who.is_host and needed in who.scopes):
        raise Forbidden("hosts-only")
    if needed not in who.scopes:
        raise Forbidden("missing-scope", scope=str(needed))
    if connection.scope["type"] == ScopeType.HTTP:
        safe = connection.scope["method"] in SAFE
        await limit_person(connection, "read" if safe else "write", who.person)
        if not safe:
            _check_room(connection)
        elif who.kind == "guest":  # there are many of them at once
            await limit_address(connection, "guest_read")
    return who


def _check_room(connection: Connection) -> None:
    """A disk that is almost full takes moves, and what makes room; `when_low=True` says so."""
    is_delete = (
        connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] == "DELETE"
    )
    if not is_delete and not connection.route_handler.opt.get("when_low"):
        services(connection).disk.check()


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
    note_network(connection, person.id)
    ban = await services(connection).people.ban_of(person)
    return _who(person, token.scopes, "token", token.id, ban=ban)


async def _by_cookie(connection: Connection) -> Who | None:
    people = services(connection).people
    session = read_session(connection)
    person = await people.by_session(session) if session is not None else None
    if session is None or person is None:
        return None
    if people.sessions.is_stale(session, people.clock()):
        remember(connection, person, session.id)
        await people.seen(person)
    note_network(connection, person.id)
    ban = await people.ban_of(person)
    return _who(person, _by_cookie_allowed(person), "cookie", ban=ban, session=session.id)


def _by_cookie_allowed(person: Person) -> frozenset[Scope]:
    return SCOPES if person.is_host else BY_COOKIE


def _who(
    person: Person,
    scopes: frozenset[Scope],
    via: Literal["cookie", "token"],
    token: str | None = None,
    ban: Ban | None = None,
    *,
    session: str = "",
) -> Who:
    return Who(
        person=person.id,
        kind=person.kind,
        scopes=scopes,
        via=via,
        name=person.name,
        face=person.face,
        language=person.language,
        muted_until=person.muted_until,
        is_host=person.is_host,
        ban=ban,
        owner=person.owner,
        shows_watching=person.shows_watching,
        pass_=Pass(person.id, person.epoch, token, session),
    )


def _connection(scope: AsgiScope) -> Connection:
    return ASGIConnection(scope)
