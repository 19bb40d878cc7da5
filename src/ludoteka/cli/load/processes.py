"""Processes of a measurement: started, waited for, and ended whatever happens."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from ludoteka.cli.load.plans import AnyPlan, AnyReport, Line, Node
from ludoteka.core import BadInput

START_SECONDS: Final = 60
STOP_SECONDS: Final = 15
WAIT: Final = 0.05

Process = subprocess.Popen[bytes]

_lines: Final = msgspec.json.Decoder(Line)


@contextmanager
def listening(
    module: str, port: int, *arguments: str, log: Path, environment: Mapping[str, str]
) -> Iterator[Node]:
    """A module that runs until the block ends, from when its port answers."""
    with log.open("wb") as output:
        process = _python(module, *arguments, output=output, environment=environment)
    try:
        _await_port(process, port, module, log)
        yield Node(port, process.pid)
    finally:
        _stop(process)


def _python(
    module: str,
    *arguments: str,
    output: BinaryIO | int,
    errors: BinaryIO | None = None,
    environment: Mapping[str, str],
) -> Process:
    return subprocess.Popen(  # noqa: S603 - our own modules
        [sys.executable, "-m", f"ludoteka.cli.load.{module}", *arguments],
        stdin=subprocess.PIPE,
        stdout=output,
        stderr=errors or subprocess.STDOUT,
        env=dict(environment),
    )


def _await_port(process: Process, port: int, module: str, log: Path) -> None:
    enough = time.monotonic() + START_SECONDS
    while time.monotonic() < enough and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(WAIT)
        else:
            return
    raise BadInput("load-failed", part=module, problem=last_line(log))


def _stop(process: Process) -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def run_client(plan: AnyPlan, log: Path, tell: Callable[[float], None]) -> AnyReport:
    """The plan, carried out in a process of its own."""
    with log.open("wb") as errors:
        process = _python(
            "client", output=subprocess.PIPE, errors=errors, environment=plain_environment()
        )
    try:
        return _converse(process, plan, tell)
    except BrokenPipeError:
        raise BadInput("load-failed", part="client", problem=last_line(log)) from None
    finally:
        _stop(process)


def _converse(process: Process, plan: AnyPlan, tell: Callable[[float], None]) -> AnyReport:
    """The client's report; BrokenPipeError if it ends without one."""
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdin as asking:
        asking.write(msgspec.json.encode(plan))
    with process.stdout as answers:
        for row in answers:
            line = _lines.decode(row)
            tell(line.part)
            if line.report is not None:
                return line.report
    raise BrokenPipeError


def last_line(log: Path) -> str:
    """Where an error says what it is."""
    lines = log.read_text("utf-8", errors="replace").splitlines()
    return next((line.strip() for line in reversed(lines) if line.strip()), "?")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def plain_environment() -> dict[str, str]:
    """Ours without any setting of a server."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("LUDOTEKA_") or name.startswith("LUDOTEKA_EXPECT")
    }
