"""The small queue and event of a socket: as asyncio's, for one who waits."""

import asyncio

import pytest

from ludoteka.server.inbox import Gate, Inbox

pytestmark = pytest.mark.anyio


async def test_what_is_put_in_is_got_out_in_order() -> None:
    inbox = Inbox[int]()
    for number in range(3):
        inbox.put_nowait(number)
    assert inbox.qsize() == 3
    assert [await inbox.get() for _ in range(3)] == [0, 1, 2]
    assert inbox.empty()


async def test_who_waits_gets_what_comes() -> None:
    inbox = Inbox[int]()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert await reader == 1
    assert await inbox.get() == 2


async def test_a_second_reader_is_refused() -> None:
    inbox = Inbox[int]()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="reads already"):
        await inbox.get()
    inbox.put_nowait(1)
    assert await reader == 1


async def test_a_reader_who_was_cancelled_loses_nothing() -> None:
    inbox = Inbox[int]()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reader.cancel()
    inbox.put_nowait(1)
    with pytest.raises(asyncio.CancelledError):
        await reader
    assert await inbox.get() == 1


async def test_a_closed_gate_holds_everybody_until_it_opens() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not gate.is_set()
    assert not any(task.done() for task in waiting)
    gate.set()
    await asyncio.gather(*waiting)
    assert gate.is_set()
