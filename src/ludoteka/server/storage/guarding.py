"""Checks made before an SQLite file is opened."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteka.server.config import Settings
from ludoteka.server.storage.address import Sqlite, parse_address
from ludoteka.server.storage.file_check import FileCheck
from ludoteka.server.storage.file_lock import FileLock


@asynccontextmanager
async def guarded(settings: Settings) -> AsyncIterator[FileCheck | None]:
    """Nobody else serves it, and it is sound as far as could be seen in time."""
    address = parse_address(settings.database_url())
    if not isinstance(address, Sqlite):
        yield None
        return
    with FileLock(address.path, shared=settings.shared):
        check = FileCheck(address.path)
        await check.begin(settings.check_seconds)
        yield check
