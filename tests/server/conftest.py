"""Every test of the server runs in asyncio."""

import asyncio

import pytest

from tests.server.services import drop_emptied


def pytest_sessionfinish() -> None:
    asyncio.run(drop_emptied())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
