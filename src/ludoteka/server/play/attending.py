"""Writes down, now and then, who is here: those who asked for something, and those at tables."""

import asyncio
from typing import Final

import structlog

from ludoteka.server.people.here import HereNow
from ludoteka.server.play.hub import Hub
from ludoteka.server.storage import StorageDown
from ludoteka.server.tasks import end_tasks

log = structlog.get_logger()

SECONDS: Final = 10.0


class Attending:
    def __init__(self, hub: Hub, here: HereNow) -> None:
        self._hub = hub
        self._here = here
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_for_ever())

    async def stop(self) -> None:
        await end_tasks([self._writer])

    async def write(self) -> None:
        for live in self._hub.tables.values():
            self._here.note(*(each.person for each in live.listeners if each.via is not None))
        await self._here.write()

    async def _write_for_ever(self) -> None:
        while True:
            try:
                await self.write()
            except StorageDown:
                log.warning("the database does not answer")
            except Exception as error:  # noqa: BLE001 -- the next time may do better
                log.error("who is here was not written", error=type(error).__name__)
            await asyncio.sleep(SECONDS)
