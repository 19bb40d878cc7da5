"""Plans for a client process and its results, as JSON between two processes."""

import sys
from collections.abc import Callable, Sequence

import msgspec


class Node(msgspec.Struct, frozen=True):
    """A running process to talk to and to watch."""

    port: int
    pid: int


class MovesPlan(msgspec.Struct, frozen=True, kw_only=True, tag="moves"):
    """As many moves as can be made, at the server and at an echo, in turns."""

    server: Node
    echo: Node
    script: str
    """The file through which the echo learns what to send."""
    tables: int
    seconds: float
    """Of each turn."""
    rounds: int


class IdlePlan(msgspec.Struct, frozen=True, kw_only=True, tag="idle"):
    """Many people at tables who do nothing."""

    server: Node
    sockets: int


class NodesPlan(msgspec.Struct, frozen=True, kw_only=True, tag="nodes"):
    """Two people at a table, on one node and on two."""

    servers: tuple[Node, Node]
    tables: int
    seconds: float
    pause: float


class BotsPlan(msgspec.Struct, frozen=True, kw_only=True, tag="bots"):
    """People who take their time, while bots rest and while they think, in turns."""

    server: Node
    tables: int
    bot_tables: int
    seconds: float
    rounds: int
    pause: float


AnyPlan = MovesPlan | IdlePlan | NodesPlan | BotsPlan


class Times(msgspec.Struct, frozen=True):
    """Milliseconds."""

    p50: float
    p99: float
    count: int


class MovesReport(msgspec.Struct, frozen=True, kw_only=True, tag="moves"):
    tables: int
    sockets: int
    moves_per_second: float
    cpu_per_move: float
    """Microseconds of the server's process, all its threads."""
    echo_cpu_per_move: float
    ratio: float
    """The median of the turns' ratios."""
    times: Times
    """From a command to its `done`, as fast as everybody can."""
    echo_times: Times
    frames_per_move: float
    bytes_per_frame: float
    refused: int


class IdleReport(msgspec.Struct, frozen=True, kw_only=True, tag="idle"):
    tables: int
    sockets: int
    kilobytes_each: float
    """Growth of the server's resident memory, tables included, for each socket."""
    dropped: int
    """Sockets that did not answer at the end."""


class NodesReport(msgspec.Struct, frozen=True, kw_only=True, tag="nodes"):
    tables: int
    one_node: Times
    """From a player's command to the other player's update."""
    two_nodes: Times
    added_ms: float | None
    """At the median; None if one of the two saw no moves."""


class BotsReport(msgspec.Struct, frozen=True, kw_only=True, tag="bots"):
    tables: int
    resting: Times
    thinking: Times
    ratio: float
    """Of the 99th percentiles: the median of the rounds' ratios."""
    worker_cpus: float
    """Processors that the bots' workers used while they were thinking."""


AnyReport = MovesReport | IdleReport | NodesReport | BotsReport


class Line(msgspec.Struct, frozen=True):
    """A line of a client's output: how far it is, or in the end what it found."""

    part: float
    report: AnyReport | None = None


Tell = Callable[[float], None]
"""Called with the part of the work that is done."""


def tell(part: float, report: AnyReport | None = None) -> None:
    sys.stdout.write(msgspec.json.encode(Line(part, report)).decode() + "\n")
    sys.stdout.flush()


def times(seconds: Sequence[float]) -> Times:
    if not seconds:
        return Times(0.0, 0.0, 0)
    found = sorted(seconds)
    return Times(
        p50=1000 * found[len(found) // 2],
        p99=1000 * found[int(len(found) * 0.99)],
        count=len(found),
    )
