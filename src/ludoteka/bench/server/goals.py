"""The goals of the server, and whether a measurement reached them."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ludoteka.bench.server.plans import AnyReport, BotsReport, IdleReport, MovesReport, NodesReport

What = Literal["processor", "memory", "dropped", "second-node", "busy-bots"]
Unit = Literal["times", "kilobytes", "sockets", "milliseconds"]


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    what: What
    unit: Unit
    most: float
    measured: float | None
    """None: this part was not measured."""
    met: bool | None
    """None: not measured, or with too small a crowd or too idle bots to tell."""


UNITS: Final[dict[What, Unit]] = {
    "processor": "times",
    "memory": "kilobytes",
    "dropped": "sockets",
    "second-node": "milliseconds",
    "busy-bots": "times",
}
MOST: Final[dict[What, float]] = {
    "processor": 4.4,
    "memory": 32,
    "dropped": 0,
    "second-node": 2,
    "busy-bots": 2,
}
"""At 800 sockets at 200 tables, and with 4,000 sockets of people who think."""


BUSY: Final = 1.0
"""Processors that two workers have between them, at least, if they are to disturb anyone."""


def judge(reports: Sequence[AnyReport], *, in_full: bool) -> list[Goal]:
    """Every goal; judged only if everything was measured with the whole crowd."""
    found = {what: value for report in reports for what, value in _figures(report).items()}
    bots_idle = any(are_idle(report) for report in reports)
    return [
        _goal(what, found.get(what), judged=in_full and not (what == "busy-bots" and bots_idle))
        for what in MOST
    ]


def are_idle(report: AnyReport) -> bool:
    """Whether bots were to be busy, and others of this machine left them nothing."""
    return isinstance(report, BotsReport) and report.worker_cpus < BUSY


def _goal(what: What, measured: float | None, *, judged: bool) -> Goal:
    return Goal(
        what=what,
        unit=UNITS[what],
        most=MOST[what],
        measured=measured,
        met=measured <= MOST[what] if judged and measured is not None else None,
    )


def _figures(report: AnyReport) -> dict[What, float | None]:
    match report:
        case MovesReport():
            return {"processor": report.ratio}
        case IdleReport():
            return {"memory": report.kilobytes_each, "dropped": report.dropped}
        case NodesReport():
            return {"second-node": report.added_ms}
        case BotsReport():
            return {"busy-bots": report.ratio}
