"""Programs that play, over HTTP: their seats and questions."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import Controller, get
from litestar.response import Stream

from ludoteka.server.people.challenges import Challenge, challenges_to
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading
from ludoteka.server.play.lobby import TableLine
from ludoteka.server.web.answering import LINES, answers
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import limit_person
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Who
from ludoteka.server.web.table_services import TableServices, table_services

POLL_SECONDS: Final = 1.0
QUIET_SECONDS: Final = 15
"""After so many seconds without news the stream sends an empty line, to be known alive."""


class ProgramNews(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="news"):
    """A line of the stream: tables that wait for you, and challenges to you."""

    waiting: tuple[TableLine, ...]
    challenges: tuple[Challenge, ...]


class Programs(Controller):
    path = "/api/bot"
    tags = ("programs",)

    @get("/seats", scope="play", summary="Your tables that are not over")
    async def seats(self, request: AnyRequest, who: Asker) -> tuple[TableLine, ...]:
        return await table_services(request).lobby.running(who.person)

    @get(
        "/stream",
        scope="play",
        summary="What is asked of you, as it comes",
        responses=answers(ProgramNews, LINES),
    )
    async def stream(self, request: AnyRequest, who: Asker) -> Stream:
        """NDJSON: a line whenever another table waits for you or a challenge comes or goes.
        Empty lines say that the stream is alive."""
        await limit_person(request, "sockets", who.person)
        people = services(request).people
        return Stream(_news(table_services(request), people, who), media_type=LINES)


async def _news(found: TableServices, people: People, who: Who) -> AsyncIterator[bytes]:
    """Until the server stops, or the token or session no longer holds."""
    last = b""
    quiet = 0.0
    while not found.hub.is_stopping and await people.standings([who.pass_]):
        line = await _line(found, who)
        quiet += POLL_SECONDS
        if line != last:
            last, quiet = line, 0.0
            yield line + b"\n"
        elif quiet >= QUIET_SECONDS:
            quiet = 0.0
            yield b"\n"
        await asyncio.sleep(POLL_SECONDS)


async def _line(found: TableServices, who: Who) -> bytes:
    live = await found.lobby.own(who.person, status="live", before=None)
    async with reading(found.database) as connection:
        asked = await challenges_to(connection, who.person)
    waiting = tuple(line for line in live.tables if line.your_turn)
    return msgspec.json.encode(ProgramNews(waiting=waiting, challenges=asked))
