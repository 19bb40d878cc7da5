"""Tunes Python's cycle collector: rare during moves, in small steps for connections.

By its own rules it would go through all tables and sockets every few hundred moves, and what moves
leave behind has no cycles. What connections and requests leave behind has some: freed 20,000
objects at a time it held everybody up for 16 ms while attackers came and went by the hundred. So
it works by the clock, on what came since, after many connections only. Otherwise what is there is
set aside, which costs nothing: searched every five seconds it cost 4 % of a move. What it looked
through as a whole is set aside, too, or it would hold everybody up for 100 ms a minute. Every few
minutes all is searched once, so that no cycle stays for good.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

AFTER: Final = 20_000
"""Objects more than before, after which the youngest are searched, whatever the clock says."""
OLDER: Final = (20, 20)
"""So many searches of the younger before older ones are searched as well."""
OLDEST: Final = 2
EVERY: Final = 0.2
"""Seconds between two searches of the youngest while connections come and go."""
MANY: Final = 20
"""Connections and requests since the last search that are worth another one."""
SELDOM: Final = 25
"""Times that long with fewer: what is there is set aside."""
WHOLE: Final = 900
"""Times that long until everything is searched, also what was set aside."""


def spare_collector() -> None:
    """What is there now is not searched again, except with everything."""
    search_all()
    gc.set_threshold(AFTER, *OLDER)
    if _set_aside not in gc.callbacks:
        gc.callbacks.append(_set_aside)


def search_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _set_aside(phase: str, told: dict[str, int]) -> None:
    """What a search of the oldest left is not searched again by the next one."""
    if phase == "stop" and told["generation"] == OLDEST:
        gc.freeze()


async def collect_often(served: Callable[[], int]) -> None:
    """`served`: connections and requests so far."""
    searched_at, waited, age = served(), 0, 0
    while True:
        await asyncio.sleep(EVERY)
        now, waited, age = served(), waited + 1, age + 1
        if age >= WHOLE:
            search_all()
            age = 0
        elif now - searched_at >= MANY:
            collect_now()
        elif waited >= SELDOM:
            gc.freeze()
        else:
            continue
        searched_at, waited = now, 0


def collect_now() -> None:
    """As if enough had come together: how far it looks, the collector decides by its own rules."""
    gc.set_threshold(1, *OLDER)
    # Two are more than one. Sets, because Python keeps used lists at hand and counts no new ones.
    _come: tuple[set[int], set[int]] = set(), set()
    gc.set_threshold(AFTER, *OLDER)
