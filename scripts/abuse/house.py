"""The server under test: started as a host would, and watched while it runs."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import asyncpg
import httpx

from ludoteka.bench.server.processes import children, free_port, plain_environment, resident_bytes

START_SECONDS: Final = 60
STOP_SECONDS: Final = 30
LOOKS: Final = 0.5


class House:
    def __init__(
        self, folder: Path, database: str | None, redis: str | None, *, pauses: bool = False
    ) -> None:
        self.port = free_port()
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'data' / 'house.sqlite3'}"
        self._settings = {"LUDOTEKA_DATABASE": self.database, "LUDOTEKA_LOG_LEVEL": "warning"}
        if redis is not None:
            self._settings["LUDOTEKA_REDIS"] = redis
        self.pauses = folder / "pauses.txt" if pauses else None
        """Where the longest pauses of the event loop are written, if wanted."""
        self.process: subprocess.Popen[bytes] | None = None

    @contextmanager
    def running(self) -> Iterator[None]:
        (self.folder / "data").mkdir()
        module = ["ludoteka"] if self.pauses is None else ["scripts.abuse.pauses", str(self.pauses)]
        serve = ["serve", "--no-open", "--port", str(self.port)]
        command = [sys.executable, "-m", *module, *serve]
        with (self.folder / "server.log").open("wb") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own server
                command, env=plain_environment() | self._settings, stdout=log, stderr=log
            )
        try:
            self._await_ready()
            yield
        finally:
            self.process.terminate()
            self.process.wait(STOP_SECONDS)

    def _await_ready(self) -> None:
        enough = time.monotonic() + START_SECONDS
        while time.monotonic() < enough:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}/ready").is_success:
                    return
            time.sleep(LOOKS)
        raise SystemExit(f"the server does not start; see {self.folder / 'server.log'}")

    def memory(self) -> int:
        assert self.process is not None
        return resident_bytes(self.process.pid)

    def worker_memory(self) -> int:
        assert self.process is not None
        return sum(resident_bytes(child) for child in children(self.process.pid))

    async def disk(self) -> int:
        """Bytes of the database."""
        if self.database.startswith("sqlite"):
            return sum(path.stat().st_size for path in (self.folder / "data").iterdir())
        connection = await asyncpg.connect(self.database)
        try:
            return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
        finally:
            await connection.close()


class Watch:
    """The most memory that the server used while the block ran."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.most = 0
        self.most_workers = 0

    async def __aenter__(self) -> "Watch":
        self._task = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()

    async def _look(self) -> None:
        while True:
            self.most = max(self.most, self._house.memory())
            self.most_workers = max(self.most_workers, self._house.worker_memory())
            await asyncio.sleep(LOOKS)
