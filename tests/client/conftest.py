"""A real server for the client's tests, and the clock of asyncio."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.server.running import FAST, Node


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("server")
    settings = msgspec.structs.replace(FAST, database=f"sqlite:///{folder / 'house.db'}")
    node = Node(folder, settings)
    node.start()
    node.wait()
    yield node
    node.stop()
