"""Bots in their own processes: what one does wrong is not the others' loss."""

import asyncio
import os
import time
from collections.abc import Iterator

import pytest

from ludoteka.bots import Bot
from ludoteka.core import Move, Seat, View
from ludoteka.games import find_game
from ludoteka.server.play.thinking import Job
from ludoteka.server.play.workers import BotFailed, Workers

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


@pytest.fixture
def workers() -> Iterator[Workers]:
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
    assert await workers.choose(wanted, tuple) in wanted.moves


@pytest.mark.parametrize("kind", [Sleepy, Deadly, Clumsy, Cheating])
async def test_a_bot_that_fails_says_so_in_bounded_time(workers: Workers, kind: type[Bot]) -> None:
    with pytest.raises(BotFailed):
        await workers.choose(job(own(kind)), tuple)
    assert await workers.choose(job("random"), tuple) >= 0


async def test_others_at_the_same_worker_think_on_when_one_is_ended(workers: Workers) -> None:
    """They wait behind a bot that never comes back, and are given to the next worker."""
    sleepy = asyncio.create_task(workers.choose(job(own(Sleepy), "sleepy"), tuple))
    await asyncio.sleep(0)
    others = [workers.choose(job("random", f"table {n}"), tuple) for n in range(5)]
    for move in await asyncio.gather(*others):
        assert move >= 0
    with pytest.raises(BotFailed):
        await sleepy
