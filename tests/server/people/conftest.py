"""Every test of people runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.server.people.service import People
from tests.server.house import Clock, open_people


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "postgresql"])
async def people(
    request: pytest.FixtureRequest, tmp_path: Path, clock: Clock
) -> AsyncIterator[People]:
    async with open_people(request.param, tmp_path, clock) as opened:
        yield opened
