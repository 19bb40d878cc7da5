"""Saves periodically who is online: by requests and at tables."""

from typing import Final

from ludoteka.server.people.online import HereNow
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.repeating import Repeating

SECONDS: Final = 10.0


class Attending(Repeating):
    def __init__(self, hub: Hub, here: HereNow) -> None:
        super().__init__(self.write, SECONDS, failed="who is here was not written")
        self._hub = hub
        self._here = here

    async def write(self) -> None:
        for live in self._hub.tables.values():
            self._here.note(*(each.person for each in live.listeners if each.via is not None))
        await self._here.write()
