"""Chooses the pool of a bot: one for those that search, one process for quick ones.

Bots that do not search never wait behind those that do.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final, TypeVar

from ludoteka.bots import budget_of
from ludoteka.bots.levels import BUDGETS, LEVELS, level_name
from ludoteka.core import BadInput
from ludoteka.games import find_game
from ludoteka.server.metrics import AWAITED_WAITS, QUICK_WAITS, SHORTENED, UNAWAITED_WAITS
from ludoteka.server.play.bot_queue import Claim
from ludoteka.server.play.thinking import Job, Thought
from ludoteka.server.play.worker import Worker
from ludoteka.server.play.worker_pool import BotFailed, Events, WorkerPool

T = TypeVar("T")

__all__ = ["BotFailed", "Claim", "Events", "Workers", "is_quick", "usual_seconds"]

LENIENCE: Final = 3.0
"""A bot may take so many times its budget, whatever the host allows to others."""
QUICK: Final = frozenset(LEVELS) - BUDGETS.keys()
QUICK_SECONDS: Final = 0.01
"""What a thought of a quick bot counts as, and is on most machines."""
UNKNOWN_SECONDS: Final = 1.0
"""What a thought counts as whose length nobody knows."""
HURRY_SECONDS: Final = 10.0
"""How long a person's bots are said to hurry after the last one that did."""
MOST_HURRIED: Final = 1_000

NOBODY: Final = Claim(("",))


class Workers:
    """`choose` answers with a thought of a legal move, or raises BotFailed in bounded time."""

    def __init__(
        self, count: int, *, timeout: float, wait: float = 5.0, is_silent: bool = False
    ) -> None:
        """`wait`: the seconds that people may wait for bots before these think shorter."""
        self._timeout = timeout
        self._hurried: dict[tuple[str, bool], float] = {}
        self.quick: Final = WorkerPool(
            1,
            make=partial(Worker, 5, is_silent=is_silent),
            patience=wait,
            granted=lambda _claim, _share, waited: QUICK_WAITS.observe(waited),
        )
        self.slow: Final = WorkerPool(
            max(1, count),
            make=partial(Worker, 10, is_silent=is_silent),
            patience=wait,
            granted=self._granted,
        )

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        self.quick.warm_up()
        self.slow.warm_up()

    async def choose(self, job: Job, events: Events, claim: Claim = NOBODY) -> Thought:
        """What the bot thinks. `events`: asked only if the worker does not know the match."""
        quick, usual = is_quick(job.bot), usual_seconds(job.bot, job.game)
        seconds = QUICK_SECONDS if quick else usual or UNKNOWN_SECONDS
        lane = self.quick if quick else self.slow
        return await lane.choose(
            job,
            events,
            replace(claim, seconds=seconds),
            usual=usual,
            most=patience(usual, self._timeout),
        )

    async def work(
        self, name: str, claim: Claim, do: Callable[[Worker], Awaitable[T]], *, most: float
    ) -> T:
        """Something else than a thought, where bots think that search: behind those that people
        wait for, and in turn with those of tables where only bots play."""
        return await self.slow.work(name, replace(claim, is_awaited=False), do, most=most)

    def is_hurried(self, claim: Claim) -> bool:
        """Whether bots think shorter than usual for these persons. It tells how many wait for
        bots, never what these think about."""
        now = monotonic()
        keys = ((person, claim.is_awaited) for person in claim.persons)
        return any(self._hurried.get(key, 0.0) > now for key in keys)

    def _granted(self, claim: Claim, share: float, waited: float) -> None:
        (AWAITED_WAITS if claim.is_awaited else UNAWAITED_WAITS).observe(waited)
        if share < 1:
            SHORTENED.inc()
            self._note_hurry(claim)

    def _note_hurry(self, claim: Claim) -> None:
        now = monotonic()
        if len(self._hurried) > MOST_HURRIED:
            self._hurried = {key: end for key, end in self._hurried.items() if end > now}
        for person in claim.persons:
            self._hurried[person, claim.is_awaited] = now + HURRY_SECONDS

    def close(self) -> None:
        self.quick.close()
        self.slow.close()


def is_quick(bot: str) -> bool:
    """Whether it is one of ours that does not search."""
    return level_name(bot) in QUICK


def usual_seconds(bot: str, game: str) -> float:
    """How long a bot thinks by its budget; 0 for one that does not search."""
    try:
        budget = budget_of(bot, find_game(game))
    except BadInput:  # which the worker will say, where it is reported
        return 0.0
    return budget.seconds if budget is not None else 0.0


def patience(usual: float, least: float) -> float:
    """How long a bot may take: what the host allows, and more for those with a long budget."""
    return max(least, LENIENCE * usual)
