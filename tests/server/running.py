"""Nodes: real server processes that can be killed and started again on the same port."""

import multiprocessing
import socket
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

import httpx
import msgspec

from ludoteka.server.config import Settings
from tests.server.launch import launch

FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.launch"])
PLENTY: Final = "1000000/1"
MANY: Final = 1_000_000
START_SECONDS: Final = 60.0

FAST: Final = Settings(
    bot_delay_ms=0,
    bot_workers=1,
    commit_seconds=0,
    log_level="warning",
    limit_accounts=PLENTY,
    limit_chat=PLENTY,
    limit_guest_read=PLENTY,
    limit_guests=PLENTY,
    limit_listed=PLENTY,
    limit_moves=PLENTY,
    limit_read=PLENTY,
    limit_reviews=PLENTY,
    limit_seating=PLENTY,
    limit_sockets=PLENTY,
    limit_tables=PLENTY,
    limit_tries=PLENTY,
    limit_take_backs=PLENTY,
    limit_uploads=PLENTY,
    limit_verify=PLENTY,
    limit_visitors=PLENTY,
    limit_write=PLENTY,
    max_bot_seats=MANY,
    max_bot_seats_address=MANY,
    max_bot_tables=MANY,
    max_bot_tables_address=MANY,
    max_bot_tables_total=MANY,
    max_seatings=MANY,
    review_budget=50,
)
"""Bots do not dawdle, no start waits for a client, and nobody plays too fast."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


class Node:
    """A server process."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        *,
        drop_bus: float = 0.0,
        inline: bool = False,
        most_pieces: int | None = None,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = msgspec.structs.replace(settings, port=self.port)
        self._drop_bus = drop_bus
        self._inline = inline
        self.most_pieces = most_pieces
        """From the next start on: how many pieces of a review are computed (`launch`)."""
        self._log = folder / f"node-{self.port}.log"
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        """Begin to start; `wait` for it."""
        arguments = (
            self._settings, self._log, self._drop_bus, self._inline, self.most_pieces,
        )  # fmt: skip
        self._process = FORKS.Process(target=launch, args=arguments)
        self._process.start()

    def wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        while not self._is_ready():
            assert self._process is not None
            if not self._process.is_alive() or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As when the power fails."""
        if self._process is not None:
            self._process.kill()
            self._end()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._end()

    def _end(self) -> None:
        assert self._process is not None
        self._process.join(timeout=30)
        if self._process.exitcode is None:
            self._process.kill()
            raise RuntimeError(f"the server did not stop:\n{self.log()}")
        self._process = None

    def log(self) -> str:
        return self._log.read_text("utf-8") if self._log.exists() else ""

    @property
    def process_id(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid
