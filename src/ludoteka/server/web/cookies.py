"""The session cookie: no script reads it, no other site sends it along with a POST.

It is written by a hook on the way out, so that dependencies and middleware can set it too,
and a socket's handshake as well.
"""

from typing import Final

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from ludoteka.server.people.faces import read_face
from ludoteka.server.people.persons import Person
from ludoteka.server.people.sessions import Session
from ludoteka.server.web.services import Connection, services

OPEN_NAME: Final = "ludoteka"
SECURE_NAME: Final = "__Host-ludoteka"
"""Browsers take this one over https only, and from this host only, not from its siblings."""

FACE_NAME: Final = "ludoteka-face"
"""Which face the page has shown to someone who is nobody yet: a number, and no secret."""

PENDING: Final = "pending-cookie"


def is_secure(connection: Connection) -> bool:
    found = services(connection)
    url = found.settings.public_url
    return found.proxies.scheme(connection.scope) == "https" or bool(
        url and url.startswith("https:")
    )


def cookie_name(connection: Connection) -> str:
    return SECURE_NAME if is_secure(connection) else OPEN_NAME


def read_cookie(connection: Connection) -> str | None:
    return connection.cookies.get(cookie_name(connection))


def read_session(connection: Connection) -> Session | None:
    """What the cookie says; whether it still holds is for the database to tell."""
    people = services(connection).people
    value = read_cookie(connection)
    return people.sessions.read(value, people.clock()) if value else None


def wished_face(connection: Connection) -> int | None:
    """Guests keep the face under which they looked around."""
    return read_face(connection.cookies.get(FACE_NAME))


def remember(connection: Connection, person: Person, session: str) -> None:
    """A value of this session for this browser; whatever it had before is replaced."""
    people = services(connection).people
    value = people.sessions.issue(person.id, person.epoch, people.clock(), session)
    _set(connection, value, people.sessions.seconds())


def forget(connection: Connection) -> None:
    _set(connection, "", 0)


def _set(connection: Connection, value: str, seconds: int) -> None:
    cookie = Cookie(
        key=cookie_name(connection),
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )
    connection.scope["state"][PENDING] = cookie.to_header(header="")


async def send_cookie(message: Message, scope: Scope) -> None:
    """A `before_send` hook of the app."""
    if message["type"] not in {"http.response.start", "websocket.accept"}:
        return
    pending = scope["state"].pop(PENDING, None)
    if isinstance(pending, str):
        headers = MutableScopeHeaders.from_message(message)
        headers.add("set-cookie", pending)
