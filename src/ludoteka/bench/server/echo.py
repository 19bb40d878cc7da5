"""The baseline: bare `websockets` that sends the same frames to the same sockets.

The frames of real matches are written down as a script. For each command the echo sends as many
frames of the same sizes as the real server did, and does nothing else; its players act the script.
"""

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import uvloop
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

from ludoteka.bench.server.crowd import Tasks, in_turns, open_socket
from ludoteka.bench.server.script import Scripts, Step, read_scripts

LONGEST: Final = "x" * 1_000_000


class Echo:
    def __init__(self, script: Path) -> None:
        self._script = script
        self._scripts: Scripts = []
        self._sockets: defaultdict[int, dict[int, ServerConnection]] = defaultdict(dict)
        self._at: defaultdict[int, int] = defaultdict(int)

    async def talk(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        group, seat = (int(part) for part in socket.request.path.strip("/").split("/"))
        if not self._scripts:
            self._scripts = read_scripts(self._script)
        sockets = self._sockets[group]
        sockets[seat] = socket
        steps = self._scripts[group]
        async for _ in socket:
            step = steps[self._at[group] % len(steps)]
            self._at[group] += 1
            for to, size in step.frames:
                await sockets[to].send(LONGEST[:size])


async def main(port: int, script: Path) -> None:
    async with serve(Echo(script).talk, "127.0.0.1", port, compression=None, ping_interval=None):
        await asyncio.get_running_loop().create_future()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), Path(sys.argv[2])))


WAIT: Final = 0.02


class Group:
    """The sockets of one table: they send the moves of the script one after the other."""

    def __init__(self, audience: "Audience", number: int, steps: list[Step]) -> None:
        self._audience = audience
        self.number = number
        self._steps = steps
        self.sockets: dict[int, ClientConnection] = {}
        self._at = 0
        self._missing = 0
        self._since = 0.0

    @property
    def is_waiting(self) -> bool:
        return self._missing > 0

    async def go(self) -> None:
        if self.is_waiting or not self._audience.may_move:
            return
        step = self._steps[self._at % len(self._steps)]
        self._missing = len(step.frames)
        self._since = time.perf_counter()
        await self.sockets[step.mover].send(LONGEST[: step.command])

    async def follow(self, seat: int) -> None:
        socket = self.sockets[seat]
        while True:
            await socket.recv(decode=False)
            self._missing -= 1
            if not self._missing:
                self._audience.times.append(time.perf_counter() - self._since)
                self._at += 1
                await self.go()


class Audience:
    def __init__(self, port: int, scripts: Scripts) -> None:
        self._url = f"ws://127.0.0.1:{port}"
        self.groups = [Group(self, number, steps) for number, steps in enumerate(scripts)]
        self.times: list[float] = []
        self.may_move = False

    @asynccontextmanager
    async def seated(self, seats: int) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            following = stack.enter_context(Tasks())
            places = [(group, seat) for group in self.groups for seat in range(seats)]
            await in_turns(self._sit(stack, group, seat) for group, seat in places)
            for group, seat in places:
                following.add(group.follow(seat))
            yield

    async def _sit(self, stack: AsyncExitStack, group: Group, seat: int) -> None:
        url = f"{self._url}/{group.number}/{seat}"
        group.sockets[seat] = await open_socket(stack, url)

    async def play(self, seconds: float) -> None:
        self.may_move = True
        for group in self.groups:
            await group.go()
        await asyncio.sleep(seconds)
        self.may_move = False

    async def rest(self) -> None:
        while any(group.is_waiting for group in self.groups):  # noqa: ASYNC110 - many conditions
            await asyncio.sleep(WAIT)
