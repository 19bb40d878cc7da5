"""A server for the browser tests, and its truth: what its log says of a table."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ludoteka.server.storage import Database
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.table import Table
from tests.server.running import FAST, Node


class House:
    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'house.sqlite3'}"
        self._node = Node(folder, msgspec.structs.replace(FAST, database=self._database))
        self.url = self._node.url
        self.port = self._node.port

    def __enter__(self) -> Self:
        self._node.start()
        self._node.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._node.kill()

    def table(self, table_id: str) -> Table:
        """Everything about a table, secrets included, from the server's own log."""
        with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread
            return aside.submit(asyncio.run, self._read(table_id)).result()

    async def _read(self, table_id: str) -> Table:
        database = await Database.open(self._database)
        try:
            table = await read_table(database.log, table_id)
        finally:
            await database.close()
        assert table is not None
        return table
