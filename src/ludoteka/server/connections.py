"""Limits of connections: how many, and how long they may stay idle."""

import asyncio
from collections.abc import Callable, Collection
from http import HTTPStatus
from time import monotonic
from typing import Final

import structlog

from ludoteka.server.addresses import Proxies, neighbourhood
from ludoteka.server.config import Settings
from ludoteka.server.files import are_files_left, room_for_connections
from ludoteka.server.metrics import refusals_by

log = structlog.get_logger()

SECONDS_BETWEEN_LOOKS: Final = 1.0
SECONDS_BETWEEN_LINES: Final = 60.0
"""However many are refused, the log says it once a minute."""


class Connections:
    """Counts who is connected, in all and by address; proxies speak for many."""

    def __init__(self, settings: Settings) -> None:
        self.limits: Final = settings
        self._most = room_for_connections(settings.max_connections)
        if self._most < settings.max_connections:
            log.warning("the limit of open files allows fewer connections", most=self._most)
        self._proxies = Proxies(settings.trusted_proxies)
        self._count = 0
        self.ever = 0
        """Connections that were let in since the start."""
        self._by_address: dict[str, int] = {}
        self._may_warn = occasionally(SECONDS_BETWEEN_LINES)

    def enter(self, address: str) -> HTTPStatus | None:
        """Counts the connection, or gives the status with which it is refused."""
        here = self._by_address.get(address, 0)
        if self._count >= self._most:
            refusals_by("connections").inc()
            if self._may_warn():
                log.warning("too many connections", open=self._count)
            return HTTPStatus.SERVICE_UNAVAILABLE
        if here >= self.limits.connections_per_address and address:
            refusals_by("connections-per-address").inc()
            return HTTPStatus.TOO_MANY_REQUESTS
        self._count += 1
        self.ever += 1
        self._by_address[address] = here + 1
        return None

    def leave(self, address: str) -> None:
        self._count -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]

    def counted_as(self, peer: str) -> str:
        """What counts as one address; nothing for a proxy."""
        return "" if self._proxies.trusts(peer) else neighbourhood(peer)


async def watch(connections: Collection[object]) -> None:
    """Until cancelled."""
    loop = asyncio.get_running_loop()
    may_warn = occasionally(SECONDS_BETWEEN_LINES)
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        now = loop.time()
        for connection in tuple(connections):
            connection.look(now)  # type: ignore[attr-defined]  # uvicorn knows its own kinds only
        if not are_files_left():
            refusals_by("files").inc()
            if may_warn():
                log.error("no more files can be opened: who comes now is cut off")


def occasionally(seconds: float, clock: Callable[[], float] = monotonic) -> Callable[[], bool]:
    """True at most once in so many seconds."""
    last = -seconds

    def may() -> bool:
        nonlocal last
        now = clock()
        if now - last < seconds:
            return False
        last = now
        return True

    return may
