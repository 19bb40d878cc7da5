"""The bus over PostgreSQL: LISTEN and NOTIFY, for hosts without Redis."""

import asyncio
from base64 import b64decode, b64encode
from typing import Final

from ludoteka.server.bus.messages import Message, encode
from ludoteka.server.bus.remote import RemoteBus
from ludoteka.server.storage.address import Postgres
from ludoteka.server.storage.postgres import GONE, Connection, connect

MOST: Final = 7_500
"""Bytes of a notification; the server takes less than 8,000. Longer ones become hints."""
SILENCE: Final = 15.0
"""Seconds after which the connection is asked whether it lives."""
TIMEOUT: Final = 5.0

NOTIFY: Final = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"


class PostgresBus(RemoteBus):
    failures = GONE

    def __init__(self, address: Postgres, *, channel: str = "ludoteka") -> None:
        super().__init__(str(address))
        self._dsn = address.dsn
        self._channel = channel
        self._connection: Connection | None = None
        self._lost = asyncio.Event()
        self._in_use = asyncio.Lock()  # a connection answers one question at a time

    async def _connect(self) -> None:
        self._lost.clear()
        self._connection = connection = await connect(self._dsn, command_timeout=TIMEOUT)
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(self._channel, self._notified)

    async def _listen(self) -> None:
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(SILENCE):
                    await self._lost.wait()
            except TimeoutError:
                await self._ask("SELECT 1")

    async def _send(self, batch: list[Message]) -> None:
        await self._ask(NOTIFY, self._channel, [_text(message) for message in batch])

    async def _ask(self, query: str, *values: str | list[str]) -> None:
        async with self._in_use:
            if self._connection is None:
                raise ConnectionError("not connected")
            await self._connection.execute(query, *values)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _notified(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        try:
            data = b64decode(str(text), validate=True)
        except ValueError:
            return  # someone else's; the channel is open to all
        self._receive(data)


def _text(message: Message) -> str:
    text = b64encode(encode(message)).decode()
    if len(text) > MOST:
        text = b64encode(encode(message._replace(payload=b""))).decode()
    return text
