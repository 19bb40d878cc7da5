"""Tells whether the bots of a table think shorter than usual.

It follows from how many thoughts wait for each person, and is told once a second at most: nothing
in it depends on what a bot thinks about.
"""

from typing import TYPE_CHECKING, Final

from ludoteka.server.clock import Clock
from ludoteka.server.play.driving import claim_of
from ludoteka.server.protocol import Hurry
from ludoteka.server.tables.sights import encode

if TYPE_CHECKING:
    from ludoteka.server.play.hub import Hub
    from ludoteka.server.play.live import LiveTable

EXPIRES: Final = 30_000
"""Milliseconds after which a node that says no more counts as one that does not hurry."""


class Hurries:
    def __init__(self, now: Clock) -> None:
        self.is_shown = False
        """What the listeners know."""
        self._now = now
        self._until: dict[str, int] = {}

    def set(self, node: str, *, on: bool) -> bool:
        """What a node says of its bots; whether it said otherwise before."""
        before = node in self._until
        if on:
            self._until[node] = self._now() + EXPIRES
        else:
            self._until.pop(node, None)
        return before != on

    @property
    def is_on(self) -> bool:
        return bool(self._until) and max(self._until.values()) > self._now()


async def tell_hurry(hub: "Hub", *, again: bool) -> None:
    """To the other nodes what changed here (`again`: or goes on), to the listeners all."""
    for live in list(hub.tables.values()):
        hurries = live.hurries
        on = hub.workers.is_hurried(claim_of(live.table))
        if hurries.set(hub.node, on=on) or (on and again):
            await hub.publish_hurry(live, on=on)
        if hurries.is_on != hurries.is_shown:
            _show(live)


def _show(live: "LiveTable") -> None:
    live.hurries.is_shown = live.hurries.is_on
    frame = encode(Hurry(live.hurries.is_shown))
    for listener in live.listeners:
        listener.send(frame)
