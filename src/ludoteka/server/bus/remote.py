"""A bus over a network: sends in batches, and reconnects without end."""

import asyncio
import logging
import random
from abc import abstractmethod
from contextlib import suppress
from typing import ClassVar, Final

from ludoteka.core import BadInput
from ludoteka.server.bus import messages
from ludoteka.server.bus.base import Bus
from ludoteka.server.bus.messages import Message

MOST_WAITING: Final = 10_000
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0
"""Seconds between attempts to connect."""

logger = logging.getLogger(__name__)


class RemoteBus(Bus):
    """`failures` are what the driver raises when the other side is away."""

    failures: ClassVar[tuple[type[Exception], ...]]

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self.node = messages.new_node()
        self._waiting: list[Message] = []
        self._sender: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None
        self._connected = False

    @abstractmethod
    async def _connect(self) -> None:
        """Connects and subscribes."""

    @abstractmethod
    async def _listen(self) -> None:
        """Receives until the connection is lost."""

    @abstractmethod
    async def _send(self, batch: list[Message]) -> None: ...

    @abstractmethod
    async def _disconnect(self) -> None: ...

    async def start(self) -> None:
        try:
            await self._connect()
        except self.failures as error:
            await self._disconnect()
            problem = str(error) or type(error).__name__
            raise BadInput("unusable-bus", address=self._address, problem=problem) from None
        self._connected = True
        self._listener = asyncio.create_task(self._listen_for_ever())

    async def publish(self, table: str, payload: bytes) -> None:
        if not self._connected or len(self._waiting) >= MOST_WAITING:
            self.dropped += 1
            return
        self._waiting.append(Message(self.node, table, payload))
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        if self._sender is not None:
            await self._sender
        self._connected = False
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        await self._disconnect()

    def _receive(self, data: bytes) -> None:
        message = messages.decode(data)
        if message is not None and message.node != self.node:
            self._deliver(message.table, message.payload)

    async def _send_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._send(batch)
            except self.failures:
                self.dropped += len(batch)
            except Exception as error:  # noqa: BLE001 -- see `_listen_for_ever`
                self.dropped += len(batch)
                self._note(error)
        self._sender = None

    async def _listen_for_ever(self) -> None:
        """Drivers raise whatever they like when the ground goes from under them; a bus that
        stopped for it would leave its node deaf or dumb for good."""
        while True:
            try:
                await self._listen()
            except self.failures:
                pass  # told below
            except Exception as error:  # noqa: BLE001
                self._note(error)
            self._connected = False
            logger.warning("the bus %s is lost, connecting again", self._address)
            await self._reconnect()
            self._connected = True
            logger.warning("the bus %s is back", self._address)
            self._missed()

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._disconnect()
            try:
                return await self._connect()
            except Exception as error:  # noqa: BLE001 -- see `_listen_for_ever`
                if not isinstance(error, self.failures):
                    self._note(error)
            # Nodes that lost it together should not all come back at once.
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _note(self, error: Exception) -> None:
        logger.warning("the bus %s failed in its own way: %s", self._address, type(error).__name__)
