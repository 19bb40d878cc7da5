"""The pool of workers, fed from one fair queue."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from time import monotonic
from traceback import format_exception
from typing import Any, Final, TypeVar
from zlib import crc32

from ludoteka.core import Event
from ludoteka.server.play.bot_queue import Claim, FairQueue
from ludoteka.server.play.thinking import Job, Thought
from ludoteka.server.play.worker import Worker

Events = Callable[[], tuple[Event, ...]]
"""All that the seat has received before its decision, in order."""
Granted = Callable[[Claim, float, float], None]
"""Called with each claim, its share and the seconds that it has waited."""

MOST_TRIES: Final = 2
"""How often a bot begins anew because its process was killed, perhaps not by itself."""

T = TypeVar("T")

Turn = tuple[int, float]
"""A worker, and the share of the budget."""


class BotFailed(Exception):
    """A bot crashed, took too long or chose an illegal move.

    `trace` is what Python said in the worker. It may quote cards: it goes into no log.
    """

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why: Final = why
        self.trace: Final = trace


class WorkerPool:
    def __init__(
        self, count: int, *, make: Callable[[], Worker], patience: float, granted: Granted
    ) -> None:
        self.queue: FairQueue[asyncio.Future[Turn]] = FairQueue(count, patience=patience)
        self._make = make
        self._granted = granted
        self._workers: list[Worker | None] = [None] * count
        self._idle = set(range(count))
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        for at in range(len(self._workers)):
            self._worker(at)

    async def choose(
        self, job: Job, events: Events, claim: Claim, *, usual: float, most: float
    ) -> Thought:
        """In its turn. It takes `usual` seconds at least, however soon the move is found, and
        fails after `most`."""
        began = monotonic()
        at, share = await self._turn(job.table, claim)
        self._granted(claim, share, monotonic() - began)
        return await self._to_the_end(
            self._think(at, replace(job, share=share), events, usual * share, most)
        )

    async def work(
        self, name: str, claim: Claim, do: Callable[[Worker], Awaitable[T]], *, most: float
    ) -> T:
        """Something else than a thought, in its turn; the same name comes to the same worker, if
        it is free. BrokenExecutor if the worker dies, TimeoutError after `most` seconds."""
        at, _ = await self._turn(name, claim)
        return await self._to_the_end(self._work(at, do, most))

    async def _to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Who stops waiting does not stop the worker: it is free when it has answered."""
        task = asyncio.create_task(doing)
        self._thoughts.add(task)
        task.add_done_callback(self._thought)
        return await asyncio.shield(task)

    # -- Turns -------------------------------------------------------------------------

    async def _turn(self, name: str, claim: Claim) -> Turn:
        if self._idle:
            return self._take_idle(name), 1.0
        granted: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        waiting = self.queue.push(claim, granted)
        try:
            return await granted
        except asyncio.CancelledError:
            self.queue.discard(waiting)
            if granted.done() and not granted.cancelled():
                self._release(granted.result()[0])
            raise

    def _take_idle(self, name: str) -> int:
        """Rather the worker that knows the match: any other has to be told all of it."""
        usual = crc32(name.encode()) % len(self._workers)
        at = usual if usual in self._idle else next(iter(self._idle))
        self._idle.remove(at)
        return at

    def _release(self, at: int) -> None:
        while not self._is_closed and (found := self.queue.pop()) is not None:
            waiting, share = found
            if not waiting.item.done():  # else its task has just been cancelled
                waiting.item.set_result((at, share))
                return
        self._idle.add(at)

    # -- Thoughts ----------------------------------------------------------------------

    async def _think(self, at: int, job: Job, events: Events, least: float, most: float) -> Thought:
        began = monotonic()
        try:
            thought = await self._answer(at, job, events, most)
            if thought.move not in job.moves:
                raise BotFailed("no legal move", f"it chose {thought.move!r}")
            # A forced move is found at once. Were the worker free sooner, the next move, at
            # this table or another, would come sooner, and tell so.
            await asyncio.sleep(max(0.0, began + least - monotonic()))
            return thought
        finally:
            self._release(at)

    async def _answer(self, at: int, job: Job, events: Events, most: float) -> Thought:
        for _ in range(MOST_TRIES):
            if self._is_closed:
                break
            worker = self._worker(at)
            try:
                await worker.ready()
                async with asyncio.timeout(most):
                    return await _ask(worker, job, events)
            except TimeoutError:
                self._abandon(at, worker)
                raise BotFailed("time is up") from None
            except BrokenExecutor:
                self._abandon(at, worker)
            except Exception as error:  # whatever a bot does wrong
                raise BotFailed(type(error).__name__, "".join(format_exception(error))) from error
        raise BotFailed("the worker died")

    async def _work(self, at: int, do: Callable[[Worker], Awaitable[T]], most: float) -> T:
        try:
            worker = self._worker(at)
            try:
                await worker.ready()
                async with asyncio.timeout(most):
                    return await do(worker)
            except (TimeoutError, BrokenExecutor):
                self._abandon(at, worker)
                raise
        finally:
            self._release(at)

    def _thought(self, task: asyncio.Task[Any]) -> None:
        self._thoughts.discard(task)
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more

    def _worker(self, at: int) -> Worker:
        worker = self._workers[at]
        if worker is None:
            worker = self._workers[at] = self._make()
        return worker

    def _abandon(self, at: int, worker: Worker) -> None:
        """A worker that does not answer is ended; the next job gets a new one."""
        if self._workers[at] is worker:  # else it was closed meanwhile
            self._workers[at] = None
            worker.end()

    def close(self) -> None:
        self._is_closed = True
        for at, worker in enumerate(self._workers):
            if worker is not None:
                self._abandon(at, worker)


async def _ask(worker: Worker, job: Job, events: Events) -> Thought:
    thought = await worker.think(job)
    if thought.move is None:  # it does not know this bot
        thought = await worker.think(replace(job, seen=0, news=events()))
    return thought
