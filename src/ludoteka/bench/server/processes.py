"""Starts, watches and always stops the processes and services of a measurement."""

import asyncio
import os
import resource
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import msgspec
import redis
from redis.exceptions import RedisError

from ludoteka.bench.server.plans import AnyPlan, AnyReport, Line, Node
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
        [sys.executable, "-m", f"ludoteka.bench.server.{module}", *arguments],
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
            "parts", output=subprocess.PIPE, errors=errors, environment=plain_environment()
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


SECONDS = 5


def check_database(url: str) -> None:
    asyncio.run(_execute(url, "SELECT 1"))


def check_redis(url: str) -> None:
    try:
        with redis.Redis.from_url(url, socket_timeout=SECONDS) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as error:
        raise BadInput("no-node-redis", host=_host(url), problem=str(error)) from None


@contextmanager
def new_database(url: str) -> Iterator[str]:
    """The address of an empty database beside this one, dropped afterwards."""
    name = f"ludoteka_load_{secrets.token_hex(6)}"
    asyncio.run(_execute(url, f"CREATE DATABASE {name}"))
    try:
        yield urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    finally:
        asyncio.run(_execute(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, statement: str) -> None:
    try:
        connection = await asyncpg.connect(url, timeout=SECONDS)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadInput("no-node-database", host=_host(url), problem=str(error)) from None
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _host(url: str) -> str:
    """All of the address that may be shown: the rest may hold a password."""
    return urlsplit(url).hostname or "?"


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
