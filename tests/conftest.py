"""For all tests."""

import sys
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.unsteady import pytest_sessionfinish, pytest_terminal_summary

__all__ = ["nothing_is_left_at_home", "pytest_sessionfinish", "pytest_terminal_summary"]

if TYPE_CHECKING:  # `make ecosystem` has no xdist
    from xdist.remote import Producer

    from tests.scheduling import SharingModules


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: "Producer") -> "SharingModules | None":
    """With `--dist loadgroup`, tests that share a fixture of their module run on one worker."""
    from tests.scheduling import SharingModules

    return SharingModules(config, log) if config.getvalue("dist") == "loadgroup" else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage takes four times as long, so what plays the same lines very often does without."""
    coverage = sys.modules.get("coverage")
    counting = coverage.Coverage.current() if coverage else None
    if counting is None or item.get_closest_marker("uncounted") is None:
        return (yield)
    counting.stop()
    try:
        return (yield)
    finally:
        counting.start()


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What programs keep in the user's data folder goes into one of the tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
