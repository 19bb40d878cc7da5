"""Refuses requests that pages of other sites make in the name of a visitor.

Browsers send `Origin` with every request that changes something and with every handshake of
a socket; it must be ours. Requests with a token need none (a page cannot know the token), nor
do programs that send neither origin nor cookie.
"""

from typing import Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from ludoteka.server.addresses import AnyScope
from ludoteka.server.errors import Forbidden, Unsupported
from ludoteka.server.web.services import Services, services

ONE_CLICK: Final = "/mail/unsubscribe/"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class OriginCheck:
    """Middleware of the app."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            _check_origin(scope)
        elif scope["type"] == ScopeType.HTTP:
            _check_request(scope)
        await self.app(scope, receive, send)


def _check_request(scope: HTTPScope) -> None:
    if scope["method"] in SAFE:
        return
    if scope["path"].startswith(ONE_CLICK):
        return  # mail programs post a form here; the word in the address is what counts
    _check_origin(scope)
    headers = Headers.from_scope(scope)
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind and kind != "application/json" and _has_body(headers):
        # Forms and plain text are what pages can send elsewhere without being asked first.
        raise Unsupported("not-json", kind=kind[:50])


def _check_origin(scope: AnyScope) -> None:
    if not is_ours(scope, services(ASGIConnection(scope))):
        origin = Headers.from_scope(scope).get("origin")
        if origin is None:
            raise Forbidden("no-origin", origin=_own(scope, services(ASGIConnection(scope))))
        raise Forbidden("wrong-origin", origin=origin[:100])


def _has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_ours(scope: AnyScope, known: Services) -> bool:
    headers = Headers.from_scope(scope)
    if headers.get("authorization", "").lower().startswith("bearer "):
        return True
    origin = headers.get("origin")
    if origin is None:
        return "cookie" not in headers
    allowed = [_own(scope, known), known.settings.public_url, *known.settings.allowed_origins]
    wanted = _normal(origin)
    return wanted is not None and wanted in {_normal(each) for each in allowed if each}


def _own(scope: AnyScope, known: Services) -> str:
    """Where this request was sent to."""
    return f"{known.proxies.scheme(scope)}://{Headers.from_scope(scope).get('host', '')[:100]}"


def _normal(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host, port; None for `null` and other nonsense."""
    try:
        parts = urlsplit(origin)
        port = parts.port or DEFAULT_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
