"""Prints how long moves took, as a table or as JSON."""

import platform

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from ludoteka.bench.moves import (
    MOST_MEGABYTES,
    MOST_SECONDS,
    Task,
    Thinking,
    measure_thinking,
)
from ludoteka.cli.forms import number
from ludoteka.cli.words import err, out, say
from ludoteka.core import form
from ludoteka.core.build import release


def bench_moves(tasks: list[Task], *, as_json: bool) -> None:
    measured = _measure(tasks, silent=as_json)
    if as_json:
        report = {
            "software": f"ludoteka {release()}",
            "form": form(),
            "python": platform.python_version(),
            "goals": {"p95": MOST_SECONDS, "peak": MOST_MEGABYTES},
            "measured": measured,
        }
        out.print_json(msgspec.json.encode(report).decode())
    else:
        _show(measured)


def _measure(tasks: list[Task], *, silent: bool) -> list[Thinking]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=silent) as progress:
        bar = progress.add_task("", total=sum(task.moves for task in tasks))
        found: list[Thinking] = []
        for task in tasks:
            progress.update(bar, description=f"{task.game} {task.bot}")
            found.append(measure_thinking(task, lambda: progress.advance(bar)))
        return found


def _show(measured: list[Thinking]) -> None:
    python = platform.python_version()
    out.print(say("cli-version", release=release(), form=form(), python=python), style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-heading-game"))
    table.add_column(say("cli-heading-bot"))
    table.add_column(say("cli-heading-moves"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-median"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-p95"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-longest"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-resident"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-peak"), justify="right", no_wrap=True)
    for each in measured:
        table.add_row(
            f"{each.game} {each.seats}",
            each.bot,
            str(each.moves),
            number(each.median, 2),
            f"{number(each.p95, 2)}{_mark(within=each.in_time)}",
            number(each.longest, 2),
            number(each.resident),
            f"{number(each.peak)}{_mark(within=each.fits)}",
        )
    out.print(table)
    goal = say("cli-bench-moves-goal", seconds=f"{MOST_SECONDS:g}", memory=f"{MOST_MEGABYTES:g}")
    out.print(goal, style="dim")


def _mark(*, within: bool) -> str:
    return " ✓" if within else " ✗"
