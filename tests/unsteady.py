"""What to do with a test that fails once and then passes.

In CI the tests of servers and pages, which depend on real time, get a second try. Every failure
is still printed in full, and more than a few of them fail the run.
"""

from typing import Final, cast

import pytest

MOST: Final = 3
"""Tests of one run that may need their second try."""


def failed_once(config: pytest.Config) -> list[pytest.TestReport]:
    """Failures of tests that were run again, whatever became of them then."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return []
    return cast(list[pytest.TestReport], reporter.stats.get("rerun", []))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    found = failed_once(config)
    if not found:
        return
    terminalreporter.section(f"failed at the first try: {len(found)}, at most {MOST} may")
    for report in found:
        terminalreporter.write_line(f"UNSTEADY {report.nodeid}", yellow=True)
        terminalreporter.write_line(report.longreprtext)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if len(failed_once(session.config)) > MOST and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
