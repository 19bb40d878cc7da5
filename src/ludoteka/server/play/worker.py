"""A worker process: bots one at a time, and pieces of reviews."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from typing import Final, TypeVar

from ludoteka.server.play.thinking import Job, Thought, prepare, think, warm_up

T = TypeVar("T")
J = TypeVar("J")

START_SECONDS: Final = 60.0
"""For a new process, before any bot in it is on the clock."""


class Worker:
    """`nice`: how far it gives way to the server, which serves people."""

    def __init__(self, nice: int, *, is_silent: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=partial(prepare, nice, is_silent=is_silent)
        )
        self._ready = self._pool.submit(warm_up)

    async def ready(self) -> None:
        async with asyncio.timeout(START_SECONDS):
            await _answer(self._ready)

    async def think(self, job: Job) -> Thought:
        return await self.do(think, job)

    async def do(self, work: Callable[[J], T], job: J) -> T:
        try:
            waiting: Future[T] = self._pool.submit(work, job)
        except RuntimeError as error:  # it was ended meanwhile
            raise BrokenExecutor(str(error)) from None
        return await _answer(waiting)

    def end(self) -> None:
        """At once; who waits for it gets BrokenExecutor."""
        for process in list((self._pool._processes or {}).values()):  # noqa: SLF001 - no public way
            process.kill()
        self._pool.shutdown(wait=False)


async def _answer(waiting: "Future[T]") -> T:
    """Who stops waiting leaves the future alone: a cancelled one would stop Python's own
    thread that tells the others that the process has died."""
    answer = asyncio.wrap_future(waiting)
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(answer)
