"""How every connection to SQLite is set up, and the URL's path made ready."""

import sqlite3
from pathlib import Path
from typing import Final

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # WAL alone would lose the last commits when the power fails
    "PRAGMA cache_size = -16000",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: heads change so often that it pays to wait
)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins its transactions itself, for use by one thread at a time."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection
