"""Connections by hand, byte for byte, and what a server's process makes of them."""

import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Self

import httpx
from websockets.frames import Frame, Opcode

from tests.server.running import Node

PATIENCE: Final = 60.0
"""Seconds. Nothing takes so long; a test that waits for what never comes should end."""
MEGABYTE: Final = 1 << 20
LOST: Final = (ConnectionError, TimeoutError)


class Wire:
    """A connection to a node; `deaf`: with next to no room for what is not read."""

    def __init__(self, node: Node, *, deaf: bool = False) -> None:
        self.socket = socket.socket()
        if deaf:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", node.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def pour(self, data: bytes, most: int, *, patience: float = PATIENCE) -> int:
        """The same bytes again and again, as long as they are taken; how many were."""
        self.socket.settimeout(patience)
        sent = 0
        with suppress(*LOST):
            while sent < most:
                sent += self.socket.send(data)
        self.socket.settimeout(PATIENCE)
        return sent

    def answer(self) -> bytes:
        """All that comes until the server closes; nothing if it only closed."""
        found = b""
        with suppress(ConnectionError):
            while part := self.socket.recv(65_536):
                found += part
        return found

    def status(self) -> int:
        """The status of the answer after which the server closes; 0 without one."""
        found = re.match(rb"HTTP/1.1 (\d+) ", self.answer())
        return int(found[1]) if found else 0

    def is_open(self) -> bool:
        self.socket.settimeout(0.001)
        try:
            return self.socket.recv(1, socket.MSG_PEEK) != b""
        except TimeoutError:
            return True
        except ConnectionError:
            return False
        finally:
            self.socket.settimeout(PATIENCE)

    def upgrade(self, path: str, headers: dict[str, str] | None = None) -> bytes:
        """Become a WebSocket; what the server says to it."""
        lines = [f"GET {path} HTTP/1.1", "host: 127.0.0.1", "connection: upgrade"]
        lines += ["upgrade: websocket", "sec-websocket-version: 13"]
        lines += ["sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.send("\r\n".join([*lines, "", ""]).encode())
        said = b""
        while b"\r\n\r\n" not in said:
            said += self.socket.recv(1)
        return said

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def wires(node: Node, count: int) -> Iterator[list[Wire]]:
    made = [Wire(node) for _ in range(count)]
    try:
        yield made
    finally:
        for wire in made:
            wire.close()


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def resident(node: Node) -> int:
    """Bytes of memory that the server has in use."""
    status = Path(f"/proc/{node.process_id}/status").read_text("utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def refusals(node: Node, limit: str) -> float:
    """How often the server has refused something by this limit."""
    told = httpx.get(f"{node.url}/metrics", timeout=PATIENCE).text
    found = re.search(rf'ludoteka_refusals_total{{limit="{limit}"}} (\S+)', told)
    return float(found[1]) if found else 0.0


def wait_for(condition: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)
