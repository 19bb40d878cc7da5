"""Counts, times and, if the host wants it, logs requests and sockets.

By the template of its route, never by its path: the path of a table is the key to it. And
without the query, headers or body.
"""

from time import perf_counter
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

from ludoteka.server.addresses import Proxies
from ludoteka.server.metrics import requests_to, times_of

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER: Final = "OTHER"
SOCKET: Final = "SOCKET"
UNKNOWN: Final = "unknown"
"""The route of what no route is for."""
GONE: Final = 499
"""Nobody was left to answer."""

log = structlog.stdlib.get_logger("ludoteka.access")


class Watched:
    """One request or handshake. Pass what is sent through `send`, and `end` it."""

    __slots__ = ("_address", "_began", "_scope", "_seconds", "_send", "status")

    def __init__(self, scope: Scope, send: Send, *, proxies: Proxies | None) -> None:
        """`proxies`: with them it is logged."""
        self._scope = scope
        self._send = send
        self._address = proxies.client(scope) if proxies is not None else None
        self._began = perf_counter()
        self._seconds: float | None = None
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._answered(message["status"])
        elif message["type"] == "websocket.accept":
            self._answered(101)
        await self._send(message)

    def refused(self, status: int) -> None:
        """A socket that was let in to be told why it is not."""
        self.status = status

    def end(self) -> None:
        if self._seconds is None:
            self._answered(GONE)
        method, route = self._method(), self._scope.get("path_template") or UNKNOWN
        requests_to(method, route, self.status).inc()
        times_of(method, route).observe(self._seconds or 0.0)
        if self._address is not None:
            self._log(method, route, self._address)

    def failed(self) -> None:
        """Nothing was answered, and uvicorn will say that it is our fault."""
        if self._seconds is None:
            self._answered(500)

    def _answered(self, status: int) -> None:
        """From now on it only takes as long as the reader does."""
        self.status = status
        self._seconds = perf_counter() - self._began

    def _method(self) -> str:
        if self._scope["type"] == ScopeType.WEBSOCKET:
            return SOCKET
        method = str(self._scope["method"])
        return method if method in METHODS else OTHER

    def _log(self, method: str, route: str, address: str) -> None:
        log.info(
            "request",
            method=method,
            route=route,
            status=self.status,
            address=address,
            seconds=round(self._seconds or 0.0, 4),
            open_seconds=round(perf_counter() - self._began, 3),
        )
