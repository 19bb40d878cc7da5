"""A PostgreSQL and a Redis of one's own, which may be struck down and started again."""

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import asyncpg

from tests.server.running import free_port

WAIT_SECONDS: Final = 60.0
NOBODY: Final = "nobody"
"""PostgreSQL refuses to run as root."""


S = TypeVar("S", bound="OwnService")


class OwnService(ABC):
    """A process on a port of its own."""

    ends: tuple[signal.Signals, ...]
    """Ways to go down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    @abstractmethod
    def url(self) -> str: ...

    @abstractmethod
    def _command(self) -> list[str]: ...

    def start(self) -> None:
        with (self.folder / "service.log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), stdout=log, stderr=log, cwd=self.folder, user=_user()
            )

    def end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(WAIT_SECONDS)

    async def restart(self, rng: random.Random) -> None:
        """Away for a moment, and back when it takes connections."""
        await asyncio.to_thread(self.end, rng.choice(self.ends))
        await asyncio.sleep(rng.uniform(0, 0.5))
        self.start()
        await self.wait()

    async def wait(self) -> None:
        async with asyncio.timeout(WAIT_SECONDS):
            while not await self._answers():  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.05)

    @abstractmethod
    async def _answers(self) -> bool: ...


class OwnPostgres(OwnService):
    ends = (signal.SIGINT, signal.SIGQUIT)
    """In order, or at once: then it recovers from its journal at the next start."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"]
        subprocess.run(
            [_program("initdb"), "--pgdata", str(folder / "data"), *options],
            check=True,
            capture_output=True,
            cwd=folder,
            user=_user(),
        )

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _command(self) -> list[str]:
        where = ["-D", str(self.folder / "data"), "-k", str(self.folder)]
        return [_program("postgres"), *where, "-h", "127.0.0.1", "-p", str(self.port)]

    async def _answers(self) -> bool:
        try:
            connection = await asyncpg.connect(self.url, timeout=5)
        except (OSError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True


class OwnRedis(OwnService):
    ends = (signal.SIGTERM, signal.SIGKILL)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def _command(self) -> list[str]:
        kept_nowhere = ["--save", "", "--appendonly", "no"]
        where = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [_program("redis-server"), *where, *kept_nowhere]

    async def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


def are_here(*programs: str) -> bool:
    return all(_find(program) is not None for program in programs)


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with _folder() as folder:
        yield from _running(OwnPostgres(folder))


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    with _folder() as folder:
        yield from _running(OwnRedis(folder))


def _running(service: S) -> Iterator[S]:
    service.start()
    try:
        yield service
    finally:
        service.end(signal.SIGINT)


@contextmanager
def _folder() -> Iterator[Path]:
    """Not below pytest's, into which only its owner can look."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-own-", ignore_cleanup_errors=True) as made:
        if os.geteuid() == 0:
            shutil.chown(made, NOBODY)
        yield Path(made)


def _user() -> str | None:
    return NOBODY if os.geteuid() == 0 else None


def _program(name: str) -> str:
    found = _find(name)
    assert found is not None
    return found


def _find(name: str) -> str | None:
    """Debian keeps the programs of PostgreSQL out of the path."""
    elsewhere = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, elsewhere)))
