"""What a node does every second: it takes up tables that nobody drives, writes what has waited, and
lets go of what nobody uses. One thing that fails keeps no other from being done."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import structlog

from ludoteka.server.errors import Busy
from ludoteka.server.play.hurry import tell_hurry
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Delayed, StorageDown

if TYPE_CHECKING:
    from ludoteka.server.play.hub import Hub

log = structlog.get_logger()

SWEEP_SECONDS: Final = 1.0
ORPHANED_AFTER: Final = 5_000
"""Milliseconds after its due time at which a table's driver is taken for dead."""
IDLE_AFTER: Final = 60_000
"""Milliseconds without anyone after which a table leaves the memory."""
MOST_ATTENDED: Final = 100
"""Tables without a driver that are taken up in one sweep."""
PORTION: Final = 20
"""Tables that are looked at before others get their turn."""
HEARTBEAT: Final = 10
"""Sweeps between two words about who is here."""


class Sweeper:
    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._awake: set[str] = set()
        """Tables in memory that this node has taken up: their drivers are awake."""

    async def run(self) -> None:
        patience = 0  # whatever was due when this node started has waited long enough
        beat = 0
        while True:
            is_beat = beat % HEARTBEAT == 0
            beat += 1
            try:
                await self.sweep(patience)
                patience = ORPHANED_AFTER
                await self.write_delayed()
                if is_beat:
                    await self._attend_ahead()
                await tell_hurry(self._hub, again=is_beat)
                # A node that is alone shares its tables with nobody but the host's commands.
                if is_beat or not self._hub.is_alone:
                    await self._hub.compare_heads()
                if is_beat:
                    await self._tell_presence()
                    await self._hub.check_present(None)
                if is_beat and self._hub.rate_due is not None:
                    await self._hub.rate_due()
            except (StorageDown, Busy):
                log.warning("the database does not answer")
            except Exception as error:  # noqa: BLE001 -- without sweeps all clocks would stop
                log.error("a sweep failed", error=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, patience: int) -> None:
        # Bots that wait for their turn may be overdue: they do not hide who has no driver.
        busy = sum(driver.is_busy for driver in self._hub.drivers())
        due = await self._hub.log.due(self._hub.now() - patience, MOST_ATTENDED + busy)
        stale = [table_id for table_id, live in self._hub.tables.items() if live.is_stale]
        await self.attend_all(dict.fromkeys([*due, *stale]))
        self.forget_idle()

    async def write_delayed(self, *, at_once: bool = False) -> None:
        """What matches that went on fast have not written yet: where they stand, for lists, and
        their positions."""
        delayed: list[tuple[LiveTable, Delayed]] = []
        is_written = False
        try:
            for number, live in enumerate(tuple(self._hub.tables.values()), 1):
                if (each := live.delayed(at_once=at_once)) is not None:
                    delayed.append((live, each))
                if number % PORTION == 0:  # a position takes its time to be encoded
                    await asyncio.sleep(0)
            if delayed:
                await self._hub.log.write_delayed([each for _, each in delayed])
            is_written = True
        finally:
            for live, each in delayed:
                # What lists are told belongs to the last entry: of others it is not written.
                if not is_written or live.table.seq != each.seq:
                    live.was_not_written()

    async def _attend_ahead(self) -> None:
        """Tables whose latest entry is yet to come: the clock was set back while no server ran.
        Their due times are not to be trusted; they stay in memory, where their time goes on."""
        limit = MOST_ATTENDED + len(self._hub.tables)
        ahead = await self._hub.log.ahead(self._hub.now() + ORPHANED_AFTER, limit)
        await self.attend_all(each for each in ahead if each not in self._awake)
        self._awake.intersection_update(self._hub.tables)

    async def attend_all(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            try:
                await self.attend(table_id)
            except StorageDown:
                raise
            except Busy as error:
                if error.code == "storage-down":
                    raise
                log.warning("a table is busy", table=table_id)
            except Exception as error:  # noqa: BLE001 -- the other tables need their clocks
                log.error("a table cannot go on", table=table_id, error=type(error).__name__)

    async def attend(self, table_id: str) -> None:
        """Take up a table whose driver is gone, or what an unfinished commit has left behind."""
        live = await self._hub.table(table_id)
        self._awake.add(table_id)
        if live.is_stale or not self._hub.driver(live).is_busy:
            async with live.lock:
                live.is_stale = True
                await live.refresh()

    def forgotten(self, table_id: str) -> None:
        """Read again it has to be taken up again."""
        self._awake.discard(table_id)

    async def _tell_presence(self) -> None:
        for live in list(self._hub.tables.values()):
            if live.listeners:
                await self._hub.publish_presence(live)

    def forget_idle(self) -> None:
        limit = self._hub.now() - IDLE_AFTER
        for table_id, live in list(self._hub.tables.items()):
            idle = not live.listeners and not live.lock.locked() and live.last_used < limit
            if idle and not self._is_needed(live):
                self._hub.forget(table_id)

    def _is_needed(self, live: LiveTable) -> bool:
        """Whether the table does something here that no due time in the database stands for."""
        driver = self._hub.driver(live)
        return driver.is_busy or driver.is_due or (live.is_ahead and live.due_time() is not None)
