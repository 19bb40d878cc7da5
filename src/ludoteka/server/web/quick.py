"""Quick matches over HTTP: wait with others who want the same, or with bots."""

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from ludoteka.server.play.quick import QuickRequest, QuickState
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.web.access import actor_of
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import address_of, limit_address, limit_person
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who
from ludoteka.server.web.table_services import table_services


class QuickMatch(Controller):
    path = "/api/quick-match"
    tags = ("tables",)

    @post("/", scope="play", status_code=200, summary="Play with others who want to play now")
    async def ask(
        self, request: AnyRequest, player: Player, data: JSONBody[QuickRequest]
    ) -> QuickState:
        """Seats you with strangers as soon as there are enough. No one is seated with people they
        have blocked. The match is rated by the usual rule."""
        await limit_person(request, "quick", player.person)
        await limit_address(request, "quick")
        return await table_services(request).quick.ask(_actor(request, player), data)

    @get("/", scope="play", summary="Where your quick match stands")
    async def look(self, request: AnyRequest, visitor: Visitor) -> QuickState:
        """Ask every second or two while you wait."""
        if visitor is None:
            return QuickState(state="none")
        return await table_services(request).quick.look(_actor(request, visitor))

    @delete("/", scope="play", status_code=200, summary="Wait no longer")
    async def leave(self, request: AnyRequest, who: Asker) -> QuickState:
        """If a table was found meanwhile, it is told: you have a seat there."""
        return await table_services(request).quick.leave(who.person)


def _actor(request: AnyRequest, who: Who) -> Actor:
    return actor_of(who, table_services(request).hub.now(), address_of(request))
