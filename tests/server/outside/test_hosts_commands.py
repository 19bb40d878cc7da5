"""What a host does from another process reaches a lone server at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.play.admin_hub import close_table, open_admin_hub, people_of
from ludoteka.server.storage import Database
from tests.server.outside.browsers import Browser
from tests.server.outside.serving import Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server that would not look by itself for hours."""
    monkeypatch.setattr("ludoteka.server.play.sweeping.HEARTBEAT", 10_000)
    async with emptied_database("sqlite", tmp_path) as url, serving(url) as running:
        yield running


@asynccontextmanager
async def elsewhere(served: Served) -> AsyncIterator[Database]:
    """The database as another process opens it."""
    opened = await Database.open(served.services.settings.database_url())
    try:
        yield opened
    finally:
        await opened.close()


async def find(people: People, browser: Browser) -> Person:
    found = await people.find((await browser.get("/api/me"))["id"])
    assert found is not None
    return found


async def test_a_table_that_the_host_closes_is_closed_before_everybodys_eyes(
    served: Served, ann: Browser, ben: Browser
) -> None:
    table = await ann.open(seats=2, own_seats=2, listed=True, start=True)
    playing, watching, lobby = await ann.socket(table), await ben.socket(table), await ben.lobby()
    await lobby.until(lambda message: table in str(message))
    async with (
        elsewhere(served) as database,
        open_admin_hub(served.services.settings, database) as hub,
    ):
        await close_table(hub, table)
    for socket in (playing, watching):
        await socket.until(lambda message: (message.get("table") or {}).get("status") == "closed")
    await lobby.until(lambda message: table not in str(message))


async def test_who_is_muted_or_deleted_feels_it_on_open_sockets(
    served: Served, ann: Browser
) -> None:
    table = await ann.open()
    socket = await ann.socket(table)
    (listener,) = served.hub.tables[table].listeners
    async with (
        elsewhere(served) as database,
        people_of(served.services.settings, database) as people,
    ):
        person = await find(people, ann)
        await people.mute(person.id, people.clock() + 60_000)
        while (await socket.do("say", text="still there?"))["type"] == "done":
            pass
        assert listener.muted_until > people.clock()
        await people.delete(person.id)
        assert (await socket.until_closed()).code == 4001
