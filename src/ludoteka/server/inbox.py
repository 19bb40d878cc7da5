"""A queue for sockets that needs a fraction of the memory of asyncio's.

Both reserve room for many who wait, at every socket; here one waits, and seldom.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue with one reader."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        if self._reader is not None:
            raise RuntimeError("someone else reads already")
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)


class Gate:
    """An event that is mostly set."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._opening is None

    def set(self) -> None:
        if self._opening is not None:
            self._opening.set()
            self._opening = None

    def clear(self) -> None:
        if self._opening is None:
            self._opening = asyncio.Event()

    async def wait(self) -> None:
        if self._opening is not None:
            await self._opening.wait()
