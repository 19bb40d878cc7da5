"""Bots in their own processes: what one does wrong is not the others' loss."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from ludoteka.bots import Bot, Budget, SearchingBot
from ludoteka.bots.meter import Meter
from ludoteka.core import Move, Seat, View
from ludoteka.games import find_game
from ludoteka.server.play.thinking import Job, think
from ludoteka.server.play.worker import Worker
from ludoteka.server.play.workers import NOBODY, BotFailed, Claim, Workers, usual_seconds
from tests.server.room import until

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
    [
        ("master", 0.9),
        ("level-4", 0.3),
        ("expert@2s", 2.0),
        ("expert@50", 0.0),
        ("greedy", 0.0),
        ("monte-carlo", 0.3),
    ],
)
def test_a_bot_takes_its_whole_time_also_for_a_forced_move(bot: str, seconds: float) -> None:
    """The table waits so long in any case: a sooner answer would tell of the hand."""
    assert usual_seconds(bot, GAME.key) == seconds


async def test_a_quick_bot_does_not_wait_behind_bots_that_search(workers: Workers) -> None:
    sleepy = asyncio.create_task(workers.choose(job(own(Sleepy), "sleepy"), tuple))
    await asyncio.sleep(0)
    assert (await workers.choose(job("greedy"), tuple)).move is not None
    assert not sleepy.done()
    with pytest.raises(BotFailed):
        await sleepy


async def test_one_person_s_flood_of_masters_holds_nobody_up(workers: Workers) -> None:
    """Twenty tables of ten masters, with one worker: others are next, not last."""
    answered: list[str] = []

    async def ask(bot: str, table: str, claim: Claim) -> None:
        await workers.choose(job(bot, table), tuple, claim)
        answered.append(claim.persons[0])

    mallory = Claim(("mallory",), is_awaited=False)
    flood = [
        asyncio.create_task(ask("master", f"table {n}", mallory))
        for n in range(20)
        for _ in "1234567890"
    ]
    await until(lambda: len(workers.slow.queue) == 199)
    others = [
        asyncio.create_task(ask("sampler", "ann's", Claim(("ann",)))),
        asyncio.create_task(ask("greedy", "ben's", Claim(("ben",)))),
    ]
    await asyncio.gather(*others)
    assert answered.count("mallory") <= 1, "what had been begun was finished, and nothing more"
    for task in flood:
        task.cancel()
    await asyncio.wait(flood)
    assert len(workers.slow.queue) == 0


async def test_a_bot_that_somebody_waits_for_comes_before_the_next_piece_of_a_review(
    workers: Workers,
) -> None:
    """The worker is lent for a piece only: whoever waits then comes first."""
    done: list[str] = []
    lent, enough = asyncio.Event(), asyncio.Event()

    async def piece(_worker: Worker) -> None:
        lent.set()
        await enough.wait()

    async def review() -> None:
        for number in range(3):
            claim = Claim(("mallory",), is_awaited=False)
            await workers.work("review", claim, piece, most=30)
            done.append(f"piece {number}")

    async def ask() -> None:
        await workers.choose(job("expert@50"), tuple, Claim(("ann",)))
        done.append("bot")

    reviewing = asyncio.create_task(review())
    await lent.wait()
    asked = asyncio.create_task(ask())
    await until(lambda: workers.slow.queue.awaited == 1)
    enough.set()
    await asyncio.gather(reviewing, asked)
    assert done == ["piece 0", "bot", "piece 1", "piece 2"]


async def test_a_worker_that_gets_stuck_in_a_review_is_ended(workers: Workers) -> None:
    with pytest.raises(TimeoutError):
        await workers.work("review", NOBODY, lambda worker: worker.do(time.sleep, 3600), most=0.5)
    assert (await workers.choose(job("expert@50"), tuple)).move is not None


async def test_a_worker_is_busy_for_the_whole_time_also_with_a_forced_move(
    workers: Workers,
) -> None:
    """Else the next bot, perhaps at the same table, would answer sooner, and tell of the hand."""
    order: list[str] = []

    async def ask(bot: str, moves: int) -> float:
        asked = job(bot, bot)
        began = time.monotonic()
        await workers.choose(replace(asked, moves=asked.moves[:moves]), tuple)
        order.append(bot)
        return time.monotonic() - began

    forced, free = await asyncio.gather(ask("master", 1), ask("expert", 2))
    assert order == ["master", "expert"]
    assert forced >= 0.9
    assert free >= 0.9 + 0.3


async def test_who_is_hurried_is_known_for_a_while(workers: Workers) -> None:
    claim = Claim(("ann",))
    crowd = [
        asyncio.create_task(workers.choose(job("expert", f"table {n}"), tuple, claim))
        for n in range(30)
    ]
    await crowd[1]
    assert workers.is_hurried(claim)
    assert not workers.is_hurried(Claim(("ben",)))
    assert not workers.is_hurried(Claim(("ann",), is_awaited=False))
    for task in crowd:
        task.cancel()
    await asyncio.wait(crowd)


class Timed(SearchingBot):
    """Says in its choice how long it may think: the first move for all of its budget."""

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        return moves[0] if meter.seconds == 0.3 else moves[1]


def test_a_shorter_thought_leaves_the_bot_its_whole_budget_for_the_next() -> None:
    asked = job(own(Timed))
    shorter = replace(asked, share=0.5)
    assert [think(each).move for each in (asked, shorter, asked)] == [
        asked.moves[0],
        asked.moves[1],
        asked.moves[0],
    ]
    assert Budget(simulations=500).part(0.5) == Budget(simulations=250)
    assert Budget(simulations=3).part(0.1) == Budget(simulations=1)
