"""Security headers of pages: nothing from elsewhere, nothing inline, no frames."""

from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from ludoteka.server.web.cookies import is_secure
from ludoteka.server.web.pages import build_id

SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # cards are put in place by attributes
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

HEADERS: Final = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in SOURCES.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A table's address is its secret: it is not told to other sites.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
YEAR: Final = 31_536_000


async def send_headers(message: Message, scope: Scope) -> None:
    """A `before_send` hook of the app, which also runs for what no route serves."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
        headers.setdefault("ludoteka-build", build_id())
    if is_secure(ASGIConnection(scope)):
        headers.setdefault("strict-transport-security", f"max-age={YEAR}")
