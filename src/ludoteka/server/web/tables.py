"""Tables over HTTP: open one, look at it, do things there, follow it."""

from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.lobby import TablePage
from ludoteka.server.play.opening import TableRequest, open_table
from ludoteka.server.play.socket import do_command
from ludoteka.server.protocol import Done, Say, TableCard, TableCommand
from ludoteka.server.web.access import actor_of, check_sight, listener_of
from ludoteka.server.web.guards import limit_person
from ludoteka.server.web.house import house
from ludoteka.server.web.sessions import Asker, Player, Visitor

AnyRequest = Request[object, object, State]


class Opened(msgspec.Struct, frozen=True):
    id: str
    path: str
    """Where people meet: send this link to friends."""


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", scope="play", summary="Open a table")
    async def open(
        self, request: AnyRequest, player: Player, data: JSONBody[TableRequest]
    ) -> Opened:
        """Opens a table with you as its host. Only `game` is needed.

        With an `id` of yours a request whose answer was lost may be sent again.
        """
        await limit_person(request, "tables", player.person)
        hub = house(request).hub
        live = await open_table(hub, actor_of(player, hub.now()), data)
        return Opened(live.table.id, f"/t/{live.table.id}")

    @get("/", scope="read", summary="Tables that are open to all")
    async def listed(
        self,
        request: AnyRequest,
        visitor: Visitor,
        game: FromQuery[str | None] = None,
        before: FromQuery[int | None] = None,
    ) -> TablePage:
        del visitor
        return await house(request).lobby.listed(game=game, before=before)

    @get("/{table_id:str}", scope="read", summary="A table, apart from its game")
    async def card(
        self, request: AnyRequest, visitor: Visitor, table_id: FromPath[str]
    ) -> TableCard:
        live = await house(request).hub.table(table_id)
        check_sight(live, visitor)
        async with live.lock:
            await live.refresh()
            return live.table.card()

    @get("/{table_id:str}/now", scope="read", summary="Everything you may see of a table now")
    async def now(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        since: FromQuery[int] = -1,
    ) -> Stream:
        """The message with which a socket begins, for those who ask now and then."""
        live = await house(request).hub.table(table_id)
        check_sight(live, visitor)
        listener = listener_of(visitor) if visitor else Listener("", "", (None,))
        async with live.lock:
            await live.refresh()
            listener.eyes = live.eyes_of(listener.person)
            known = since if -1 <= since <= live.table.seq else -1
            frame = live.welcome(listener, known)
        return Stream(iter([frame]), media_type="application/json")

    @post("/{table_id:str}/commands", scope="play", status_code=200, summary="Do something there")
    async def command(
        self, request: AnyRequest, who: Asker, table_id: FromPath[str], data: JSONBody[TableCommand]
    ) -> Done:
        """The same commands as over the socket; the same `id` twice is done once."""
        hub = house(request).hub
        live = await hub.table(table_id)
        check_sight(live, who)
        if isinstance(data, Say):
            await limit_person(request, "chat", who.person)
        return await do_command(hub, live, actor_of(who, hub.now()), data)

    @get("/{table_id:str}/stream", scope="read", summary="Follow a table line by line")
    async def stream(
        self, request: AnyRequest, who: Asker, table_id: FromPath[str], since: FromQuery[int] = -1
    ) -> Stream:
        """NDJSON: the messages of the socket, one a line, as they come."""
        await limit_person(request, "sockets", who.person)
        live = await house(request).hub.table(table_id)
        check_sight(live, who)
        listener = listener_of(who)
        return Stream(_lines(live, listener, since), media_type="application/x-ndjson")


@get("/api/me/tables", scope="read", tags=["tables"], summary="Your tables")
async def own_tables(
    request: AnyRequest,
    who: Asker,
    status: FromQuery[Literal["open", "live", "over", "closed"] | None] = None,
    before: FromQuery[int | None] = None,
) -> TablePage:
    """Where you sit or which you host; `your_turn` says where you are waited for."""
    return await house(request).lobby.own(who.person, status=status, before=before)


async def _lines(live: LiveTable, listener: Listener, since: int) -> AsyncIterator[bytes]:
    await live.join(listener, since)
    try:
        while (frame := await listener.queue.get()) is not None:
            yield frame + b"\n"
    finally:
        listener.told.set()
        await live.leave(listener)
