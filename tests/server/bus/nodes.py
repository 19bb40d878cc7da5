"""Nodes of a test, joined by one kind of bus."""

import asyncio
from collections.abc import Callable

from ludoteka.server.bus import Bus


class Inbox:
    """What a node has received, to be waited for."""

    def __init__(self, bus: Bus) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self.gaps = 0
        self._changed = asyncio.Event()
        bus.subscribe(self._receive, missed=self._miss)

    def _receive(self, table: str, payload: bytes) -> None:
        self.messages.append((table, payload))
        self._changed.set()

    def _miss(self) -> None:
        self.gaps += 1
        self._changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def receives(self, count: int) -> list[tuple[str, bytes]]:
        await self.until(lambda: len(self.messages) >= count)
        return self.messages


class DroppingBus(Bus):
    """Loses messages on purpose: those that `drops` says, of the ones that it should send."""

    def __init__(self, bus: Bus, drops: Callable[[str, bytes], bool]) -> None:
        super().__init__()
        self._bus = bus
        self._drops = drops

    async def start(self) -> None:
        self._bus.subscribe(self._deliver, missed=self._missed)
        await self._bus.start()

    async def publish(self, table: str, payload: bytes) -> None:
        if self._drops(table, payload):
            self.dropped += 1
        else:
            await self._bus.publish(table, payload)

    async def close(self) -> None:
        await self._bus.close()
