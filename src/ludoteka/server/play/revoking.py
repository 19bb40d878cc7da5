"""Close the sockets of revoked sessions and tokens."""

from collections.abc import Collection

from ludoteka.server.people.service import People
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.pipes import REPLACED, REVOKED


class ListenerCheck:
    """Keeps open sockets up to date with their people: after every change, and now and then."""

    def __init__(self, hub: Hub, people: People) -> None:
        self._hub = hub
        self._people = people

    async def check(self, persons: Collection[str] | None = None) -> None:
        """These persons, or everybody who is at a table of this node."""
        if persons is None:
            await self._people.load_bans()
        found = [
            (live, listener)
            for live in self._hub.tables.values()
            for listener in live.listeners
            if listener.via is not None and (persons is None or listener.person in persons)
        ]
        holding = await self._people.standings(
            {via for _, listener in found if (via := listener.via)}
        )
        for live, listener in found:
            standing = holding.get(listener.via) if listener.via is not None else None
            if standing is None:
                _close(live, listener)
            else:
                listener.face = standing.face
                listener.muted_until = standing.muted_until
                listener.hidden = standing.hidden
                known = (listener.name, listener.is_named)
                listener.name, listener.is_named = standing.name, standing.shows_watching
                if known != (listener.name, listener.is_named):
                    await live.presence_changed()


def _close(live: LiveTable, listener: Listener) -> None:
    """A browser comes back with its present session; with a revoked token there is no way back."""
    if listener.via is not None and listener.via.token is None:
        live.say_bye([listener], REPLACED)
    else:
        listener.close(REVOKED)
