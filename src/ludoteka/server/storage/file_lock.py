"""Locks an SQLite file for one server."""

import fcntl
import logging
import os
from pathlib import Path
from types import TracebackType
from typing import Self

from ludoteka.core import BadInput
from ludoteka.server.storage.files import PRIVATE

logger = logging.getLogger(__name__)


class FileLock:
    """Held on a file beside the database for as long as a server runs, however it ends.

    `shared`: with all others that share it, too. Commands of the host need no lock.
    """

    def __init__(self, database: Path, *, shared: bool) -> None:
        self._database = database
        self._shared = shared
        self._file: int | None = None

    def __enter__(self) -> Self:
        path = self._database.with_name(f"{self._database.name}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE)
            kind = fcntl.LOCK_SH if self._shared else fcntl.LOCK_EX
            fcntl.flock(self._file, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            self._close()
            raise BadInput("database-in-use", path=str(self._database)) from None
        except OSError as error:
            # Some file systems know no locks; the database itself says if it cannot be used.
            logger.warning("no lock on %s: %s", path, error.strerror)
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._close()

    def _close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
