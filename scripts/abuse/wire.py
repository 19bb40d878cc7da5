"""Connections below HTTP and WebSocket clients: for what no well-behaved client would send."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

CONNECT_SECONDS: Final = 10.0
SMALL: Final = 4096
"""Bytes that the kernel keeps for one who does not read."""
MASK: Final = bytes(4)
PING: Final = bytes((0x89, 0x80 | 100)) + MASK + bytes(100)
EMPTY_FRAGMENT: Final = bytes((0x00, 0x80)) + MASK
FIRST_FRAGMENT: Final = bytes((0x01, 0x80)) + MASK


@asynccontextmanager
async def raw(port: int, address: str, *, deaf: bool = False) -> AsyncIterator[Streams]:
    """A connection from this address; `deaf`: one that takes hardly anything in."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if deaf:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    made.setblocking(False)  # noqa: FBT003 - its own way
    made.bind((address, 0))
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await asyncio.get_running_loop().sock_connect(made, ("127.0.0.1", port))
    except BaseException:
        made.close()
        raise
    reader, writer = await asyncio.open_connection(sock=made, limit=SMALL if deaf else 2**16)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def upgrade(streams: Streams, port: int, path: str, cookie: str) -> bool:
    """Whether the server made a WebSocket of it."""
    reader, writer = streams
    key = os.urandom(12).hex()[:22] + "=="
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    async with asyncio.timeout(CONNECT_SECONDS):
        head = await reader.readuntil(b"\r\n")
    return b" 101 " in head
