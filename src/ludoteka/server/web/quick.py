"""Quick matches over HTTP: wait with others who want the same, or with bots."""

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ludoteka.server.play.quick import QuickRequest, QuickState
from ludoteka.server.tables.deciding import Actor
from ludoteka.server.web.access import actor_of
from ludoteka.server.web.guards import address_of, limit_address, limit_person
from ludoteka.server.web.house import house
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who

AnyRequest = Request[object, object, State]


class QuickMatch(Controller):
    path = "/api/quick-match"
    tags = ("tables",)

    @post("/", scope="play", status_code=200, summary="Play with whoever else wants to")
    async def ask(
        self, request: AnyRequest, player: Player, data: JSONBody[QuickRequest]
    ) -> QuickState:
        """Seats you with strangers as soon as there are enough. Nobody is seated with those whom
        they blocked. The match is rated by the usual rule."""
        await limit_person(request, "quick", player.person)
        await limit_address(request, "quick")
        return await house(request).quick.ask(_actor(request, player), data)

    @get("/", scope="play", summary="Where your quick match stands")
    async def look(self, request: AnyRequest, visitor: Visitor) -> QuickState:
        """Ask every second or two while you wait."""
        if visitor is None:
            return QuickState(state="none")
        return await house(request).quick.look(_actor(request, visitor))

    @delete("/", scope="play", status_code=200, summary="Wait no longer")
    async def leave(self, request: AnyRequest, who: Asker) -> QuickState:
        """If a table was found meanwhile, it is told: you have a seat there."""
        return await house(request).quick.leave(who.person)


def _actor(request: AnyRequest, who: Who) -> Actor:
    return actor_of(who, house(request).hub.now(), address_of(request))
