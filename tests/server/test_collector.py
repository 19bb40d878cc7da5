"""Python's collector of cycles holds nobody up."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from ludoteka.server.collecting import (
    AFTER,
    EVERY,
    MANY,
    OLDEST,
    SELDOM,
    collect_now,
    collect_often,
    search_all,
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
    gc.callbacks.clear()
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
    served = 0
    collecting = asyncio.create_task(collect_often(lambda: served))
    for _ in range(STEPS):
        served += MANY
        leave_cycles(EACH)
        await asyncio.sleep(EVERY / 10)
    await asyncio.sleep(2 * EVERY)
    collecting.cancel()
    assert sum(freed) >= STEPS * EACH
    assert len([step for step in freed if step]) > 1
    assert max(freed) < STEPS * EACH / 2


@pytest.mark.anyio
async def test_while_few_come_and_go_what_is_there_is_set_aside(
    freed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.collecting.EVERY", 0.002)
    leave_cycles(EACH)
    before = gc.get_freeze_count()
    beats = 0
    collecting = asyncio.create_task(collect_often(lambda: beats // 4))
    async with asyncio.timeout(60):
        while gc.get_freeze_count() < before + EACH:
            beats += 1  # a request in four pauses is nothing
            await asyncio.sleep(0.002)
    collecting.cancel()
    assert beats >= SELDOM / 2
    assert sum(freed) == 0
    search_all()
    assert sum(freed) >= EACH, "everything is searched from time to time"


def test_what_was_searched_as_a_whole_is_not_searched_again(freed: list[int]) -> None:
    kept = [[number] for number in range(EACH)]
    before = gc.get_freeze_count()
    gc.collect(OLDEST)
    assert gc.get_freeze_count() >= before + len(kept)
