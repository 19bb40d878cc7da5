"""Periodic work of the server, in steps too small to be noticed."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import structlog

from ludoteka.server.people.appearance_backfill import walk_on
from ludoteka.server.people.service import People
from ludoteka.server.storage import StorageDown
from ludoteka.server.tasks import end_tasks

log = structlog.get_logger()

ROUND_SECONDS: Final = 60
STOP_SECONDS: Final = 5
"""For the step that is under way when the server stops."""

Chore = Callable[[], Awaitable[None]]


class Housekeeper:
    """Stops between two steps, never in the middle of one."""

    def __init__(
        self, people: People, *, guest_days: int, report_days: int = 180, every: float = 3600
    ) -> None:
        """`every`: seconds between two looks for guests who have not come for long."""
        self._people = people
        self._guest_days = guest_days
        self._report_days = report_days
        self._every = every
        self._ending = asyncio.Event()
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._guests_at = monotonic() - every

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_house())

    def wake(self) -> None:
        """Something was left to be done."""
        self._wanted.set()

    def end(self) -> None:
        """After the step that is under way."""
        self._ending.set()
        self._wanted.set()

    async def stop(self) -> None:
        """Waits for that step, but not for ever: a database may hang."""
        self.end()
        await end_tasks([self._task], patience=STOP_SECONDS)

    def goes_on(self) -> bool:
        return not self._ending.is_set()

    async def _keep_house(self) -> None:
        while self.goes_on():
            self._wanted.clear()
            for chore in (self._walk, self._finish_leaving, self._forget_guests):
                await self._do(chore)
            await self._rest(min(ROUND_SECONDS, self._every))

    async def _do(self, chore: Chore) -> None:
        if not self.goes_on():
            return
        try:
            await chore()
        except StorageDown:
            log.warning("the database does not answer")
        except Exception as error:  # noqa: BLE001 -- the other chores are to be done as well
            log.error("housekeeping failed", chore=chore.__name__, error=type(error).__name__)

    async def _rest(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._wanted.wait()
        except TimeoutError:
            return

    async def _walk(self) -> None:
        """Through logs that are older than the table of who was where."""
        while self.goes_on() and await walk_on(self._people.database):
            await self._people.rest()

    async def _finish_leaving(self) -> None:
        await self._people.finish_leaving(go_on=self.goes_on)

    async def _forget_guests(self) -> None:
        """Those who have not come for long, some at a time; reports that were closed long ago."""
        if monotonic() - self._guests_at < self._every:
            return
        self._guests_at = monotonic()
        await self._people.forget_old(self._report_days)
        count = await self._people.delete_stale_guests(self._guest_days, go_on=self.goes_on)
        if count:
            log.info("guests were forgotten", count=count)
