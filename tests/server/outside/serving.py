"""The real app under uvicorn, in the test's own event loop, so that tests can look inside."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from functools import cache, partial
from typing import Final
from unittest.mock import patch

import msgspec
from argon2 import PasswordHasher

from ludoteka.server.clock import Clock
from ludoteka.server.collecting import spare_collector
from ludoteka.server.config import Settings
from ludoteka.server.people.service import People
from ludoteka.server.play.hub import Hub
from ludoteka.server.run import Server, make_server
from ludoteka.server.web.services import Services
from ludoteka.server.web.table_services import TableServices
from tests.server.outside.browsers import Browser
from tests.server.room import Inline, InlineReaders

PLENTY: Final = "100000/1"
LIMITS: Final = {
    field: PLENTY for field in Settings.__struct_fields__ if field.startswith("limit_")
}
NUMBERS: Final = {
    field: 100_000 for field in Settings.__struct_fields__ if field.startswith("max_bot_")
}
QUICK: Final = Settings(bot_delay_ms=0, auto_delay_ms="0-0", commit_seconds=0, review_budget=50)
SETTINGS: Final = msgspec.structs.replace(QUICK, **LIMITS, **NUMBERS)
"""What is limited is tested by those who lower it; what a start waits for by those who wait."""


LOUD: Final = msgspec.structs.replace(SETTINGS, log_level="debug")


CHEAP: Final = partial(PasswordHasher, 1, 8, 1)
"""Hashes that take no time."""
spare_once: Final = cache(spare_collector)
"""To search all that tests have imported takes longer than the start of a server."""


class Served:
    """A running server, from outside (`url`, `browser`) and from inside."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.browsers: list[Browser] = []

    @property
    def table_services(self) -> TableServices:
        found: TableServices = self.server._litestar.state["table_services"]
        return found

    @property
    def hub(self) -> Hub:
        return self.table_services.hub

    @property
    def services(self) -> Services:
        services: Services = self.server._litestar.state["services"]
        return services

    @property
    def people(self) -> People:
        return self.services.people

    def browser(self, *, token: str | None = None, language: str = "en") -> Browser:
        """Someone new, without cookies."""
        made = Browser(self.url, token=token, language=language)
        self.browsers.append(made)
        return made

    def turn_clock_by_hand(self, clock: Clock) -> None:
        """Before the first table is opened."""
        self.hub.now = clock
        self.people.clock = clock


@asynccontextmanager
async def serving(
    database: str, settings: Settings = SETTINGS, *, inline: bool = True
) -> AsyncIterator[Served]:
    settings = msgspec.structs.replace(settings, database=database)
    with _listen() as listening:
        port: int = listening.getsockname()[1]
        with ExitStack() as patches:
            patches.enter_context(patch("ludoteka.server.people.passwords.PasswordHasher", CHEAP))
            patches.enter_context(patch("ludoteka.server.run.spare_collector", spare_once))
            if inline:
                patches.enter_context(patch("ludoteka.server.web.app.Workers", Inline))
                patches.enter_context(patch("ludoteka.server.web.app.Readers", InlineReaders))
            server, task = await _start(settings, listening)
        served = Served(server, port)
        try:
            yield served
        finally:
            for browser in served.browsers:
                await browser.close()
            server.should_exit = True
            await task


def _listen() -> socket.socket:
    """asyncio sends at once only where the protocol is named; else answers wait for 40 ms."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(100)
    return listening


async def _start(settings: Settings, listening: socket.socket) -> tuple[Server, asyncio.Task[None]]:
    server = make_server(settings)
    task = asyncio.create_task(server.serve([listening]))
    async with asyncio.timeout(30):
        while not server.started and not task.done():  # noqa: ASYNC110 - uvicorn has no event
            await asyncio.sleep(0.005)
    if task.done():
        await task
        raise RuntimeError("the server did not start")
    return server, task
