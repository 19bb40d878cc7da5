"""The players of the echo: they act the scripts of real matches."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from websockets.asyncio.client import ClientConnection

from ludoteka.cli.load.crowd import Tasks, in_turns, open_socket
from ludoteka.cli.load.script import Scripts, Step

LONGEST: Final = "x" * 20_000
WAIT: Final = 0.02


class Group:
    """The sockets of one table: whoever moved in the script moves, one after the other."""

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
