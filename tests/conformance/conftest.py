"""Which cases this run goes through: all, or in a quick run the smallest and largest tables."""

import os

import pytest

from tests.conformance.cases import Case

EVERY_CASE = ("test_contract.py", "test_leaks.py", "test_take_back.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`LUDOTEKA_CASES=ends`, for the pure form where the compiled one goes through all cases."""
    if os.environ.get("LUDOTEKA_CASES") != "ends":
        return
    left_out = [item for item in items if _is_left_out(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not _is_left_out(item)]


def _is_left_out(item: pytest.Item) -> bool:
    if item.path.parent.name != "conformance" or item.path.name not in EVERY_CASE:
        return False
    assert isinstance(item, pytest.Function)
    case = item.callspec.params["case"]
    assert isinstance(case, Case)
    counts = [
        seats for seats in case.game.seat_counts if case.options in case.game.variants_at(seats)
    ]
    return case.seats not in (counts[0], counts[-1])
