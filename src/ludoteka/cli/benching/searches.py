"""Prints the speed of searches, as a table or as JSON."""

import platform

import msgspec
from rich.table import Table

from ludoteka.bench.searches import GOAL, Speed, measure_searches
from ludoteka.cli.forms import number
from ludoteka.cli.words import err, out, say
from ludoteka.core import Game
from ludoteka.core.build import release


def bench_searches(games: list[Game], seconds: float, *, as_json: bool) -> None:
    with err.status(say("cli-bench-running")) as status:
        measured = measure_searches(games, seconds, status.update)
    if as_json:
        report = {
            "software": f"ludoteka {release()}",
            "python": platform.python_version(),
            "goal": GOAL,
            "measured": measured,
        }
        out.print_json(msgspec.json.encode(report).decode())
    else:
        _show(measured)


def _show(measured: list[Speed]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-heading-game"))
    table.add_column(say("cli-heading-level"))
    table.add_column(say("cli-heading-compiled"), justify="right")
    table.add_column(say("cli-heading-pure"), justify="right")
    table.add_column(say("cli-heading-times"), justify="right")
    for each in measured:
        compiled = "" if each.compiled is None else f"{each.compiled:,.0f}"
        times = "" if each.ratio is None else f"{number(each.ratio, 1)}{_mark(each.ratio)}"
        table.add_row(each.game, each.level, compiled, f"{each.pure:,.0f}", times)
    out.print(say("cli-bench-search-title"), style="bold")
    out.print(table)
    if any(each.ratio is None for each in measured):
        out.print(say("cli-bench-no-compiled"), style="dim")
    else:
        out.print(say("cli-bench-search-goal", goal=f"{GOAL:g}"), style="dim")


def _mark(ratio: float) -> str:
    return " ✓" if ratio >= GOAL else " ✗"
