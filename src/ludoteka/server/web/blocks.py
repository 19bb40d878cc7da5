"""The people you have blocked or muted."""

from litestar import Controller, delete, get, put
from litestar.params import FromPath, JSONBody

from ludoteka.server.people.blocks import Block
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Player
from ludoteka.server.web.shapes import BlockRequest


class Blocks(Controller):
    path = "/api/me/blocks"
    tags = ("people",)

    @get("/", scope="account", summary="People you have blocked or muted")
    async def show(self, request: AnyRequest, who: Asker) -> list[Block]:
        return await services(request).people.blocks_of(who.person)

    @put("/{person:str}", scope="account", summary="Block or mute someone")
    async def set(
        self,
        request: AnyRequest,
        player: Player,
        person: FromPath[str],
        data: JSONBody[BlockRequest],
    ) -> list[Block]:
        """Blocked people cannot sit down at your tables, nor at listed ones where you sit, and
        cannot challenge you. You are not sent what the blocked and the muted say."""
        people = services(request).people
        await people.set_block(player.person, person, data.kind)
        return await people.blocks_of(player.person)

    @delete("/{person:str}", scope="account", summary="Unblock or unmute someone")
    async def remove(self, request: AnyRequest, who: Asker, person: FromPath[str]) -> None:
        await services(request).people.remove_block(who.person, person)
