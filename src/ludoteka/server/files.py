"""The limit of open files, and so of connections, of this process."""

import errno
import os
import resource
from typing import Final

MOST_FILES: Final = 65_536
"""Some systems allow a thousand million, and some libraries walk through all of them."""
MOST_CONNECTIONS: Final = 20_000
RESERVED: Final = 128
"""For the database, the bots' workers, and files of the page."""
EXHAUSTED: Final = frozenset({errno.EMFILE, errno.ENFILE})


def raise_file_limit() -> None:
    """Systems give 1,024 to who does not ask for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections(wanted: int) -> int:
    """As many as the host wants (0: as the server can bear), if the system allows so many."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return wanted or MOST_CONNECTIONS
    room = max(files - RESERVED, files // 2)
    return min(wanted or MOST_CONNECTIONS, room)


def are_files_left() -> bool:
    """Without them libuv closes new connections without a word."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in EXHAUSTED
    return True
