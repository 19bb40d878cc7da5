"""Long readings: in other processes, few at a time, and kept."""

import asyncio
import os
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from ludoteka.core import BadInput
from ludoteka.server.errors import Busy, TooMany
from ludoteka.server.web.byte_cache import ByteCache
from ludoteka.server.web.readers import Readers
from tests.server.refusing import counting
from tests.server.room import InlineReaders

pytestmark = pytest.mark.anyio


def process() -> bytes:
    return str(os.getpid()).encode()


def refuse() -> bytes:
    raise BadInput("no-seat-here", seat=9, most=4)


def die() -> bytes:
    os._exit(1)


@pytest.fixture
def readers() -> Iterator[Readers]:
    made = Readers()
    yield made
    made.close()


async def test_readings_are_made_in_another_process_which_may_die(readers: Readers) -> None:
    elsewhere = await readers.read(process, owner="ann")
    assert elsewhere != process()
    with pytest.raises(BadInput, match="no-seat-here") as refused:
        await readers.read(refuse, owner="ann")
    assert refused.value.arguments == {"seat": 9, "most": 4}
    with counting("readers"), pytest.raises(Busy, match="busy-readers"):
        await readers.read(die, owner="ann")
    assert await readers.read(process, owner="ann") not in {elsewhere, process()}


class Counted:
    """Answers when it is told to, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = threading.Event()

    def make(self, content: bytes = b"told") -> bytes:
        self.asked += 1
        assert self.go.wait(30)
        return content


async def test_the_same_reading_is_made_once_for_all_who_ask() -> None:
    readers, counted = InlineReaders(), Counted()
    asking = [
        asyncio.create_task(readers.read(counted.make, owner=str(number), key="replay"))
        for number in range(5)
    ]
    await asyncio.sleep(0)
    counted.go.set()
    assert await asyncio.gather(*asking) == [b"told"] * 5
    assert await readers.read(counted.make, owner="late", key="replay") == b"told"
    assert counted.asked == 1


async def test_who_asks_for_many_waits_for_their_own_and_others_do_not() -> None:
    readers, counted = InlineReaders(queue=9, each=2), Counted()
    asking = [asyncio.create_task(readers.read(counted.make, owner="ann")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await readers.read(counted.make, owner="ann")
    other = asyncio.create_task(readers.read(counted.make, owner="ben"))
    counted.go.set()
    assert await asyncio.gather(*asking, other) == [b"told"] * 3
    assert await readers.read(counted.make, owner="ann") == b"told"


async def test_more_than_can_wait_are_told_to_come_back() -> None:
    readers, counted = InlineReaders(workers=1, queue=2), Counted()
    asking = [asyncio.create_task(readers.read(counted.make, owner=str(n))) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="busy-readers"):
        await readers.read(counted.make, owner="late")
    counted.go.set()
    await asyncio.gather(*asking)


async def test_who_stops_waiting_stops_nobody_else() -> None:
    readers, counted = InlineReaders(), Counted()
    impatient = asyncio.create_task(readers.read(counted.make, owner="ann", key="replay"))
    patient = asyncio.create_task(readers.read(counted.make, owner="ben", key="replay"))
    await asyncio.sleep(0)
    impatient.cancel()
    counted.go.set()
    assert await patient == b"told"


async def test_what_is_kept_is_bounded_in_bytes() -> None:
    readers = InlineReaders(cache=1000)
    counted = Counted()
    counted.go.set()
    for number in range(20):
        make = partial(counted.make, bytes(300))
        await readers.read(make, owner="ann", key=number)
    assert readers._kept.bytes <= 1000
    assert [readers.kept(number) is not None for number in range(15, 20)] == [0, 0, 1, 1, 1]
    await readers.read(partial(counted.make, bytes(5000)), owner="ann", key="long")
    assert readers._kept.bytes <= 1000


def test_a_cache_forgets_what_was_not_asked_for_longest() -> None:
    cache = ByteCache(10)
    cache.put("a", b"1234")
    cache.put("b", b"1234")
    assert cache.get("a")
    cache.put("c", b"1234")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (b"1234", None, b"1234")
    cache.put("c", b"12")
    assert cache.bytes == 6
