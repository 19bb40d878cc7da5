"""Notices are tested on both databases, with real receivers and a clock held by hand."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.server.storage import Database
from tests.server.house import Clock
from tests.server.notices.receivers import HttpReceiver, Mailbox, http_receiver, mail_server
from tests.server.notices.world import World, open_world
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
async def receiver() -> AsyncIterator[HttpReceiver]:
    async with http_receiver() as opened:
        yield opened


@pytest.fixture
async def mail() -> AsyncIterator[tuple[str, Mailbox]]:
    async with mail_server() as opened:
        yield opened


@pytest.fixture
async def world(
    database: Database, clock: Clock, mail: tuple[str, Mailbox]
) -> AsyncIterator[World]:
    async with open_world(database, clock, mail) as opened:
        yield opened
