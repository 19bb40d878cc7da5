"""What a link needs without asyncio. In `async_line` the same names do with it."""

import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Final, TypeVar

from websockets.sync import client
from websockets.sync.client import ClientConnection

from ludoteka.client.losses import OPEN_TIMEOUT
from ludoteka.server.protocol import Done

T = TypeVar("T")

Answered = Done
"""What comes of a command."""
pause: Final = time.sleep


def Lock() -> AbstractContextManager[None]:  # noqa: N802 - as it is called in asyncio
    """Among tasks: here is only one."""
    return nullcontext()


def aside(call: Callable[[], T]) -> T:
    """Nobody else could go on meanwhile."""
    return call()


def within(_seconds: float | None) -> AbstractContextManager[None]:
    """Nothing is ended from outside: whoever waits is told for how long."""
    return nullcontext()


def connect(url: str, headers: Mapping[str, str]) -> ClientConnection:
    connecting = client.connect(
        url,
        additional_headers=headers,
        open_timeout=OPEN_TIMEOUT,
        close_timeout=1,
        compression=None,
        max_size=None,
        proxy=None,
    )
    # It is closed by whoever hangs up, so its context is entered and never left.
    return ExitStack().enter_context(connecting)


def receive(socket: ClientConnection, seconds: float | None) -> str | bytes | None:
    """None if nothing comes in time."""
    try:
        return socket.recv(timeout=seconds)
    except TimeoutError:
        return None
