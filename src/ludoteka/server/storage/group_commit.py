"""Group commit: what arrives while one transaction is being written shares the next one."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteka.server.storage.entries import Append
from ludoteka.server.storage.log import Log, StorageDown

MOST: Final = 500
"""Appends in one transaction: enough to share an fsync, few enough to answer soon."""


class Waiting(NamedTuple):
    append: Append
    answer: asyncio.Future[bool]


class GroupCommitLog(Log):
    """A log with one writer; how a batch becomes durable is the database's business."""

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    async def _commit(self, batch: Sequence[Append]) -> set[str]:
        """Writes the appends, at most one a table, in one transaction: the tables that won.

        Raises StorageDown when the database is away, anything else when the data will not do.
        """

    async def append(self, append: Append) -> bool:
        if self._closed:
            raise StorageDown("the log is closed")
        loop = asyncio.get_running_loop()
        waiting = Waiting(append, loop.create_future())
        self._waiting.append(waiting)
        if self._writer is None:
            self._writer = loop.create_task(self._write_all())
        return await waiting.answer

    async def close(self) -> None:
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = _split(self._waiting)
            await self._write(batch)
        self._writer = None

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            won = await self._commit([append for append, _ in batch])
        except StorageDown as error:
            for waiting in batch:
                _fail(waiting, StorageDown(*error.args, trouble=error.trouble))
        except Exception as error:  # noqa: BLE001 -- the appender gets it; the writer must live
            await self._write_one_by_one(batch, error)
        else:
            self._answer(batch, won)

    async def _write_one_by_one(self, batch: list[Waiting], error: Exception) -> None:
        """One append that the database refuses must not take the others with it."""
        if len(batch) == 1:
            _fail(batch[0], error)
            return
        for waiting in batch:
            await self._write([waiting])

    def _answer(self, batch: list[Waiting], won: set[str]) -> None:
        for append, answer in batch:
            if not answer.done():
                answer.set_result(append.entry.table in won)
        if len(won) < len(batch):
            self._refuse_followers({append.entry.table for append, _ in batch} - won)

    def _refuse_followers(self, lost: set[str]) -> None:
        """What was decided on top of an entry that lost must not land on the winner's."""
        followers = [each for each in self._waiting if each.append.entry.table in lost]
        self._waiting = [each for each in self._waiting if each.append.entry.table not in lost]
        for _, answer in followers:
            if not answer.done():
                answer.set_result(False)


def _split(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """The next batch, with the first append of each table, and what waits on."""
    batch: dict[str, Waiting] = {}
    rest: list[Waiting] = []
    for each in waiting:
        table = each.append.entry.table
        if table in batch or len(batch) == MOST:
            rest.append(each)
        else:
            batch[table] = each
    return list(batch.values()), rest


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)
