"""Python's collector of cycles holds nobody up."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from ludoteka.server.collecting import (
    AFTER,
    EVERY,
    collect_now,
    collect_often,
    spare_collector,
)

STEPS = 50
EACH = 200


@pytest.fixture
def freed() -> Iterator[list[int]]:
    """Objects that each search frees."""
    found: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "stop":
            found.append(told["collected"])

    before = gc.get_threshold()
    spare_collector()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    gc.unfreeze()


def leave_cycles(count: int) -> None:
    for _ in range(count):
        cycle: list[object] = []
        cycle.append(cycle)


def test_it_works_once_whenever_it_is_asked_and_looks_further_from_time_to_time(
    freed: list[int],
) -> None:
    for turn in range(1, 50):
        leave_cycles(3)
        collect_now()
        assert len(freed) == turn
    assert gc.get_stats()[1]["collections"] > 0


@pytest.mark.anyio
async def test_what_connections_leave_behind_is_freed_in_small_steps(freed: list[int]) -> None:
    assert STEPS * EACH < AFTER, "few enough to be left to the clock"
    collecting = asyncio.create_task(collect_often())
    for _ in range(STEPS):
        leave_cycles(EACH)
        await asyncio.sleep(EVERY / 10)
    await asyncio.sleep(2 * EVERY)
    collecting.cancel()
    assert sum(freed) >= STEPS * EACH
    assert len([step for step in freed if step]) > 1
    assert max(freed) < STEPS * EACH / 2
