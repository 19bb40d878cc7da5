"""A server for the browser tests, and its truth: what its log says of a table."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeVar

import msgspec

from ludoteka.server.config import Settings
from ludoteka.server.storage import Database, Entry, Log
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.table import Table
from tests.server.running import FAST, Node

T = TypeVar("T")


PATIENT: Final = msgspec.structs.replace(
    FAST, commit_seconds=20, reveal_seconds=6, review_budget=400
)
"""Everybody here has a browser, and browsers on a busy machine are slow."""


class House:
    def __init__(
        self, folder: Path, settings: Settings = PATIENT, *, most_pieces: int | None = None
    ) -> None:
        """`most_pieces`: after so many a review stands still, until `restart`."""
        self.database_url = f"sqlite:///{folder / 'house.sqlite3'}"
        settings = msgspec.structs.replace(settings, database=self.database_url)
        self._node = Node(folder, settings, most_pieces=most_pieces)
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

    def restart(self) -> None:
        """Nothing is held up any more."""
        self._node.stop()
        self._node.most_pieces = None
        self._node.start()
        self._node.wait()

    def table(self, table_id: str) -> Table:
        """Everything about a table, secrets included, from the server's own log."""
        table = self._read(lambda log: read_table(log, table_id))
        assert table is not None
        return table

    def log(self, table_id: str) -> list[Entry]:
        """The same, entry by entry: moves that were taken back are there, too."""
        return self._read(lambda log: log.read(table_id))

    def _read(self, read: Callable[[Log], Coroutine[None, None, T]]) -> T:
        with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread
            return aside.submit(asyncio.run, self._opened(read)).result()

    async def _opened(self, read: Callable[[Log], Coroutine[None, None, T]]) -> T:
        database = await Database.open(self.database_url)
        try:
            return await read(database.log)
        finally:
            await database.close()
