"""Worker processes for bots: as many as the host allows, each bot always in the same one."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import replace
from typing import Final, TypeVar
from zlib import crc32

import structlog

from ludoteka.core import Event, Move
from ludoteka.server.metrics import BOT_FAILURES
from ludoteka.server.play.thinking import Job, Thought, prepare, think

T = TypeVar("T")

Events = Callable[[], tuple[Event, ...]]
"""All that the seat has received before its decision, in order."""

log = structlog.get_logger()

START_SECONDS: Final = 60.0
"""For a new process, before any bot in it is on the clock."""
MOST_TRIES: Final = 3
"""How often a bot begins anew because its worker died of another's thoughts."""


class BotFailed(Exception):
    """A bot crashed, took too long or chose an illegal move."""


class Worker:
    """One process, and everything that is waiting for it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare)
        self._ready = self._pool.submit(_nothing)
        self.turn = asyncio.Lock()
        """One thinks at a time, so that nobody's time runs while others think."""

    async def ready(self) -> None:
        async with asyncio.timeout(START_SECONDS):
            await _answer(self._ready)

    async def think(self, job: Job) -> Move | None:
        try:
            waiting: Future[Thought] = self._pool.submit(think, job)
        except RuntimeError as error:  # it was ended meanwhile
            raise BrokenExecutor(str(error)) from None
        return (await _answer(waiting)).move

    def end(self) -> None:
        """At once; who waits for it gets BrokenExecutor."""
        for process in list((self._pool._processes or {}).values()):  # noqa: SLF001 - no public way
            process.kill()
        self._pool.shutdown(wait=False)


class Workers:
    """`choose` answers with a legal move, or raises BotFailed in bounded time."""

    def __init__(self, count: int, *, timeout: float) -> None:
        self._timeout = timeout
        self._workers: list[Worker | None] = [None] * max(1, count)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        for at in range(len(self._workers)):
            self._worker(at)

    async def choose(self, job: Job, events: Events) -> Move:
        """The bot's move. `events`: asked only if the worker does not know the match."""
        at = crc32(job.table.encode()) % len(self._workers)
        for _ in range(MOST_TRIES):
            worker = self._worker(at)
            try:
                async with worker.turn:
                    await worker.ready()
                    async with asyncio.timeout(self._timeout):
                        move = await _choose(worker, job, events)
            except TimeoutError:
                self._abandon(at, worker)
                raise self._failed(job, "time is up") from None
            except BrokenExecutor:
                self._abandon(at, worker)
            except Exception as error:  # whatever a bot does wrong
                raise self._failed(job, f"{type(error).__name__}") from error
            else:
                if move is None or move not in job.moves:
                    raise self._failed(job, "no legal move")
                return move
        raise self._failed(job, "the worker died")

    def _failed(self, job: Job, why: str) -> BotFailed:
        """Logged with all that is needed to find the decision again, and no card of it."""
        BOT_FAILURES.inc()
        log.warning(
            "bot failed",
            bot=job.bot,
            game=job.game,
            table=job.table,
            seat=job.seat,
            events=job.seen + len(job.news),
            why=why,
        )
        return BotFailed(why)

    def _worker(self, at: int) -> Worker:
        worker = self._workers[at]
        if worker is None:
            worker = self._workers[at] = Worker()
        return worker

    def _abandon(self, at: int, worker: Worker) -> None:
        """A worker that does not answer is ended; the next job gets a new one."""
        if self._workers[at] is worker:  # else somebody has done so, and the new one is innocent
            self._workers[at] = None
            worker.end()

    def close(self) -> None:
        for at, worker in enumerate(self._workers):
            if worker is not None:
                self._abandon(at, worker)


async def _choose(worker: Worker, job: Job, events: Events) -> Move | None:
    move = await worker.think(job)
    if move is None:  # it does not know this bot
        move = await worker.think(replace(job, seen=0, news=events()))
    return move


async def _answer(waiting: "Future[T]") -> T:
    """Who stops waiting leaves the future alone: a cancelled one would stop Python's own
    thread that tells the others that the process has died."""
    answer = asyncio.wrap_future(waiting)
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(answer)


def _nothing() -> None:
    return None
