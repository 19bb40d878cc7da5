"""A measurement as people read it: the goals in a table, and the figures behind them."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table

from ludoteka.cli.forms import number
from ludoteka.cli.load.goals import Goal, Unit, What, are_idle
from ludoteka.cli.load.plans import (
    AnyReport,
    BotsReport,
    IdleReport,
    MovesReport,
    NodesReport,
    Times,
)
from ludoteka.cli.words import out, say


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
    return _UNITS[unit](number(value, 2))


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
