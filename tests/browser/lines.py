"""A line between a browser and the house that can be cut: a proxy in a thread of its own."""

import asyncio
from collections.abc import Coroutine
from threading import Thread
from types import TracebackType
from typing import Any, Self

from tests.server.proxy import Proxy


class Line:
    def __init__(self, port: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._proxy = Proxy("127.0.0.1", port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._proxy.port}"

    def cut(self) -> None:
        self._do(self._proxy.go())

    def mend(self) -> None:
        self._do(self._proxy.come())

    def keep_back(self, *, answers: bool) -> None:
        """What the house says does not arrive; what it is told does."""
        self._proxy.mute = answers

    def _do(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._loop).result(timeout=30)

    def __enter__(self) -> Self:
        self._thread.start()
        self.mend()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=30)
        self._loop.close()
