"""Every test of storage runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.server.storage import Database
from tests.server.services import emptied_database

KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    async with emptied_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()
