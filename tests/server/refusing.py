"""What limits refuse is counted, in this process."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteka.server.metrics import refusals_by


def refused_so_far(limit: str) -> float:
    (metric,) = refusals_by(limit).collect()
    return next(sample.value for sample in metric.samples if sample.name.endswith("_total"))


@contextmanager
def counting(limit: str, times: int = 1) -> Iterator[None]:
    """Within it this limit refuses so often."""
    before = refused_so_far(limit)
    yield
    assert refused_so_far(limit) - before == times, limit
