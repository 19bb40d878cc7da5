"""For all tests."""

from collections.abc import Iterator

import pytest

from tests.unsteady import pytest_sessionfinish, pytest_terminal_summary

__all__ = ["nothing_is_left_at_home", "pytest_sessionfinish", "pytest_terminal_summary"]


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What programs keep in the user's data folder goes into one of the tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
