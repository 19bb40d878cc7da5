"""The shorter way of frames to a socket: the same bytes, in the same order, in fewer steps."""

import asyncio
from collections.abc import Sequence

import pytest
from litestar.types import Message, WebSocketReceiveEvent
from websockets.frames import Frame, Opcode

from ludoteka.server.frames import ShorterWay, header
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.pipes import Pipe, SocketListener

pytestmark = pytest.mark.anyio


class Wire:
    """Both ways to a socket, and what went over each."""

    def __init__(self) -> None:
        self.takes = True
        self.unsent = 0
        self.writes: list[list[bytes]] = []
        self.texts: list[str] = []
        self.free = asyncio.Event()
        way = ShorterWay(self._write, lambda: self.unsent)
        pipe = Pipe(self._receive, self._send, way)
        self.listener = SocketListener("ann", "Ann", (None,), pipe, max_queue=100)

    def _write(self, frames: Sequence[bytes]) -> bool:
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


@pytest.mark.parametrize("unsent", [0, 60])
async def test_a_reader_who_is_too_slow_is_dropped(unsent: int) -> None:
    """For the bytes that wait, those included that its socket has taken and not sent."""
    wire = Wire()
    wire.takes = False
    wire.unsent = unsent
    wire.listener.send(b"0")
    await asyncio.sleep(0)
    for _ in range((100 - unsent) // 10):
        wire.listener.send(b"ten bytes!")
    closing = [wire.listener.closing]
    wire.listener.send(b"one too many")
    closing.append(wire.listener.closing)
    assert closing == [None, "slow"]
    wire.free.set()
    await wire.listener.finish()
    assert wire.texts == ["0", "websocket.close"]


async def test_what_was_sent_waits_no_more() -> None:
    wire = Wire()
    wire.takes = False
    for _ in range(20):
        wire.listener.send(b"x" * 90)
        await asyncio.sleep(0)
        wire.free.set()
        await wire.listener.finish()
        wire.free.clear()
    assert wire.listener.closing is None


async def test_a_stream_is_bounded_in_bytes_and_always_has_room_for_its_end() -> None:
    slow, full = (Listener("ann", "Ann", (None,), max_queue=100) for _ in range(2))
    for _ in range(10):
        slow.send(b"ten bytes!")
        full.send(b"ten bytes!")
    slow.send(b"one too many")
    full.close("stopping")
    assert slow.closing == "slow"
    assert [slow.queue.get_nowait()] == [None]
    assert [full.queue.get_nowait() for _ in range(11)] == [b"ten bytes!"] * 10 + [None]
