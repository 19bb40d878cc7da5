"""Lets admin commands wake a single node through the database.

A command that has changed something rings: a number in the database goes up. The server looks at
that number twice a second, and when it has changed finds out for itself what is different. So
nothing has to be believed that came over this way.
"""

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import select, update

from ludoteka.server.bus.local import LocalBus
from ludoteka.server.storage import Database
from ludoteka.server.storage.database import UNUSABLE
from ludoteka.server.storage.schema import settings

NAME: Final = "doorbell"
LOOK_SECONDS: Final = 0.5


class Doorbell(LocalBus):
    """The bus of a server that is alone: it tells nobody anything, and hears the bell."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._listener: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await super().start()
        self._listener = asyncio.create_task(self._listen(await count(self._database)))

    async def close(self) -> None:
        await super().close()
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener

    async def _listen(self, known: int) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(*UNUSABLE):  # then it rings when the database answers again
                found = await count(self._database)
                if found != known:
                    known = found
                    self._missed()


class Ringing(LocalBus):
    """The bus of a command beside such a server: whatever it would tell, it rings."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    @property
    def has_others(self) -> bool:
        """The server, which is no node of ours."""
        return True

    async def publish(self, table: str, payload: bytes) -> None:
        with suppress(*UNUSABLE):  # the server looks now and then without being called
            async with self._database.writing() as connection:
                found = (await connection.execute(_COUNT)).scalar_one_or_none()
                value = str(int(found or 0) + 1)
                if found is None:
                    await connection.execute(settings.insert().values(key=NAME, value=value))
                else:
                    change = update(settings).where(settings.c.key == NAME)
                    await connection.execute(change.values(value=value))


_COUNT: Final = select(settings.c.value).where(settings.c.key == NAME)


async def count(database: Database) -> int:
    """How often it has been rung."""
    async with database.reader.connect() as connection:
        return int((await connection.execute(_COUNT)).scalar_one_or_none() or 0)
