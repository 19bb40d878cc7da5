"""Tests now and then whether the database takes a write."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from sqlalchemy.dialects import postgresql, sqlite

from ludoteka.server.clock import now_ms
from ludoteka.server.storage.database import UNUSABLE, Database
from ludoteka.server.storage.failing import storage_down
from ludoteka.server.storage.file_check import FileCheck
from ludoteka.server.storage.log import Trouble
from ludoteka.server.storage.schema import settings

NAME: Final = "last-probe"
"""A row of its own in the settings."""
PATIENCE: Final = 3
"""Seconds that the database has to answer."""
KEPT_SECONDS: Final = 5
"""So long one answer holds for everybody who asks."""
TROUBLE_KEPT_SECONDS: Final = 1
"""The same for a bad one."""


class Probe:
    def __init__(
        self,
        database: Database,
        check: FileCheck | None = None,
        *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._database = database
        self._check = check
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._trouble: Trouble | None = None
        self._until = clock()

    async def trouble(self) -> Trouble | None:
        """None if all is well."""
        if self._check is not None and self._check.problem is not None:
            return "damaged"
        async with self._one_at_a_time:
            if self._clock() >= self._until:
                self._trouble = await self._try()
                kept = TROUBLE_KEPT_SECONDS if self._trouble else KEPT_SECONDS
                self._until = self._clock() + kept
            return self._trouble

    async def _try(self) -> Trouble | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._write()
        except UNUSABLE as error:  # a timeout is one of them
            return storage_down(error).trouble
        return None

    async def _write(self) -> None:
        engine = self._database.engine
        kind = postgresql if engine.dialect.name == "postgresql" else sqlite
        value = str(now_ms())
        write = kind.insert(settings).values(key=NAME, value=value)
        write = write.on_conflict_do_update(index_elements=["key"], set_={"value": value})
        async with self._database.writing() as connection:
            await connection.execute(write)
