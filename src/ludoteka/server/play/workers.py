"""Worker processes for bots: as many as the host allows, each bot always in the same one."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import replace
from traceback import format_exception
from typing import Final, TypeVar
from zlib import crc32

from ludoteka.bots import Budget
from ludoteka.bots.budget import parse_budget
from ludoteka.bots.levels import BUDGETS, level_name
from ludoteka.core import Event
from ludoteka.server.play.thinking import Job, Thought, prepare, think, warm_up

T = TypeVar("T")

Events = Callable[[], tuple[Event, ...]]
"""All that the seat has received before its decision, in order."""

START_SECONDS: Final = 60.0
"""For a new process, before any bot in it is on the clock."""
MOST_TRIES: Final = 3
"""How often a bot begins anew because its worker died of another's thoughts."""
LENIENCE: Final = 3.0
"""A bot may take so many times its budget, whatever the host allows to others."""


class BotFailed(Exception):
    """A bot crashed, took too long or chose an illegal move.

    `trace` is what Python said in the worker. It may quote cards: it goes into no log.
    """

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why: Final = why
        self.trace: Final = trace


class Worker:
    """One process, and everything that is waiting for it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare)
        self._ready = self._pool.submit(warm_up)
        self.turn = asyncio.Lock()
        """One thinks at a time, so that nobody's time runs while others think."""

    async def ready(self) -> None:
        async with asyncio.timeout(START_SECONDS):
            await _answer(self._ready)

    async def think(self, job: Job) -> Thought:
        try:
            waiting: Future[Thought] = self._pool.submit(think, job)
        except RuntimeError as error:  # it was ended meanwhile
            raise BrokenExecutor(str(error)) from None
        return await _answer(waiting)

    def end(self) -> None:
        """At once; who waits for it gets BrokenExecutor."""
        for process in list((self._pool._processes or {}).values()):  # noqa: SLF001 - no public way
            process.kill()
        self._pool.shutdown(wait=False)


class Workers:
    """`choose` answers with a thought of a legal move, or raises BotFailed in bounded time."""

    def __init__(self, count: int, *, timeout: float) -> None:
        self._timeout = timeout
        self._workers: list[Worker | None] = [None] * max(1, count)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        for at in range(len(self._workers)):
            self._worker(at)

    async def choose(self, job: Job, events: Events) -> Thought:
        """What the bot thinks. `events`: asked only if the worker does not know the match."""
        at = crc32(job.table.encode()) % len(self._workers)
        for _ in range(MOST_TRIES):
            worker = self._worker(at)
            try:
                async with worker.turn:
                    await worker.ready()
                    async with asyncio.timeout(patience(job.bot, self._timeout)):
                        thought = await _choose(worker, job, events)
            except TimeoutError:
                self._abandon(at, worker)
                raise BotFailed("time is up") from None
            except BrokenExecutor:
                self._abandon(at, worker)
            except Exception as error:  # whatever a bot does wrong
                raise BotFailed(type(error).__name__, "".join(format_exception(error))) from error
            else:
                if thought.move not in job.moves:
                    raise BotFailed("no legal move", f"it chose {thought.move!r}")
                return thought
        raise BotFailed("the worker died")

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


async def _choose(worker: Worker, job: Job, events: Events) -> Thought:
    thought = await worker.think(job)
    if thought.move is None:  # it does not know this bot
        thought = await worker.think(replace(job, seen=0, news=events()))
    return thought


def usual_seconds(bot: str) -> float:
    """How long a bot thinks by its budget; 0 for one that does not search."""
    name, _, text = bot.partition("@")
    budget = parse_budget(text) if text else BUDGETS.get(level_name(name), Budget())
    return budget.seconds


def patience(bot: str, least: float) -> float:
    """How long a bot may take: what the host allows, and more for those with a long budget."""
    return max(least, LENIENCE * usual_seconds(bot))


async def _answer(waiting: "Future[T]") -> T:
    """Who stops waiting leaves the future alone: a cancelled one would stop Python's own
    thread that tells the others that the process has died."""
    answer = asyncio.wrap_future(waiting)
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(answer)
