"""Sends the list of open tables to the lobby when it changes."""

import asyncio
from typing import Final

import msgspec

from ludoteka.server.frames import FLOOD
from ludoteka.server.play.allowance import Allowance
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.lobby import Lobby, TableLine
from ludoteka.server.play.pipes import GONE, Pipe, SocketListener
from ludoteka.server.storage import StorageDown
from ludoteka.server.tables.sights import encode
from ludoteka.server.tasks import end_tasks

SECONDS_BETWEEN: Final = 0.5
"""However many tables change, the list goes out twice a second at most."""


class LobbyList(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    tables: tuple[TableLine, ...]


class LobbyNews:
    def __init__(self, hub: Hub, lobby: Lobby) -> None:
        self._hub = hub
        self._lobby = lobby
        self._changed = asyncio.Event()
        self._teller: asyncio.Task[None] | None = None
        hub.on_lobby = self._changed.set

    def start(self) -> None:
        self._teller = asyncio.create_task(self._tell_for_ever())

    async def stop(self) -> None:
        await end_tasks([self._teller])

    async def follow(self, pipe: Pipe) -> None:
        settings = self._hub.settings
        listener = SocketListener("", "", (None,), pipe, max_queue=settings.max_queue)
        listener.send(await self._frame())
        self._hub.lobby_listeners.add(listener)
        try:
            await _ignore(pipe, listener, Allowance(settings.limit_moves))
        finally:
            self._hub.lobby_listeners.discard(listener)
            listener.close(GONE)
            await listener.finish()

    async def _tell_for_ever(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._tell()
            except StorageDown:
                self._changed.set()  # told as soon as the database answers again
            await asyncio.sleep(SECONDS_BETWEEN)

    async def _tell(self) -> None:
        if self._hub.lobby_listeners:
            frame = await self._frame()
            for listener in self._hub.lobby_listeners:
                listener.send(frame)

    async def _frame(self) -> bytes:
        page = await self._lobby.listed(game=None, before=None)
        return encode(LobbyList(page.tables))


async def _ignore(pipe: Pipe, listener: SocketListener, allowance: Allowance) -> None:
    """The lobby listens to nobody, and not even that for ever."""
    while (await pipe.receive())["type"] != "websocket.disconnect":
        if allowance.take() and allowance.is_flood:
            listener.close(FLOOD)
            return
