"""Moves as fast as they can be made: processor time for each, beside an echo's."""

from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from ludoteka.cli.load.crowd import Crowd
from ludoteka.cli.load.echoing import Audience
from ludoteka.cli.load.opening import SEATS, Host, places
from ludoteka.cli.load.plans import MovesPlan, MovesReport, Node
from ludoteka.cli.load.script import Script, read_scripts
from ludoteka.cli.load.telling import Tell, times
from ludoteka.cli.load.watching import cpu_seconds

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
