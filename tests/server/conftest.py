"""Every test of the server runs in asyncio, and shares what is expensive to make."""

import asyncio

import pytest

from tests.server.services import drop_emptied

SHARING = ("outside/", "test_frames.py", "test_openapi.py", "test_workers.py")
"""Modules with one server for all of their tests: they stay on one worker of pytest-xdist."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        module = item.nodeid.partition("::")[0]
        if any(f"tests/server/{name}" in module for name in SHARING):
            item.add_marker(pytest.mark.xdist_group(module))


def pytest_sessionfinish() -> None:
    asyncio.run(drop_emptied())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
