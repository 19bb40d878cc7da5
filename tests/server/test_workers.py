"""Bots in their own processes: what one does wrong is not the others' loss."""

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest

from ludoteka.bots import Bot
from ludoteka.core import Move, Seat, View
from ludoteka.games import find_game
from ludoteka.server.play.thinking import Job
from ludoteka.server.play.workers import BotFailed, Workers, usual_seconds

pytestmark = pytest.mark.anyio

GAME = find_game("six-nimmt")


class Sleepy(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        time.sleep(3600)
        return moves[0]


class Deadly(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        os._exit(1)


class Clumsy(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        raise RuntimeError("I dropped my cards")


class Cheating(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        return Move(-1)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def workers(anyio_backend: str) -> AsyncIterator[Workers]:
    """One process for all that leave it alive: a new one takes seconds."""
    made = Workers(1, timeout=2)
    yield made
    made.close()


def job(bot: str, table: str = "one") -> Job:
    state = GAME.new(2, {}, bytes(32))
    seat = Seat(0)
    return Job(
        table=table,
        generation=0,
        game=GAME.key,
        seat=seat,
        bot=bot,
        seed=bytes(32),
        view=state.view(seat),
        moves=state.legal(seat),
        seen=0,
        news=(),
    )


def own(kind: type[Bot]) -> str:
    return f"{__name__}:{kind.__name__}"


async def test_a_bot_chooses_a_legal_move(workers: Workers) -> None:
    wanted = job("greedy")
    assert (await workers.choose(wanted, tuple)).move in wanted.moves


@pytest.mark.parametrize("kind", [Sleepy, Deadly, Clumsy, Cheating])
async def test_a_bot_that_fails_says_so_in_bounded_time(workers: Workers, kind: type[Bot]) -> None:
    with pytest.raises(BotFailed):
        await workers.choose(job(own(kind)), tuple)
    assert (await workers.choose(job("random"), tuple)).move is not None


async def test_others_at_the_same_worker_think_on_when_one_is_ended(workers: Workers) -> None:
    """They wait behind a bot that never comes back, and are given to the next worker."""
    sleepy = asyncio.create_task(workers.choose(job(own(Sleepy), "sleepy"), tuple))
    await asyncio.sleep(0)
    others = [workers.choose(job("random", f"table {n}"), tuple) for n in range(5)]
    for thought in await asyncio.gather(*others):
        assert thought.move is not None
    with pytest.raises(BotFailed):
        await sleepy


@pytest.mark.parametrize(
    ("bot", "seconds"),
    [("master", 0.9), ("level-4", 0.3), ("expert@2s", 2.0), ("expert@50", 0.0), ("greedy", 0.0)],
)
def test_a_bot_takes_its_whole_time_also_for_a_forced_move(bot: str, seconds: float) -> None:
    """The table waits so long in any case: a sooner answer would tell of the hand."""
    assert usual_seconds(bot) == seconds
