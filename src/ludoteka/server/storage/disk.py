"""Keeps a reserve of disk space for moves."""

import shutil
from pathlib import Path
from time import monotonic
from typing import Final, Self

from ludoteka.server.errors import NoRoom
from ludoteka.server.metrics import counted
from ludoteka.server.storage.address import Sqlite, parse_address

LOOK_SECONDS: Final = 2.0


class Disk:
    """Looks at the disk every few seconds at most. `folder` is None for a database elsewhere,
    about whose disk nothing is known."""

    def __init__(self, folder: Path | None = None, reserve: int = 0) -> None:
        self._folder = folder
        self._reserve = reserve
        self._free: int | None = None
        self._looked = -LOOK_SECONDS

    @classmethod
    def of(cls, url: str, reserve: int) -> Self:
        """The disk of the database with this address."""
        address = parse_address(url)
        return cls(address.path.parent if isinstance(address, Sqlite) else None, reserve)

    def free(self) -> int | None:
        """Bytes; None if nobody knows."""
        now = monotonic()
        if self._folder is not None and now - self._looked >= LOOK_SECONDS:
            self._looked = now
            self._free = _free(self._folder)
        return self._free

    @property
    def is_low(self) -> bool:
        """Whether only the reserve is left."""
        free = self.free()
        return free is not None and free < self._reserve

    def check(self) -> None:
        """Refuses whatever is not a move while only the reserve is left."""
        if self.is_low:
            raise counted("disk", NoRoom("disk-low"))


def _free(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError:  # then writing fails as well, and says so
        return None
