"""A guest who goes from node to node over a bad network."""

import random
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection

from ludoteka.client.async_link import AsyncTableLink
from ludoteka.client.identity import Identity
from ludoteka.client.memory import ShortMemory

PATIENCE: Final = 180.0


class Rover(Identity):
    """Connects to any node, every time."""

    def __init__(self, urls: list[str], rng: random.Random) -> None:
        super().__init__(urls[0])
        self._urls = urls
        self._rng = rng

    @property
    def socket_url(self) -> str:
        url = self._rng.choice(self._urls)
        self._origin = url
        return f"ws://{urlsplit(url).netloc}"


class Roughness:
    """How bad the network is: shares of commands."""

    def __init__(self, *, cut: float = 0.0, twice: float = 0.0) -> None:
        self.cut = cut
        self.twice = twice


class RoughLink(AsyncTableLink):
    """Loses connections before or after a command has left, and sends some of them twice."""

    def __init__(
        self, identity: Identity, table: str, roughness: Roughness, rng: random.Random
    ) -> None:
        super().__init__(identity, table, patience=PATIENCE, memory=ShortMemory())
        self._roughness = roughness
        self._rng = rng

    async def _transmit(self, socket: ClientConnection, frame: str) -> None:
        chance = self._rng.random
        if chance() < self._roughness.cut / 2:
            socket.transport.abort()
        await super()._transmit(socket, frame)
        if chance() < self._roughness.twice:
            await super()._transmit(socket, frame)
        if chance() < self._roughness.cut / 2:
            socket.transport.abort()
