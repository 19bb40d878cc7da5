"""Repeats work of a node for ever, also when the database is away or an attempt fails."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from ludoteka.server.errors import Busy
from ludoteka.server.storage import StorageDown
from ludoteka.server.tasks import end_tasks

log = structlog.get_logger()


class Repeating:
    """`failed`: what the log says when the work raises."""

    def __init__(self, work: Callable[[], Awaitable[None]], seconds: float, *, failed: str) -> None:
        self._work = work
        self._seconds = seconds
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._repeat())

    async def stop(self) -> None:
        await end_tasks([self._task])

    async def _repeat(self) -> None:
        while True:
            try:
                await self._work()
            except (StorageDown, Busy):
                log.warning("the database does not answer")
            except Exception as error:  # noqa: BLE001 -- the next attempt may do better
                log.error(self._failed, error=type(error).__name__)
            await asyncio.sleep(self._seconds)
