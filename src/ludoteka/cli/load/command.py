"""What `ludoteka bench --server` does: measures the parts, and says how they went."""

import platform
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from ludoteka.cli.load.goals import Goal, judge
from ludoteka.cli.load.plans import AnyReport
from ludoteka.cli.load.reaching import check_database, check_redis
from ludoteka.cli.load.running import PARTS, Part, Size, Tell, run_parts
from ludoteka.cli.load.showing import show
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
    """Whoever ends the measurement ends its servers too, and the database that it made."""
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
