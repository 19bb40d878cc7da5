"""Whether people wait longer while bots think."""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from statistics import median
from typing import NamedTuple

from ludoteka.cli.load.crowd import Crowd
from ludoteka.cli.load.opening import SEATS, Host, places
from ludoteka.cli.load.plans import BotsPlan, BotsReport
from ludoteka.cli.load.player import Place
from ludoteka.cli.load.telling import Tell, times
from ludoteka.cli.load.watching import children, cpu_seconds
from ludoteka.server.protocol import Resign, TableCommand


class Round(NamedTuple):
    """Seconds from command to answer."""

    resting: list[float]
    thinking: list[float]

    @property
    def ratio(self) -> float:
        """Of the 99th percentiles."""
        return times(self.thinking).p99 / max(times(self.resting).p99, 1e-9)


async def measure_bots(plan: BotsPlan, tell: Tell) -> BotsReport:
    people, bots = Crowd(pause=plan.pause), Crowd()
    rounds: list[Round] = []
    worked = 0.0
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Host(plan.server.port))
        await _seat(stack, host, people, bots, plan)
        tell(0.3)
        await _both(people, bots, plan.seconds / 2)
        people.take_times()
        for number in range(plan.rounds):
            tell(0.4 + 0.6 * number / plan.rounds)
            await people.play(plan.seconds)
            await people.rest()
            resting = people.take_times()
            before = _worked(plan.server.pid)
            await _both(people, bots, plan.seconds)
            worked += _worked(plan.server.pid) - before
            rounds.append(Round(resting, people.take_times()))
    return BotsReport(
        tables=plan.tables,
        resting=times([seconds for each in rounds for seconds in each.resting]),
        thinking=times([seconds for each in rounds for seconds in each.thinking]),
        ratio=median(each.ratio for each in rounds),
        worker_cpus=worked / (plan.rounds * plan.seconds),
    )


async def _seat(
    stack: AsyncExitStack, host: Host, people: Crowd, bots: Crowd, plan: BotsPlan
) -> None:
    tables = await host.open(["six-nimmt"] * plan.tables, seats=SEATS)
    await stack.enter_async_context(people.seated(places(host, tables, SEATS)))
    await host.start(tables, people)
    # The host's own tables: one seat plays, for the others bots stand in. They rest when it does.
    own = await host.open(["six-nimmt"] * plan.bot_tables, seats=SEATS, own=SEATS)
    seats = [(Place(number, 0), host.url(table)) for number, table in enumerate(own)]
    sitting = bots.seated(seats, greet=_leave_to_bots, headers=host.headers)
    await stack.enter_async_context(sitting)


def _leave_to_bots(_: Place) -> Iterable[TableCommand]:
    return [Resign(id=f"resign {seat}", seat=seat) for seat in range(1, SEATS)]


async def _both(people: Crowd, bots: Crowd, seconds: float) -> None:
    await asyncio.gather(people.play(seconds), bots.play(seconds))
    await asyncio.gather(people.rest(), bots.rest())


def _worked(pid: int) -> float:
    return sum(cpu_seconds(child) for child in children(pid))
