"""Long reads (replays, verifications) in processes of their own.

They are made in processes of their own, few at a time, so that nobody's move waits for them; what
was made is kept for the next who asks. Who asks for many at once waits for their own.
"""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing.context import SpawnProcess
from typing import Final

from ludoteka.server.errors import Busy, TooMany
from ludoteka.server.metrics import counted
from ludoteka.server.play.thinking import prepare
from ludoteka.server.web.byte_cache import ByteCache

PATIENCE: Final = 60.0
"""Seconds that a reading may take, with those before it."""

Make = Callable[[], bytes]


class Readers:
    def __init__(
        self, *, workers: int = 1, queue: int = 32, each: int = 4, cache: int = 2**25
    ) -> None:
        self._workers = workers
        self._room = workers + queue
        self._each = each
        self._kept = ByteCache(cache)
        self._pool: Executor | None = None
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._owners: Counter[str] = Counter()

    async def read(self, make: Make, *, owner: str, key: Hashable = None) -> bytes:
        """What `make` gives; the same `key` means the same answer, for good.

        Whether `owner` may see it is known before.
        """
        if (kept := self.kept(key)) is not None:
            return kept
        self._check_room(owner)
        self._owners[owner] += 1
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._shared(make, key))
        except TimeoutError:
            self.close()  # it hangs, or has more to do than it ever can
            raise _busy() from None
        finally:
            self._owners[owner] -= 1
            self._owners += Counter()  # forgets those at zero

    def kept(self, key: Hashable) -> bytes | None:
        return self._kept.get(key) if key is not None else None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes: dict[int, SpawnProcess] = getattr(pool, "_processes", None) or {}
            for process in list(processes.values()):  # there is no public way
                process.kill()
            pool.shutdown(wait=False)

    def _check_room(self, owner: str) -> None:
        if self._owners[owner] >= self._each:
            raise counted("readers", TooMany("too-often", retry_after=1))
        if self._owners.total() >= self._room:
            raise _busy()

    def _shared(self, make: Make, key: Hashable) -> asyncio.Future[bytes]:
        """Several who ask for the same wait for one answer."""
        making = self._making.get(key) if key is not None else None
        if making is None:
            making = asyncio.ensure_future(self._make(make, key))
            making.add_done_callback(lambda done: done.cancelled() or done.exception())
            if key is not None:
                self._making[key] = making
                making.add_done_callback(lambda _: self._making.pop(key, None))
        return making

    async def _make(self, make: Make, key: Hashable) -> bytes:
        pool = self._started()
        try:
            content = await asyncio.wrap_future(pool.submit(make))
        except BrokenExecutor:  # the process died, or was ended
            if self._pool is pool:
                self.close()
            raise _busy() from None
        if key is not None:
            self._kept.put(key, content)
        return content

    def _started(self) -> Executor:
        """The processes, which start with the first reading."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare)
        return self._pool


def _busy() -> Busy:
    return counted("readers", Busy("busy-readers"))
