"""A server that can be made to go away: a proxy in front of the real one."""

import asyncio
from contextlib import suppress


class Proxy:
    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self.port = 0
        self.mute = False
        """What the server answers is kept back."""

    async def come(self) -> None:
        """On the same port as before, if there was one."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def go(self) -> None:
        assert self._server is not None
        self._server.close()
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self._target)
        for source, sink in ((reader, back), (there, writer)):
            pipe = asyncio.create_task(self._pump(source, sink, mutes=source is there))
            self._pipes.add(pipe)
            pipe.add_done_callback(self._pipes.discard)

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, mutes: bool
    ) -> None:
        try:
            with suppress(OSError):
                while data := await source.read(65536):
                    if not (mutes and self.mute):
                        sink.write(data)
                        await sink.drain()
        finally:
            sink.close()
