"""When Python's collector of cycles works: rarely where moves are made, often in small steps.

By its own rules it would go through all tables and sockets every few hundred moves, and what moves
leave behind has no cycles. What connections leave behind has some: freed 20,000 objects at a time
it held everybody up for 16 ms while attackers came and went by the hundred. So it also works by
the clock, on what came since.
"""

import asyncio
import gc
from typing import Final

AFTER: Final = 20_000
"""Objects more than before, after which the youngest are searched, whatever the clock says."""
OLDER: Final = (20, 20)
"""So many searches of the younger before older ones are searched as well."""
EVERY: Final = 0.2
"""Seconds between two searches of the youngest."""


def spare_collector() -> None:
    """What is there now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(AFTER, *OLDER)


async def collect_often() -> None:
    while True:
        await asyncio.sleep(EVERY)
        collect_now()


def collect_now() -> None:
    """As if enough had come together: how far it looks, the collector decides by its own rules."""
    gc.set_threshold(1, *OLDER)
    # Two are more than one. Sets, because Python keeps used lists at hand and counts no new ones.
    _come: tuple[set[int], set[int]] = set(), set()
    gc.set_threshold(AFTER, *OLDER)
