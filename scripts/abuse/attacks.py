"""The attacks of an abuse test, all at once, from a few addresses, in a process of their own.

    python -m scripts.abuse.attacks PORT SECONDS REPORT TABLE…

TABLE: finished matches that everybody may see. Every loop is bounded in time, pauses between
its steps, and goes to 127.0.0.1 only.
"""

import asyncio
import itertools
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
import uvloop
from websockets.exceptions import WebSocketException

from scripts.abuse.person import Person
from scripts.abuse.report import Attack, write_report
from scripts.abuse.wire import EMPTY_FRAGMENT, FIRST_FRAGMENT, PING, raw, upgrade

NICE: Final = 19
"""Real attackers compute elsewhere: ours take what processor time the others leave."""
PAUSE: Final = 0.05
ATTACKERS: Final = 4
"""Addresses that most attacks share."""
MASTER_TABLES: Final = 20
DEAF_SOCKETS: Final = 12
SILENT: Final = 1100
READERS: Final = 16
PADDING: Final = 4_000_000
JSON: Final = {"content-type": "application/json"}
TROUBLE: Final = (
    OSError,
    TimeoutError,
    httpx.HTTPError,
    WebSocketException,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)


RECORD: Final = {
    "format": "ludoteka-record-1",
    "software": "x" * PADDING,
    "game": "six-nimmt",
    "rules": 1,
    "options": {},
    "seats": [{"name": "A"}, {"name": "B"}],
    "started": "2026-01-01T00:00:00Z",
    "fairness": {
        "commitment": "0" * 64,
        "entropy": ["", ""],
        "server_seed": "0" * 64,
        "deal_seed": "0" * 64,
    },
    "moves": [],
    "result": None,
}
UPLOAD: Final = msgspec.json.encode({"record": RECORD})


class Attacker:
    """One attack's addresses and its guest."""

    def __init__(self, port: int, tables: list[str], addresses: Sequence[int]) -> None:
        self.port = port
        self.tables = tables
        self._numbers = itertools.cycle(addresses)

        self._guest: Person | None = None

    def visitor(self) -> Person:
        """A browser that is nobody yet, with a new connection for each request."""
        return Person(self.port, self.address(), keep_alive=False)

    async def guest(self) -> Person:
        """The same one all the time: new ones are limited, too."""
        if self._guest is None:
            guest = Person(self.port, self.address())
            (await guest.arrive()).raise_for_status()
            self._guest = guest
        return self._guest

    def address(self) -> str:
        return f"127.0.2.{next(self._numbers)}"


Step = Callable[[Attacker, Attack], Awaitable[None]]


async def masters(attacker: Attacker, tally: Attack) -> None:
    """Tables of ten masters that play among themselves."""
    guest = await attacker.guest()
    for _ in range(MASTER_TABLES):
        answer = await guest.http.post(
            "/api/tables",
            json={
                "game": "six-nimmt",
                "seats": 10,
                "own_seats": 0,
                "bots": ["master"] * 10,
                "start": True,
            },
        )
        tally.note(answer.status_code)
    await asyncio.sleep(20)


async def uploads(attacker: Attacker, tally: Attack) -> None:
    """A valid record, padded to 4 MB, again and again."""
    guest = await attacker.guest()
    for _ in range(20):
        answer = await guest.http.post("/api/records", content=UPLOAD, headers=JSON)
        tally.note(answer.status_code)
        tally.bytes += PADDING
        await asyncio.sleep(PAUSE)


async def deaf(attacker: Attacker, tally: Attack) -> None:
    """Sockets that do not read, at a table where seats and words change as fast as allowed."""
    host = await attacker.guest()
    table = await host.open_table(game="six-nimmt", seats=10, auto_start=False)
    async with asyncio.TaskGroup() as group:
        for _ in range(DEAF_SOCKETS):
            group.create_task(_deaf(attacker, host, table, tally))
        async with host.socket(table) as socket:
            for number in range(3000):
                seat = 1 + number % 9
                await socket.send(f'{{"do":"sit","id":"s{number}","seat":{seat}}}')
                await socket.send(f'{{"do":"stand","id":"t{number}","seat":{seat}}}')
                await socket.send(f'{{"do":"say","id":"c{number}","text":"{"x" * 480}"}}')
                tally.bytes += 600
                with suppress(TimeoutError):
                    async with asyncio.timeout(PAUSE):
                        while True:
                            await socket.recv()


async def _deaf(attacker: Attacker, host: Person, table: str, tally: Attack) -> None:
    while True:
        with suppress(*TROUBLE):
            async with raw(attacker.port, host.address, deaf=True) as streams:
                path = f"/ws/tables/{table}"
                tally.note(await upgrade(streams, attacker.port, path, host.cookie))
                await asyncio.sleep(30)
        await asyncio.sleep(1)


def _frames(first: bytes, frame: bytes) -> Step:
    """A socket that is sent these frames as fast as it takes them."""

    async def attack(attacker: Attacker, tally: Attack) -> None:
        guest = await attacker.guest()
        table = await guest.open_table(game="six-nimmt", seats=2, auto_start=False)
        async with raw(attacker.port, guest.address, deaf=True) as streams:
            path = f"/ws/tables/{table}"
            tally.note(await upgrade(streams, attacker.port, path, guest.cookie))
            writer = streams[1]
            writer.write(first)
            many = frame * (65_536 // len(frame))
            while not writer.is_closing():
                writer.write(many)
                tally.bytes += len(many)
                async with asyncio.timeout(10):
                    await writer.drain()
                await asyncio.sleep(PAUSE)

    return attack


async def headers(attacker: Attacker, tally: Attack) -> None:
    """A request whose headers have no end."""
    async with raw(attacker.port, attacker.address()) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        line = b"X-Filler: " + b"y" * 1000 + b"\r\n"
        while not writer.is_closing() and not reader.at_eof():
            writer.write(line * 64)
            tally.bytes += len(line) * 64
            await writer.drain()
            await asyncio.sleep(PAUSE)
    tally.note("closed")


async def silent(attacker: Attacker, tally: Attack) -> None:
    """Connections on which nothing is ever said."""

    async def hold() -> None:
        while True:
            with suppress(*TROUBLE):
                async with raw(attacker.port, address) as (reader, _):
                    await reader.read()
                    tally.note("closed")
            await asyncio.sleep(2)

    address = attacker.address()
    async with asyncio.TaskGroup() as group:
        for _ in range(SILENT):
            group.create_task(hold())
            await asyncio.sleep(0.002)


async def lobby(attacker: Attacker, tally: Attack) -> None:
    """Listed tables that nobody wants."""
    guest = await attacker.guest()
    for _ in range(20):
        answer = await guest.http.post(
            "/api/tables",
            json={"game": "sakura", "listed": True, "title": "z" * 80, "auto_start": False},
        )
        tally.note(answer.status_code)
        await asyncio.sleep(PAUSE)


async def replays(attacker: Attacker, tally: Attack) -> None:
    """Readers without a cookie, each on connections of their own."""

    async def read() -> None:
        for table in itertools.cycle(attacker.tables):
            visitor = attacker.visitor()
            with suppress(*TROUBLE):
                for what in ("replay?open_cards=true", "verification"):
                    answer = await visitor.http.get(f"/api/tables/{table}/{what}")
                    tally.note(answer.status_code)
                    tally.bytes += len(answer.content)
            await visitor.close()
            await asyncio.sleep(PAUSE)

    async with asyncio.TaskGroup() as group:
        for _ in range(READERS):
            group.create_task(read())


async def deletions(attacker: Attacker, tally: Attack) -> None:
    """Guests who come, ask for all that is known about them, and leave for good."""
    guest = attacker.visitor()
    tally.note((await guest.arrive()).status_code)
    await guest.http.get("/api/me/export")
    answer = await guest.http.request("DELETE", "/api/me", json={})
    tally.note(answer.status_code)
    await guest.close()
    await asyncio.sleep(PAUSE)


ATTACKS: Final[dict[str, Step]] = {
    "masters": masters,
    "uploads": uploads,
    "deaf sockets": deaf,
    "pings": _frames(b"", PING),
    "fragments": _frames(FIRST_FRAGMENT, EMPTY_FRAGMENT),
    "headers": headers,
    "silent connections": silent,
    "lobby": lobby,
    "replays": replays,
    "deletions": deletions,
}


async def _again_and_again(step: Step, attacker: Attacker, tally: Attack) -> None:
    while True:
        try:
            await step(attacker, tally)
        except (*TROUBLE, ExceptionGroup) as error:
            tally.note(type(error).__name__)
            await asyncio.sleep(1)


def _addresses(number: int, name: str) -> Sequence[int]:
    """Those who leave for good need many: each lets few new guests in."""
    return range(100, 132) if name == "deletions" else (1 + number % ATTACKERS,)


async def main(port: int, seconds: float, path: Path, tables: list[str]) -> None:
    tallies = {name: Attack() for name in ATTACKS}
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for number, (name, step) in enumerate(ATTACKS.items()):
                attacker = Attacker(port, tables, _addresses(number, name))
                group.create_task(_again_and_again(step, attacker, tallies[name]))
    write_report(path, tallies)


if __name__ == "__main__":
    os.nice(NICE)
    uvloop.run(main(int(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:]))
