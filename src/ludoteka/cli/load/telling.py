"""How a client process says how far it is, and sums up what it measured."""

import sys
from collections.abc import Callable, Sequence

import msgspec

from ludoteka.cli.load.plans import AnyReport, Line, Times

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
