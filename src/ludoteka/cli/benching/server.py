"""`ludoteka bench --server`: measures the parts, and shows goals and figures."""

import platform
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludoteka.bench.server.goals import Goal, Unit, What, are_idle, judge
from ludoteka.bench.server.plans import (
    AnyReport,
    BotsReport,
    IdleReport,
    MovesReport,
    NodesReport,
    Times,
)
from ludoteka.bench.server.processes import check_database, check_redis
from ludoteka.bench.server.running import PARTS, Part, Size, Tell, run_parts
from ludoteka.cli.forms import number
from ludoteka.cli.words import err, out, say
from ludoteka.core import BadInput, form
from ludoteka.core.build import release

WHOLE: Final = Size(tables=200, sockets=4_000, seconds=8.0)
QUICK: Final = Size(tables=2, sockets=8, seconds=0.3, rounds=1)
"""Enough to see that everything works, and too little to judge by."""


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """All that is found out, for machines."""

    software: str
    form: str
    python: str
    goals: list[Goal]
    skipped: list[Part]
    reports: list[AnyReport]


def bench_server(only: Sequence[str], size: Size, *, as_json: bool) -> None:
    wanted = _parts(only)
    parts: tuple[Part, ...] = tuple(part for part in wanted if part != "nodes" or size.database)
    skipped: list[Part] = [part for part in PARTS if part not in parts]
    _check_services(parts, size)
    if form() != "compiled":
        err.print(say("cli-load-not-compiled"), style="yellow")
    if "nodes" in wanted and "nodes" in skipped:
        err.print(say("cli-load-no-nodes"), style="yellow")
    with _ended_in_order(), _progress(parts, shown=not as_json) as tell:
        reports = run_parts(parts, size, tell)
    in_full = size.tables >= WHOLE.tables and size.sockets >= WHOLE.sockets
    goals = judge(reports, in_full=in_full)
    if as_json:
        found = Measurement(
            software=f"ludoteka {release()}",
            form=form(),
            python=platform.python_version(),
            goals=goals,
            skipped=skipped,
            reports=reports,
        )
        out.print_json(msgspec.json.encode(found).decode())
        return
    python = platform.python_version()
    out.print(say("cli-version", release=release(), form=form(), python=python), style="bold")
    show(goals, reports)
    if not in_full:
        out.print(say("cli-load-small", tables=WHOLE.tables, sockets=WHOLE.sockets))


def _parts(only: Sequence[str]) -> tuple[Part, ...]:
    """Those that were named, else all, in our order."""
    for name in only:
        if name not in PARTS:
            raise BadInput("unknown-load-part", part=name, known=", ".join(PARTS))
    return tuple(part for part in PARTS if not only or part in only)


def _check_services(parts: Sequence[Part], size: Size) -> None:
    """Before minutes are spent on the other parts."""
    if "nodes" in parts:
        check_database(size.database or "")
        if size.redis:
            check_redis(size.redis)


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Ending the measurement ends its servers too, and the database that it made."""
    before = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _progress(parts: Sequence[Part], *, shown: bool) -> Iterator[Tell]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not shown) as bar:
        tasks: dict[Part, TaskID] = {
            part: bar.add_task(_name(part), total=1.0, start=False) for part in parts
        }

        def tell(part: Part, done: float) -> None:
            bar.start_task(tasks[part])
            bar.update(tasks[part], completed=done)

        yield tell


def _name(part: Part) -> str:
    match part:
        case "moves":
            return say("cli-load-part-moves")
        case "idle":
            return say("cli-load-part-idle")
        case "nodes":
            return say("cli-load-part-nodes")
        case "bots":
            return say("cli-load-part-bots")


def show(goals: Sequence[Goal], reports: Sequence[AnyReport]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-load-heading-goal"))
    table.add_column(say("cli-load-heading-most"), justify="right", no_wrap=True)
    table.add_column(say("cli-load-heading-measured"), justify="right", no_wrap=True)
    table.add_column(say("cli-load-heading-met"), no_wrap=True)
    for goal in goals:
        measured = "–" if goal.measured is None else _amount(goal.unit, goal.measured)
        most = f"≤ {_amount(goal.unit, goal.most)}"
        table.add_row(_WHATS[goal.what](), most, measured, _verdict(goal))
    out.print(table)
    for report in reports:
        for line in _details(report):
            out.print(line, style="dim")


def _verdict(goal: Goal) -> str:
    if goal.measured is None:
        return say("cli-load-skipped")
    if goal.met is None:
        return say("cli-load-unjudged")
    return say("cli-load-met") if goal.met else say("cli-load-missed")


def _amount(unit: Unit, value: float) -> str:
    digits = next(few for few in (0, 1, 2) if few == 2 or round(value, 2) == round(value, few))
    return _UNITS[unit](number(value, digits))


def _details(report: AnyReport) -> list[str]:
    match report:
        case MovesReport():
            return _moves(report)
        case IdleReport():
            return [say("cli-load-idle", sockets=report.sockets, tables=report.tables)]
        case NodesReport():
            one, two = _times(report.one_node), _times(report.two_nodes)
            return [say("cli-load-nodes", tables=report.tables, one=one, two=two)]
        case BotsReport():
            return _bots(report)


def _moves(report: MovesReport) -> list[str]:
    return [
        say(
            "cli-load-moves",
            sockets=report.sockets,
            tables=report.tables,
            rate=number(report.moves_per_second),
            cpu=number(report.cpu_per_move),
            echo=number(report.echo_cpu_per_move),
            frames=number(report.frames_per_move, 1),
            bytes=number(report.bytes_per_frame),
        ),
        say(
            "cli-load-moves-times",
            times=_times(report.times),
            echo=_times(report.echo_times),
            refused=report.refused,
        ),
    ]


def _bots(report: BotsReport) -> list[str]:
    idle = [say("cli-load-bots-idle")] if are_idle(report) else []
    return [
        say(
            "cli-load-bots",
            tables=report.tables,
            resting=_times(report.resting),
            thinking=_times(report.thinking),
            processors=number(report.worker_cpus, 1),
        ),
        *idle,
    ]


def _times(times: Times) -> str:
    return say(
        "cli-load-times", median=number(times.p50, 1), rare=number(times.p99, 1), count=times.count
    )


_WHATS: Final[dict[What, Callable[[], str]]] = {
    "processor": lambda: say("cli-load-goal-processor"),
    "memory": lambda: say("cli-load-goal-memory"),
    "dropped": lambda: say("cli-load-goal-dropped"),
    "second-node": lambda: say("cli-load-goal-second-node"),
    "busy-bots": lambda: say("cli-load-goal-busy-bots"),
}
_UNITS: Final[dict[Unit, Callable[[str], str]]] = {
    "times": lambda value: say("cli-load-unit-times", value=value),
    "kilobytes": lambda value: say("cli-load-unit-kilobytes", value=value),
    "sockets": lambda value: value,
    "milliseconds": lambda value: say("cli-load-unit-milliseconds", value=value),
}
