"""Classifies the drivers' errors, and logs them at a limited rate."""

import logging
import sqlite3
from collections.abc import Callable
from time import monotonic
from typing import Final

from sqlalchemy.exc import DBAPIError

from ludoteka.server.metrics import STORAGE_FAILURES
from ludoteka.server.storage.log import StorageDown, Trouble

logger = logging.getLogger(__name__)

EVERY_SECONDS: Final = 60
"""The same problem is told once in so many seconds."""

SQLITE: Final[dict[int, Trouble]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
POSTGRES: Final[dict[str, Trouble]] = {
    "53100": "full",
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
}


class Complaints:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._told: dict[str, float] = {}

    def note(self, problem: str, trouble: Trouble) -> None:
        STORAGE_FAILURES.labels(trouble).inc()
        now = self._clock()
        if now - self._told.get(problem, -EVERY_SECONDS) >= EVERY_SECONDS:
            self._told = {k: at for k, at in self._told.items() if now - at < EVERY_SECONDS}
            self._told[problem] = now
            logger.error("the database cannot be used (%s): %s", trouble, problem)


_complaints: Final = Complaints()


def storage_down(error: BaseException) -> StorageDown:
    """To be raised in its place; the host is told."""
    problem, trouble = problem_of(error), trouble_of(error)
    _complaints.note(problem, trouble)
    return StorageDown(f"the database cannot be used: {problem}", trouble=trouble)


def problem_of(error: BaseException) -> str:
    """What the driver said, in one line, without SQLAlchemy's statement and values."""
    said = _said(error)
    return " ".join(str(said).split()) or type(said).__name__


def trouble_of(error: BaseException) -> Trouble:
    said = _said(error)
    if isinstance(said, sqlite3.Error):
        code = getattr(said, "sqlite_errorcode", 0)  # absent where Python itself complains
        return SQLITE.get(code & 0xFF, "away")
    return POSTGRES.get(str(getattr(said, "sqlstate", "")), "away")


def _said(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig else error
