"""The parts of a measurement, and the process that plays them.

It reads a plan as JSON, writes how far it is, and in the end what it found.
"""

import asyncio
import sys
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec
import uvloop

from ludoteka.bench.server.crowd import PATIENCE, Crowd
from ludoteka.bench.server.echo import Audience
from ludoteka.bench.server.opening import SEATS, Host, places
from ludoteka.bench.server.plans import (
    AnyPlan,
    AnyReport,
    BotsPlan,
    BotsReport,
    IdlePlan,
    IdleReport,
    MovesPlan,
    MovesReport,
    Node,
    NodesPlan,
    NodesReport,
    Tell,
    tell,
    times,
)
from ludoteka.bench.server.processes import children, cpu_seconds, resident_bytes
from ludoteka.bench.server.script import Place, Script, read_scripts
from ludoteka.server.protocol import Resign, TableCommand

GAMES: Final = ("six-nimmt", "bang")


class Turn(msgspec.Struct, frozen=True):
    moves: int
    cpu: float
    """Seconds of the watched process."""
    frames: int = 0
    bytes: int = 0

    @property
    def each(self) -> float:
        return self.cpu / max(1, self.moves)


async def measure_moves(plan: MovesPlan, tell: Tell) -> MovesReport:
    crowd = Crowd()
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Host(plan.server.port))
        games = [GAMES[number % len(GAMES)] for number in range(plan.tables)]
        tables = await host.open(games, seats=SEATS)
        tell(0.1)
        await stack.enter_async_context(crowd.seated(places(host, tables, SEATS)))
        await host.start(tables, crowd)
        tell(0.3)
        crowd.script = Script(SEATS)
        await _turn(crowd, plan.server, plan.seconds)  # warms up, and gives the echo its script
        crowd.script.write(Path(plan.script))
        crowd.script = None
        crowd.take_times()
        audience = Audience(plan.echo.port, read_scripts(Path(plan.script)))
        await stack.enter_async_context(audience.seated(SEATS))
        await _turn(audience, plan.echo, plan.seconds / 4)
        audience.times.clear()
        ours, echoes = [], []
        for number in range(plan.rounds):
            tell(0.5 + 0.5 * number / plan.rounds)
            ours.append(await _turn(crowd, plan.server, plan.seconds))
            echoes.append(await _turn(audience, plan.echo, plan.seconds))
    return _report(plan, crowd, audience, ours, echoes)


async def _turn(players: Crowd | Audience, watched: Node, seconds: float) -> Turn:
    moves, cpu = len(players.times), cpu_seconds(watched.pid)
    frames, size = _traffic(players)
    await players.play(seconds)
    await players.rest()
    after = _traffic(players)
    return Turn(
        moves=len(players.times) - moves,
        cpu=cpu_seconds(watched.pid) - cpu,
        frames=after[0] - frames,
        bytes=after[1] - size,
    )


def _traffic(players: Crowd | Audience) -> tuple[int, int]:
    return (players.frames, players.bytes) if isinstance(players, Crowd) else (0, 0)


def _report(
    plan: MovesPlan, crowd: Crowd, audience: Audience, ours: list[Turn], echoes: list[Turn]
) -> MovesReport:
    moves = sum(turn.moves for turn in ours)
    frames = sum(turn.frames for turn in ours)
    return MovesReport(
        tables=plan.tables,
        sockets=plan.tables * SEATS,
        moves_per_second=median(turn.moves / plan.seconds for turn in ours),
        cpu_per_move=median(turn.each for turn in ours) * 1e6,
        echo_cpu_per_move=median(turn.each for turn in echoes) * 1e6,
        ratio=median(
            one.each / max(other.each, 1e-9) for one, other in zip(ours, echoes, strict=True)
        ),
        times=times(crowd.times),
        echo_times=times(audience.times),
        frames_per_move=frames / max(1, moves),
        bytes_per_frame=sum(turn.bytes for turn in ours) / max(1, frames),
        refused=crowd.refused,
    )


async def measure_idle(plan: IdlePlan, tell: Tell) -> IdleReport:
    count = max(1, plan.sockets // SEATS)
    async with Host(plan.server.port) as host:
        await _warm_up(host)
        before = resident_bytes(plan.server.pid)
        tables = await host.open([GAMES[n % len(GAMES)] for n in range(count)], seats=SEATS)
        tell(0.2)
        crowd = Crowd()
        async with crowd.seated(places(host, tables, SEATS)):
            tell(0.8)
            await host.start(tables, crowd)
            await crowd.ping(PATIENCE)  # all that was under way before has arrived as well
            after = resident_bytes(plan.server.pid)
            tell(0.9)
            dropped = await crowd.ping(PATIENCE)
    sockets = len(crowd.players)
    return IdleReport(
        tables=count,
        sockets=sockets,
        kilobytes_each=(after - before) / 1024 / sockets,
        dropped=dropped,
    )


async def _warm_up(host: Host) -> None:
    """What the server loads when the first people come is not what each of them costs."""
    tables = await host.open(GAMES, seats=SEATS)
    crowd = Crowd()
    async with crowd.seated(places(host, tables, SEATS)):
        await host.start(tables, crowd)
        await crowd.ping(PATIENCE)


async def measure_nodes(plan: NodesPlan, tell: Tell) -> NodesReport:
    """At even tables both sit on the first node, at odd ones the second player on the other."""
    crowd = Crowd(pause=plan.pause)
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(Host(node.port)) for node in plan.servers]
        tables = await first.open(["six-nimmt"] * plan.tables, seats=2)
        seats = [
            (Place(number, seat), (second if number % 2 and seat else first).url(table))
            for number, table in enumerate(tables)
            for seat in range(2)
        ]
        await stack.enter_async_context(crowd.seated(seats))
        await first.start(tables, crowd)
        tell(0.2)
        await crowd.play(plan.seconds / 4)
        crowd.delays.clear()
        tell(0.4)
        await crowd.play(plan.seconds)
        await crowd.rest()
    one = times([seconds for table, seconds in crowd.delays if not table % 2])
    two = times([seconds for table, seconds in crowd.delays if table % 2])
    added = two.p50 - one.p50 if one.count and two.count else None
    return NodesReport(tables=plan.tables, one_node=one, two_nodes=two, added_ms=added)


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


_plans: Final[msgspec.json.Decoder[AnyPlan]] = msgspec.json.Decoder(AnyPlan)


async def measure(plan: AnyPlan) -> AnyReport:
    if isinstance(plan, MovesPlan):
        return await measure_moves(plan, tell)
    if isinstance(plan, IdlePlan):
        return await measure_idle(plan, tell)
    if isinstance(plan, BotsPlan):
        return await measure_bots(plan, tell)
    return await measure_nodes(plan, tell)


if __name__ == "__main__":
    tell(1.0, uvloop.run(measure(_plans.decode(sys.stdin.buffer.read()))))
