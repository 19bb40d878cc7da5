"""A short-lived hub for one admin command: it commits like any other and never drives tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from ludoteka.core import BadInput
from ludoteka.server.bus import make_bus
from ludoteka.server.bus.admin_wake import Ringing
from ludoteka.server.config import Settings
from ludoteka.server.people.keys import installation_id
from ludoteka.server.people.service import People
from ludoteka.server.play.handing_over import hand_over
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.workers import Workers
from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import Closed
from ludoteka.server.tables.proposals import Proposal
from ludoteka.server.tables.table import Table


class AdminHub(Hub):
    def drive(self, live: LiveTable) -> None:
        """The nodes that stay find the table by its due time."""


@asynccontextmanager
async def open_admin_hub(settings: Settings, database: Database) -> AsyncIterator[AdminHub]:
    url = settings.bus_url()
    bus = Ringing(database) if url is None else make_bus(url, await installation_id(database))
    with suppress(BadInput):  # the bus only hastens what nodes find in the database anyway
        await bus.start()
    hub = AdminHub(settings, database.log, bus, Workers(1, timeout=1))
    try:
        yield hub
    finally:
        await hub.stop()
        await bus.close()


async def close_table(hub: Hub, table_id: str) -> None:
    """For good, whatever goes on there; what was played stays in its log."""
    live = await hub.table(table_id)
    async with live.lock:
        await live.settle(lambda: _closed(live.table))
    if live.table.created.listed:
        await hub.lobby_changed()


def _closed(table: Table) -> Proposal:
    if table.status not in ("open", "live"):
        raise BadInput("table-ended", table=table.id, status=table.status)
    return Proposal(Closed(why="admin"))


@asynccontextmanager
async def people_of(settings: Settings, database: Database) -> AsyncIterator[People]:
    """Tables and sockets learn what happens to their people."""
    async with open_admin_hub(settings, database) as hub:
        people = await People.open(database, settings)
        people.on_moved = partial(hand_over, hub)
        people.on_changed = hub.people_changed
        try:
            yield people
        finally:
            people.close()
