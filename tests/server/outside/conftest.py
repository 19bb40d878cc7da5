"""One server for the tests of a file: tables are private, so they do not disturb each other."""

import io
import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import structlog

from ludoteka.server.web.logging import configure_logging
from tests.server.outside.browsers import Browser
from tests.server.outside.serving import LOUD, Served, serving
from tests.server.services import emptied_database


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def served(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    async with emptied_database("sqlite", folder) as url, serving(url) as running:
        yield running


@pytest.fixture(scope="module")
def logged() -> Iterator[io.StringIO]:
    """All that is logged, however unimportant."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = list(root.handlers), root.level
    configure_logging(LOUD, stream)
    structlog.get_logger("ludoteka.test").debug("this is loud enough")
    assert "this is loud enough" in stream.getvalue()
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("ludoteka").setLevel(logging.NOTSET)
    structlog.reset_defaults()


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
