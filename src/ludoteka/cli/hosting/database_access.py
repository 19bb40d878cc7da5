"""Opens the database for one command, beside the servers that use it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from ludoteka.core import BadInput
from ludoteka.server.config import Settings
from ludoteka.server.sources import load_settings
from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.storage.address import Sqlite, parse_address

T = TypeVar("T")
Work = Callable[[Settings, Database], Awaitable[T]]


def with_database(config: Path | None, url: str | None, work: Work[T]) -> T:
    """The database of the settings, or the one that was named; it must be there already."""
    settings = load_settings(config=config, overrides={"database": url})
    address = parse_address(settings.database_url())
    if isinstance(address, Sqlite) and not address.path.exists():
        raise BadInput("no-database", address=str(address))
    return asyncio.run(_with_open_database(settings, work))


async def _with_open_database(settings: Settings, work: Work[T]) -> T:
    url = settings.database_url()
    database = await Database.open(url)
    try:
        return await work(settings, database)
    except StorageDown as down:
        address = str(parse_address(url))
        raise BadInput("unusable-database", address=address, problem=str(down)) from None
    finally:
        await database.close()
