"""Runs the parts of a measurement one after the other, each with its own servers."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import msgspec

from ludoteka.bench.server.nodes import echo, node
from ludoteka.bench.server.opening import SEATS
from ludoteka.bench.server.plans import (
    AnyPlan,
    AnyReport,
    BotsPlan,
    IdlePlan,
    MovesPlan,
    NodesPlan,
)
from ludoteka.bench.server.processes import allow_files, new_database, run_client

Part = Literal["moves", "idle", "nodes", "bots"]
PARTS: Final[tuple[Part, ...]] = ("moves", "idle", "nodes", "bots")

PEOPLE_TABLES: Final = 50
"""Tables of people who take their time: enough for a percentile, too few to be a crowd."""
PAUSE: Final = 1.0
NODES_TABLES: Final = 20
NODES_PAUSE: Final = 0.2
BOT_TABLES: Final = 8
WORKERS: Final = 2

Tell = Callable[[Part, float], None]


class Size(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    """Of people who play as fast as they can."""
    sockets: int
    """Of people who think."""
    seconds: float
    """Of each turn of a round."""
    rounds: int = 3
    database: str | None = None
    """PostgreSQL for two nodes."""
    redis: str | None = None


def run_parts(parts: tuple[Part, ...], size: Size, tell: Tell) -> list[AnyReport]:
    allow_files(max(size.sockets, 2 * SEATS * size.tables))
    return [_run(part, size, tell) for part in parts]


def _run(part: Part, size: Size, tell: Tell) -> AnyReport:
    with TemporaryDirectory(prefix="ludoteka-load-") as name, ExitStack() as stack:
        folder = Path(name)
        plan = _PLANS[part](stack, folder, size)
        return run_client(plan, folder / "client.log", lambda done: tell(part, done))


def _moves(stack: ExitStack, folder: Path, size: Size) -> AnyPlan:
    script = folder / "script.json"
    return MovesPlan(
        server=stack.enter_context(node(folder)),
        echo=stack.enter_context(echo(folder, script)),
        script=str(script),
        tables=size.tables,
        seconds=size.seconds,
        rounds=size.rounds,
    )


def _idle(stack: ExitStack, folder: Path, size: Size) -> AnyPlan:
    return IdlePlan(server=stack.enter_context(node(folder)), sockets=size.sockets)


def _nodes(stack: ExitStack, folder: Path, size: Size) -> AnyPlan:
    assert size.database is not None
    database = stack.enter_context(new_database(size.database))
    first = stack.enter_context(node(folder, database=database, redis=size.redis))
    second = stack.enter_context(node(folder, database=database, redis=size.redis))
    return NodesPlan(
        servers=(first, second),
        tables=min(size.tables, NODES_TABLES),
        seconds=size.seconds,
        pause=NODES_PAUSE,
    )


def _bots(stack: ExitStack, folder: Path, size: Size) -> AnyPlan:
    return BotsPlan(
        server=stack.enter_context(node(folder, workers=WORKERS)),
        tables=min(size.tables, PEOPLE_TABLES),
        bot_tables=BOT_TABLES,
        seconds=size.seconds,
        rounds=size.rounds,
        pause=min(PAUSE, size.seconds / 4),
    )


_PLANS: Final[dict[Part, Callable[[ExitStack, Path, Size], AnyPlan]]] = {
    "moves": _moves,
    "idle": _idle,
    "nodes": _nodes,
    "bots": _bots,
}
