"""What processes use, as the kernel tells it."""

import os
import resource
from pathlib import Path
from typing import Final

from ludoteka.core import BadInput

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SPARE_FILES: Final = 200
"""What a process opens besides its sockets."""


def cpu_seconds(pid: int) -> float:
    """Of all threads of a process so far, but not of its children."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE


def children(pid: int) -> list[int]:
    """The processes that any thread of this one has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for each in threads for child in (each / "children").read_text().split()]


def allow_files(wanted: int) -> None:
    """As many sockets as the system allows this process and those that it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE_FILES
    if most != resource.RLIM_INFINITY and most < needed:
        raise BadInput("too-few-files", most=most, needed=needed)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
