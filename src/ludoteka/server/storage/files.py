"""Makes the SQLite file readable for its owner only: it holds keys and live hands."""

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
COMPANIONS: Final = ("", "-wal", "-shm")
"""SQLite gives the files beside it the rights of the database itself."""

logger = logging.getLogger(__name__)


def make_private(path: Path) -> None:
    """Makes the folder and the file if need be; a file that others may read is closed to them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        # Made here, because SQLite would go by the umask. One that is there must not be opened:
        # closing it would drop the locks of all connections of this process (POSIX), and others
        # would take the database for unused and remove its log.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for companion in COMPANIONS:
        _close_to_others(path.with_name(path.name + companion))


def _close_to_others(path: Path) -> None:
    try:
        mode = path.stat().st_mode & 0o777
        if mode & 0o077:
            path.chmod(PRIVATE)
            logger.warning("%s was open to others (%o) and is its owner's only now", path, mode)
    except FileNotFoundError:
        return
    except PermissionError:  # the file of someone else, who lets us use it
        logger.warning("%s is open to others, and only its owner can change that", path)
