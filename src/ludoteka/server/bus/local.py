"""The bus of a single process: calls, no connection."""

import asyncio

from ludoteka.server.bus.base import Bus


class LocalNetwork:
    """Joins several nodes of one process, as tests do."""

    def __init__(self) -> None:
        self.nodes: list[LocalBus] = []


class LocalBus(Bus):
    """The bus of a server that is alone, unless it is given a network."""

    def __init__(self, network: LocalNetwork | None = None) -> None:
        super().__init__()
        self._network = network or LocalNetwork()

    @property
    def has_others(self) -> bool:
        return len(self._network.nodes) > 1

    async def start(self) -> None:
        self._network.nodes.append(self)

    async def publish(self, table: str, payload: bytes) -> None:
        loop = asyncio.get_running_loop()
        for node in self._network.nodes:
            if node is not self:
                loop.call_soon(node._deliver, table, payload)  # noqa: SLF001 -- its own class

    async def close(self) -> None:
        if self in self._network.nodes:
            self._network.nodes.remove(self)
