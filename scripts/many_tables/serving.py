"""The server under measurement, and people who write all the time."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import httpx

from ludoteka.bench.server.processes import free_port, plain_environment

PLENTY: Final = "1000000/1"
START_SECONDS: Final = 120
STOP_SECONDS: Final = 60
BETWEEN: Final = 0.02
"""Seconds between two lines of a writer."""
LINES: Final = 1000
"""Said at one table, which takes no more than 2,000."""
SETTINGS: Final = {
    "LUDOTEKA_BOT_WORKERS": "1",
    "LUDOTEKA_GUEST_SWEEP_SECONDS": "2",
    **{
        f"LUDOTEKA_LIMIT_{what}": PLENTY
        for what in ("GUESTS", "READ", "GUEST_READ", "WRITE", "TABLES", "CHAT", "EXPORT", "TOKENS")
    },
}


class Served:
    def __init__(self, process: subprocess.Popen[bytes], url: str, seconds: float) -> None:
        self.process = process
        self.url = url
        self.start_seconds = seconds

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        headers = {"origin": self.url}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=120)


@asynccontextmanager
async def served(database: str, log: Path) -> AsyncIterator[Served]:
    """From when it answers."""
    port = free_port()
    command = [sys.executable, "-m", "ludoteka", "serve", "--no-open", "--port", str(port)]
    environment = plain_environment() | SETTINGS | {"LUDOTEKA_DATABASE": database}
    began = time.perf_counter()
    with log.open("ab") as output:
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)  # noqa: ASYNC220, S603
    try:
        url = f"http://127.0.0.1:{port}"
        await _await_answer(process, url, log)
        yield Served(process, url, time.perf_counter() - began)
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, STOP_SECONDS)


async def _await_answer(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as client:
        while process.poll() is None:
            with suppress(httpx.HTTPError):
                if (await client.get(f"{url}/health")).is_success:
                    return
            await asyncio.sleep(0.02)
    raise SystemExit(f"the server does not start; see {log}")


class Writers:
    """People who talk at tables of their own, and how long each line took to be durable."""

    def __init__(self, served: Served, count: int) -> None:
        self._served = served
        self._count = count
        self.samples: list[tuple[float, float]] = []
        """When each began, and its seconds."""

    async def __aenter__(self) -> "Writers":
        self._tasks = [asyncio.create_task(self._write()) for _ in range(self._count)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _write(self) -> None:
        async with self._served.client() as client:
            while True:
                opened = await client.post("/api/tables", json={"game": "six-nimmt"})
                path = f"/api/tables/{opened.json()['id']}/commands"
                for number in range(LINES):
                    await self._say(client, path, number)
                    await asyncio.sleep(BETWEEN)
                await client.post(path, json={"do": "close", "id": "close"})

    async def _say(self, client: httpx.AsyncClient, path: str, number: int) -> None:
        line = {"do": "say", "id": str(number), "text": f"line {number}"}
        began = time.perf_counter()
        answer = await client.post(path, json=line)
        self.samples.append((began, time.perf_counter() - began))
        if not answer.is_success:
            raise SystemExit(f"a line was refused: {answer.text}")

    def between(self, begin: float, end: float) -> list[float]:
        return [seconds for at, seconds in self.samples if begin <= at < end]
