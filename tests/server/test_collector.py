"""Python's collector of cycles holds nobody up."""

import gc
from collections.abc import Iterator

import pytest

from ludoteka.server.run import spare_collector

MANY = 50_000
AT_ONCE = 5_000
"""Objects that are freed within a few milliseconds."""


@pytest.fixture
def usual() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("usual")
def test_what_connections_leave_behind_is_freed_in_small_steps() -> None:
    freed: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "stop":
            freed.append(told["collected"])

    spare_collector()
    gc.callbacks.append(note)
    try:
        for _ in range(MANY):
            cycle: list[object] = []
            cycle.append(cycle)
    finally:
        gc.callbacks.remove(note)
    assert sum(freed) > MANY / 2
    assert max(freed) <= AT_ONCE
