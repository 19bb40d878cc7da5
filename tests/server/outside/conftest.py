"""One server for the tests of a file: tables are private, so they do not disturb each other."""

from collections.abc import AsyncIterator

import pytest

from tests.server.outside.browsers import Browser
from tests.server.outside.serving import Served, serving
from tests.server.services import new_database


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def served(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    async with new_database("sqlite", folder) as url, serving(url) as running:
        yield running


@pytest.fixture
async def ann(served: Served) -> Browser:
    browser = served.browser()
    await browser.come()
    return browser


@pytest.fixture
async def ben(served: Served) -> Browser:
    browser = served.browser()
    await browser.come()
    return browser
