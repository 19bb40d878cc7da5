"""Tables over HTTP: open one, look at it, do things there, follow it."""

from collections.abc import AsyncIterator
from typing import Final, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from ludoteka.server.errors import Forbidden
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.lobby import TablePage
from ludoteka.server.play.opening import TableRequest, open_table
from ludoteka.server.play.socket import LIMITED, do_command
from ludoteka.server.protocol import (
    Bye,
    Done,
    Hurry,
    LinePage,
    Presence,
    StandingAnswer,
    TableCommand,
    TableInfo,
    Update,
    Welcome,
)
from ludoteka.server.tables.reading import read_lines
from ludoteka.server.web.access import actor_of, card_for, check_sight, listener_of
from ludoteka.server.web.answering import LINES, answers
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import address_of, limit_address, limit_person
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who
from ludoteka.server.web.table_services import table_services

NOW_COSTS: Final = 4
"""Requests of a visitor that reading a whole table stands for: it may hold a megabyte."""


StreamLine = Welcome | Update | Presence | Hurry | Bye


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
        hub = table_services(request).hub
        if data.is_listed:
            await _check_listed(request, player, data)
        live = await open_table(hub, actor_of(player, hub.now(), address_of(request)), data)
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
        return await table_services(request).lobby.listed(game=game, before=before)

    @get("/{table_id:str}", scope="read", summary="A table, apart from its game")
    async def card(
        self, request: AnyRequest, visitor: Visitor, table_id: FromPath[str]
    ) -> TableInfo:
        live = await table_services(request).hub.table(table_id)
        check_sight(live, visitor)
        async with live.lock:
            await live.refresh()
            return card_for(live, visitor)

    @get(
        "/{table_id:str}/now",
        scope="read",
        summary="Everything you may see of a table now",
        responses=answers(Welcome),
    )
    async def now(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        since: FromQuery[int] = -1,
    ) -> Stream:
        """The message with which a socket begins, for those who ask now and then."""
        if visitor is None:
            await limit_address(request, "visitors", NOW_COSTS)
        hub = table_services(request).hub
        live = await hub.table(table_id)
        check_sight(live, visitor)
        most = hub.settings.max_queue
        listener = listener_of(visitor, most) if visitor else Listener("", "", (None,))
        listener.hidden = await _hidden_by(request, visitor)
        async with live.lock:
            await live.refresh()
            if visitor is not None:
                live.presences.noticed(visitor.person)
            listener.eyes = live.eyes_of(listener.person)
            known = since if -1 <= since <= live.table.seq else -1
            frame = live.welcome(listener, known)
        return Stream(iter([frame]), media_type="application/json")

    @get("/{table_id:str}/lines", scope="read", summary="What was said there, page by page")
    async def lines(
        self,
        request: AnyRequest,
        visitor: Visitor,
        table_id: FromPath[str],
        before: FromQuery[int | None] = None,
    ) -> LinePage:
        """The last hundred lines of the chat, or those before the entry `before`."""
        hub = table_services(request).hub
        live = await hub.table(table_id)
        check_sight(live, visitor)
        hidden = await _hidden_by(request, visitor)
        return await read_lines(hub.log, table_id, before, hidden)

    @post(
        "/{table_id:str}/commands",
        scope="play",
        status_code=200,
        when_low=True,
        summary="Do something there",
    )
    async def command(
        self, request: AnyRequest, who: Asker, table_id: FromPath[str], data: JSONBody[TableCommand]
    ) -> Done:
        """The same commands as over the socket; the same `id` twice is done once."""
        hub = table_services(request).hub
        live = await hub.table(table_id)
        check_sight(live, who)
        if (limit := LIMITED.get(type(data))) is not None:
            await limit_person(request, limit, who.person)
        actor = actor_of(who, hub.now(), address_of(request))
        return await do_command(hub, live, actor, data)

    @get("/{table_id:str}/standing", scope="read", summary="The answers that your seat left")
    async def standing(
        self, request: AnyRequest, who: Asker, table_id: FromPath[str], seat: FromQuery[int]
    ) -> tuple[StandingAnswer, ...]:
        """For the questions of a match with a slow clock; the command `standing` changes them."""
        hub = table_services(request).hub
        live = await hub.table(table_id)
        check_sight(live, who)
        if seat not in live.table.seats_of(who.person):
            raise Forbidden("not-your-seat", seat=seat + 1)
        return await hub.standing.of(table_id, seat, who.person) if hub.standing else ()

    @get(
        "/{table_id:str}/stream",
        scope="read",
        summary="Follow a table line by line",
        responses=answers(StreamLine, LINES),
    )
    async def stream(
        self, request: AnyRequest, who: Asker, table_id: FromPath[str], since: FromQuery[int] = -1
    ) -> Stream:
        """NDJSON: the messages of the socket, one a line, as they come."""
        await limit_person(request, "sockets", who.person)
        hub = table_services(request).hub
        live = await hub.table(table_id)
        check_sight(live, who)
        listener = listener_of(who, hub.settings.max_queue)
        listener.hidden = await _hidden_by(request, who)
        return Stream(_lines(live, listener, since), media_type=LINES)


@get("/api/me/tables", scope="read", tags=["tables"], summary="Your tables")
async def own_tables(
    request: AnyRequest,
    who: Asker,
    status: FromQuery[Literal["open", "live", "over", "closed", "ended"] | None] = None,
    before: FromQuery[int | None] = None,
) -> TablePage:
    """Where you sit or which you host; `your_turn` says where you are waited for. `ended`: over,
    or stopped in play without a result."""
    return await table_services(request).lobby.own(who.person, status=status, before=before)


async def _check_listed(request: AnyRequest, player: Who, data: TableRequest) -> None:
    """The list is for everyone: nobody fills it alone."""
    await limit_address(request, "listed")
    found, most = table_services(request), services(request).settings.listed_each
    table_id = found.hub.id_of(player.person, data.id)
    await found.lobby.check_listed(player.person, besides=table_id, most=most)


async def _lines(live: LiveTable, listener: Listener, since: int) -> AsyncIterator[bytes]:
    await live.join(listener, since)
    try:
        while (frame := await listener.queue.get()) is not None:
            yield frame + b"\n"
    finally:
        listener.told.set()
        await live.leave(listener)


async def _hidden_by(request: AnyRequest, who: Who | None) -> frozenset[str]:
    """Persons whose words they do not want to read."""
    if who is None:
        return frozenset()
    return await services(request).people.hidden_by(who.person)
