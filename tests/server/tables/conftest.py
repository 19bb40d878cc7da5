"""Tables are tested on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.room import Room, open_room
from tests.server.services import emptied_database


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    async with emptied_database(request.param, tmp_path) as url:
        opened = await Database.open(url)
        yield opened
        await opened.close()


@pytest.fixture
async def room(database: Database, clock: Clock) -> AsyncIterator[Room]:
    async with open_room(database, clock=clock) as opened:
        yield opened
