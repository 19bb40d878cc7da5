"""`ludoteka` as hosts use it: real processes, started, asked and stopped."""

import os
import queue
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.cli.forked import forked

PATIENCE: Final = 90.0
"""Seconds that a busy machine may take to start a server."""
PLENTY: Final = "100000/1"
NO_LIMITS: Final = {
    f"LUDOTEKA_LIMIT_{what}": PLENTY
    for what in ("GUESTS", "READ", "GUEST_READ", "WRITE", "TABLES", "MOVES", "CHAT", "SOCKETS")
} | {"LUDOTEKA_COMMIT_SECONDS": "0"}
"""Nor any waiting for what browsers contribute to a deal: there are none."""


def environment(folder: Path, more: Mapping[str, str] = {}) -> dict[str, str]:
    """Ours, without settings and languages of whoever runs the tests, at home in `folder`."""
    hidden = ("COVERAGE_", "LC_ALL", "LUDOTEKA_", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: text for name, text in os.environ.items() if not name.startswith(hidden)}
    home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    fixed = {"COLUMNS": "200", "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}
    return kept | home | fixed | {"LUDOTEKA_BOT_WORKERS": "1"} | dict(more)


def ludoteka(
    folder: Path, *arguments: str, more: Mapping[str, str] = {}, typed: str = ""
) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    if "PYTHONPATH" not in more:
        return forked(arguments, environment(folder, more), typed=typed, seconds=PATIENCE)
    # Which packages there are, the process that forks commands has read already.
    done = subprocess.run(
        [sys.executable, "-m", "ludoteka", *arguments],
        env=environment(folder, more),
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


class House:
    """A server that runs until the test stops it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said: list[str] = []
        self.logged: list[str] = []
        assert process.stdout is not None
        assert process.stderr is not None
        self._out = _read(process.stdout, self.said)
        self._err = _read(process.stderr, self.logged)
        self.url = ""

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Until a line of the output matches."""
        return self._wait(self._out, pattern)

    def wait_for_log(self, pattern: str) -> re.Match[str]:
        return self._wait(self._err, pattern)

    def _wait(self, lines: "queue.Queue[str | None]", pattern: str) -> re.Match[str]:
        while (line := lines.get(timeout=PATIENCE)) is not None:
            if found := re.search(pattern, line):
                return found
        raise AssertionError(f"no {pattern!r} in:\n{''.join(self.said + self.logged)}")

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """The exit code."""
        self.send(number)
        return self.ended()

    def ended(self) -> int:
        return self.process.wait(PATIENCE)


def _read(stream: IO[str], kept: list[str]) -> "queue.Queue[str | None]":
    """All lines as they come, then None."""
    lines: queue.Queue[str | None] = queue.Queue()

    def read() -> None:
        with stream:
            for line in stream:
                kept.append(line)
                lines.put(line)
        lines.put(None)

    Thread(target=read, daemon=True).start()
    return lines


@contextmanager
def serving(
    folder: Path,
    *arguments: str,
    port: int = 0,
    more: Mapping[str, str] = {},
    within: Sequence[str] = (),
    is_json: bool = False,
) -> Iterator[House]:
    """A server that answers; killed afterwards unless it was stopped. `within`: a command that
    starts it; `is_json`: it greets in its log."""
    serve = [sys.executable, "-m", "ludoteka", "serve", "--port", str(port), *arguments]
    command = [*within, *serve]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder, more),
    )
    house = House(process)
    try:
        if is_json:
            house.url = house.wait_for_log(r'"here": "(http://[^"]+:\d+)"')[1]
        else:
            house.url = house.wait_for(r"http://[^ ]+:\d+")[0]
            house.wait_for("Ctrl")
        yield house
    finally:
        process.kill()
        process.wait()


def until(condition: Callable[[], bool]) -> None:
    """Wait for the condition, whatever it takes, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.1)


class Browser(httpx.Client):
    """Someone's browser at this house."""

    def __init__(self, house: House) -> None:
        super().__init__(base_url=house.url, headers={"origin": house.url}, timeout=30)

    def open_table(self, **request: object) -> str:
        opened = self.post("/api/tables", json={"game": "six-nimmt", **request})
        assert opened.status_code == 201, opened.text
        return str(opened.json()["id"])

    def command(self, table: str, **command: object) -> httpx.Response:
        return self.post(f"/api/tables/{table}/commands", json=command)


def socket_at(house: House, browser: Browser, table: str) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{house.url.replace('http', 'ws')}/ws/tables/{table}"
    return connect(address, additional_headers={"cookie": cookie, "origin": house.url})
