"""Checks an SQLite file quickly before it is used.

A large file takes a while. The start waits for some seconds; then the look goes on beside the
server, and what it finds is logged and told to `/ready`.
"""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Final

from ludoteka.core import BadInput

MOST: Final = 3
"""Faults after which it looks no further."""

logger = logging.getLogger(__name__)


def quick_check(path: Path) -> str | None:
    """The first fault; None for a sound file, and for one that others will complain about."""
    try:
        with closing(sqlite3.connect(path, timeout=10)) as connection:
            connection.execute("PRAGMA query_only = 1")
            found = [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({MOST})")]
    except sqlite3.OperationalError:
        return None
    except sqlite3.DatabaseError as error:
        is_ours = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT
        return str(error) if is_ours else None
    return None if found == ["ok"] else " ".join(found[0].split())


class FileCheck:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._done = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.problem: str | None = None

    async def begin(self, seconds: float) -> None:
        """Refuses a file that is found damaged by then; 0 does not look at all."""
        if seconds <= 0 or not self._path.exists():
            return
        # No pool: a process that ends does not wait for the end of the file.
        Thread(target=self._look, daemon=True, name="file-check").start()
        try:
            async with asyncio.timeout(seconds):
                await self._done.wait()
        except TimeoutError:
            logger.info("%s is large: its check goes on beside the server", self._path)
        if self.problem is not None:
            raise BadInput("damaged-database", path=str(self._path), problem=self.problem)

    def _look(self) -> None:
        self.problem = quick_check(self._path)
        if self.problem is not None:
            logger.error("the database %s is damaged: %s", self._path, self.problem)
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._done.set)
