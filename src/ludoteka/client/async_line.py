"""What a link needs of asyncio. In `sync_line` the same names do without it."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, Final

from websockets.asyncio import client
from websockets.asyncio.client import ClientConnection

from ludoteka.client.losses import OPEN_TIMEOUT
from ludoteka.server.protocol import Done

Answered = Coroutine[Any, Any, Done]
"""What comes of a command."""
Lock: Final = asyncio.Lock
"""Among tasks."""
aside: Final = asyncio.to_thread
"""Does what takes files, and lets the others go on."""
pause: Final = asyncio.sleep
within: Final = asyncio.timeout
"""Ends what takes longer, wherever it waits."""


async def connect(url: str, headers: Mapping[str, str]) -> ClientConnection:
    return await client.connect(
        url,
        additional_headers=headers,
        open_timeout=OPEN_TIMEOUT,
        close_timeout=1,
        compression=None,
        max_size=None,
        proxy=None,
    )


async def receive(socket: ClientConnection, seconds: float | None) -> str | bytes | None:
    """None if nothing comes in time."""
    try:
        async with asyncio.timeout(seconds):
            return await socket.recv()
    except TimeoutError:
        return None
