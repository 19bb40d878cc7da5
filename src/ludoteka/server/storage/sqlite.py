"""Connections to SQLite, and their settings."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # WAL alone would lose the last commits when the power fails
    "PRAGMA cache_size = -16000",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: heads change so often that it pays to wait
)
# Two connections that turn a new file to WAL at once would wait for each other; SQLite then
# tells one of them that the file is locked, without waiting out its busy_timeout.
TRIES: Final = 200
PAUSE: Final = 0.05


class Connection(sqlite3.Connection):
    """Leaves no lock behind when it is closed in the middle of a transaction.

    SQLite keeps a connection that is closed, with its locks, until the last of its cursors is
    gone; a cancelled task's cursor may be kept for minutes, by the traceback, and nobody could
    write meanwhile.
    """

    def close(self) -> None:
        if self.in_transaction:
            self.rollback()
        super().close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins its transactions itself, for use by one thread at a time."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, factory=Connection
    )
    try:
        set_up(connection.execute)
    except BaseException:
        connection.close()
        raise
    return connection


def set_up(execute: Callable[[str], object]) -> None:
    """What a new connection is told, by the function that it executes statements with."""
    for pragma in PRAGMAS:
        _patiently(execute, pragma)


def _patiently(execute: Callable[[str], object], statement: str) -> None:
    for _ in range(TRIES - 1):
        try:
            execute(statement)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            time.sleep(PAUSE)
        else:
            return
    execute(statement)
