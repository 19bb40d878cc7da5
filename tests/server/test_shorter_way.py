"""The shorter way of frames to a socket: the same bytes, in the same order, in fewer steps."""

import asyncio
from collections.abc import Sequence

import pytest
from litestar.types import Message, WebSocketReceiveEvent
from websockets.frames import Frame, Opcode

from ludoteka.server.frames import header
from ludoteka.server.play.listener import MOST_WAITING
from ludoteka.server.play.pipes import Pipe, SocketListener

pytestmark = pytest.mark.anyio


class Wire:
    """Both ways to a socket, and what went over each."""

    def __init__(self) -> None:
        self.takes = True
        self.writes: list[list[bytes]] = []
        self.texts: list[str] = []
        self.free = asyncio.Event()
        self.listener = SocketListener("ann", "Ann", (None,), Pipe(self._receive, self._send, self))

    def __call__(self, frames: Sequence[bytes]) -> bool:
        if self.takes:
            self.writes.append(list(frames))
        return self.takes

    async def _receive(self) -> WebSocketReceiveEvent:
        raise NotImplementedError

    async def _send(self, message: Message) -> None:
        await self.free.wait()
        self.texts.append(str(message.get("text") or message["type"]))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_has_the_header_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert header(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_frames_of_one_step_are_written_together() -> None:
    wire = Wire()
    wire.listener.send(b"update")
    wire.listener.send(b"done")
    assert wire.writes == []
    await asyncio.sleep(0)
    wire.listener.send(b"pong")
    await asyncio.sleep(0)
    assert wire.writes == [[b"update", b"done"], [b"pong"]]


async def test_what_a_full_socket_does_not_take_waits_in_order() -> None:
    wire = Wire()
    wire.takes = False
    wire.listener.send(b"1")
    wire.listener.send(b"2")
    await asyncio.sleep(0)
    wire.takes = True
    wire.listener.send(b"3")  # behind those that wait, not past them
    await asyncio.sleep(0)
    assert not wire.writes
    assert not wire.texts
    wire.free.set()
    await wire.listener.finish()
    assert wire.texts == ["1", "2", "3"]


async def test_last_words_leave_before_the_socket_closes() -> None:
    wire = Wire()
    wire.free.set()
    wire.listener.send(b"bye")
    wire.listener.close("stopping")
    assert wire.writes == [[b"bye"]]
    assert wire.texts == ["websocket.close"]
    await asyncio.sleep(0)
    assert wire.writes == [[b"bye"]]
    wire.listener.send(b"too late")
    await asyncio.sleep(0)
    assert wire.writes == [[b"bye"]]


async def test_a_reader_who_is_too_slow_is_dropped() -> None:
    wire = Wire()
    wire.takes = False
    wire.listener.send(b"0")
    await asyncio.sleep(0)
    for number in range(MOST_WAITING):
        wire.listener.send(b"%d" % number)
    closing = [wire.listener.closing]
    wire.listener.send(b"one too many")
    closing.append(wire.listener.closing)
    assert closing == [None, "slow"]
    wire.free.set()
    await wire.listener.finish()
    assert wire.texts == ["0", "websocket.close"]
