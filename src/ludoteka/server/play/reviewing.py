"""Schedules reviews on the workers of the bots, piece by piece.

Each piece waits in the queue of the bots, behind all that people wait for; so no move waits for
more than a piece. Every node looks for what is to be done, and what one has begun another goes on
with when that one dies.
"""

import asyncio
from collections.abc import Awaitable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Final, TypeVar

import msgspec
import structlog

from ludoteka.core import BadInput
from ludoteka.core.records import encode_record
from ludoteka.review.sitting import Part
from ludoteka.server.clock import Clock
from ludoteka.server.metrics import REVIEW_PIECES, REVIEWS_WAITING, reviews_by
from ludoteka.server.people import reviews, uploads
from ludoteka.server.people.reviews import Claimed
from ludoteka.server.play.bot_queue import Claim
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.review_work import Outcome, Piece, decode_parts, go_on
from ludoteka.server.play.worker import Worker
from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tasks import end_tasks

log = structlog.get_logger()
T = TypeVar("T")

PIECE_SECONDS: Final = 0.2
"""A worker is lent for so long, and to the end of the decision that it is at."""
MOST_SECONDS: Final = 60.0
"""A piece that takes longer has got stuck."""
SAVE_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 2.0
"""Between two looks for what other nodes were asked for, or have left behind."""


class Reviewer:
    def __init__(
        self, hub: Hub, database: Database, *, at_once: int, budget: int | None = None, now: Clock
    ) -> None:
        self._hub = hub
        self._database = database
        self._at_once = at_once
        self._budget = budget
        self._now = now
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._run()) for _ in range(self._at_once)]

    def wake(self) -> None:
        """Something was asked for."""
        self._wanted.set()

    async def stop(self) -> None:
        await end_tasks(self._tasks)

    async def _run(self) -> None:
        while True:
            self._wanted.clear()
            try:
                claimed = await reviews.claim(self._database, self._now())
                REVIEWS_WAITING.set(await reviews.waiting(self._database))
                if claimed is not None:
                    await self._review(claimed)
                    continue
            except StorageDown:
                log.warning("the database does not answer")
            except Exception as error:  # noqa: BLE001 -- the next review is to be done as well
                log.error("a review failed", error=type(error).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wanted.wait()

    async def _review(self, claimed: Claimed) -> None:
        if claimed.attempts > reviews.MOST_ATTEMPTS:
            await self._fail(claimed, "review-failed")
            return
        try:
            await self._go_through(claimed)
        except BadInput as error:
            await self._fail(claimed, error.code)
        except (BrokenExecutor, TimeoutError):  # the next attempt goes on with what was saved
            reviews_by("interrupted").inc()
            await reviews.put_back(self._database, claimed)
        except asyncio.CancelledError:  # the server stops
            with suppress(StorageDown):
                await reviews.put_back(self._database, claimed, tried=False)
            raise

    async def _fail(self, claimed: Claimed, why: str) -> None:
        if await reviews.fail(self._database, claimed, why):
            reviews_by("failed").inc()
            log.info("a match cannot be reviewed", why=why)

    async def _go_through(self, claimed: Claimed) -> None:
        parts = list(decode_parts(claimed.data))
        saved = float("-inf")  # who waits sees at once that it has begun
        while True:
            outcome = await self._held(claimed, self._next(claimed, parts))
            if outcome is None:
                reviews_by("stopped").inc()
                return
            parts.append(outcome.part)
            if outcome.document:
                break
            if monotonic() - saved >= SAVE_SECONDS:
                saved = monotonic()
                if not await self._save(claimed, parts):
                    reviews_by("stopped").inc()
                    return
        done = await reviews.finish(
            self._database, claimed, parts[-1].done, outcome.document, outcome.summary
        )
        reviews_by("done" if done else "stopped").inc()

    async def _save(self, claimed: Claimed, parts: list[Part]) -> bool:
        data = msgspec.json.encode(parts)
        return await reviews.save(self._database, claimed, self._now(), parts[-1].done, data)

    async def _held(self, claimed: Claimed, piece: Awaitable[T]) -> T | None:
        """While a piece waits for a worker, it is still this node's; None: no longer."""
        task = asyncio.ensure_future(piece)
        try:
            while not (await asyncio.wait([task], timeout=reviews.LEASE / 3000))[0]:
                if not await reviews.hold(self._database, claimed, self._now()):
                    return None
            return task.result()
        finally:
            task.cancel()

    # -- Pieces ------------------------------------------------------------------------

    async def _next(self, claimed: Claimed, parts: list[Part]) -> Outcome:
        piece = Piece(claimed.id, parts[-1].done if parts else -1, PIECE_SECONDS, self._budget)

        async def do(worker: Worker) -> Outcome:
            outcome = await worker.do(go_on, piece)
            if outcome is None:
                record = await record_of(self._hub, self._database, claimed.id)
                beginning = (record, tuple(parts))
                outcome = await worker.do(go_on, replace(piece, beginning=beginning))
            assert outcome is not None
            return outcome

        claim = Claim((claimed.person,), is_awaited=False, seconds=PIECE_SECONDS)
        outcome = await self._hub.workers.work(claimed.id, claim, do, most=MOST_SECONDS)
        REVIEW_PIECES.inc()
        return outcome


async def record_of(hub: Hub, database: Database, match: str) -> bytes:
    """Of a match that was played at a table, or whose record was uploaded."""
    uploaded = await uploads.data_of(database, match)
    if uploaded is not None:
        return uploaded
    live = await hub.table(match)
    async with live.lock:
        await live.refresh()
        return encode_record(whole_record(live.table))
