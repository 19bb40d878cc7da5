"""Every test of the server runs in asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
