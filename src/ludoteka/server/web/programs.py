"""For programs that play: their seats, what is asked of them, challenges."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final, Literal

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from sqlalchemy import ColumnElement, Row, insert, or_, select, update

from ludoteka.core.errors import BadInput
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import writing
from ludoteka.server.play.lobby import TableLine
from ludoteka.server.play.socket import do_command
from ludoteka.server.protocol import Sit
from ludoteka.server.storage.schema import challenges
from ludoteka.server.web.access import actor_of
from ludoteka.server.web.guards import limit_person
from ludoteka.server.web.house import House, house
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Who

AnyRequest = Request[object, object, State]

POLL_SECONDS: Final = 1.0
QUIET_SECONDS: Final = 15
"""After so many seconds without news the stream sends an empty line, to be known alive."""


class ChallengeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    seat: int
    name: str
    """Whom: a person or a program, by name."""


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    table: str
    seat: int
    challenger: str
    challenged: str
    created: int
    status: Literal["open", "accepted", "declined", "withdrawn"]


class ProgramNews(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="news"):
    """A line of the stream: tables that wait for you, and challenges to you."""

    waiting: tuple[TableLine, ...]
    challenges: tuple[Challenge, ...]


class Programs(Controller):
    path = "/api/bot"
    tags = ("programs",)

    @get("/seats", scope="play", summary="Your tables that are not over")
    async def seats(self, request: AnyRequest, who: Asker) -> tuple[TableLine, ...]:
        return await house(request).lobby.running(who.person)

    @get("/stream", scope="play", summary="What is asked of you, as it comes")
    async def stream(self, request: AnyRequest, who: Asker) -> Stream:
        """NDJSON: a line whenever another table waits for you or a challenge comes or goes.
        Empty lines say that the stream is alive."""
        await limit_person(request, "sockets", who.person)
        people = services(request).people
        return Stream(_news(house(request), people, who), media_type="application/x-ndjson")


class Challenges(Controller):
    path = "/api/challenges"
    tags = ("programs",)

    @get("/", scope="play", summary="Challenges to you and by you")
    async def open(self, request: AnyRequest, who: Asker) -> tuple[Challenge, ...]:
        mine = or_(challenges.c.challenged == who.person, challenges.c.challenger == who.person)
        return await _challenges(house(request), mine)

    @post("/", scope="play", summary="Ask somebody to your table")
    async def challenge(
        self, request: AnyRequest, who: Asker, data: JSONBody[ChallengeRequest]
    ) -> Challenge:
        await limit_person(request, "tables", who.person)
        found = house(request)
        live = await found.hub.table(data.table)
        if not live.table.seats_of(who.person) and live.table.host != who.person:
            raise Forbidden("not-at-table")
        if not 0 <= data.seat < len(live.table.chairs):
            raise BadInput("no-seat-here", seat=data.seat + 1, most=len(live.table.chairs))
        if live.table.chairs[data.seat].kind != "free":
            raise BadInput("seat-taken", seat=data.seat + 1)
        person = await services(request).people.find_by_name(data.name)
        if person is None:
            raise Unknown("no-such-name", name=data.name[:40])
        if person.id in await services(request).people.blockers_of(who.person):
            raise Forbidden("blocked-by", name=person.name)
        made = Challenge(
            id=found.hub.make_id(),
            table=data.table,
            seat=data.seat,
            challenger=who.person,
            challenged=person.id,
            created=found.hub.now(),
            status="open",
        )
        row = msgspec.structs.asdict(made)
        row["table_id"] = row.pop("table")
        async with writing(found.database) as connection:
            await connection.execute(insert(challenges).values(**row))
        return made

    @post("/{challenge_id:str}/accept", scope="play", status_code=200, summary="Sit down there")
    async def accept(
        self, request: AnyRequest, who: Asker, challenge_id: FromPath[str]
    ) -> Challenge:
        found = house(request)
        challenge = await _one(found, challenge_id)
        if challenge.challenged != who.person:
            raise Unknown("no-such-challenge")
        if challenge.status not in ("open", "accepted"):
            raise BadInput("challenge-settled", status=challenge.status)
        live = await found.hub.table(challenge.table)
        sit = Sit(id=f"challenge-{challenge.id}", seat=challenge.seat)
        actor = actor_of(who, found.hub.now())
        await do_command(found.hub, live, actor, sit, invited_by=challenge.challenger)
        return await _settle(found, challenge, "accepted")

    @post("/{challenge_id:str}/decline", scope="play", status_code=200, summary="Say no")
    async def decline(
        self, request: AnyRequest, who: Asker, challenge_id: FromPath[str]
    ) -> Challenge:
        """The one who was asked declines; the one who asked withdraws."""
        found = house(request)
        challenge = await _one(found, challenge_id)
        if challenge.challenged == who.person:
            return await _settle(found, challenge, "declined")
        if challenge.challenger == who.person:
            return await _settle(found, challenge, "withdrawn")
        raise Unknown("no-such-challenge")


async def _news(found: House, people: People, who: Who) -> AsyncIterator[bytes]:
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


async def _line(found: House, who: Who) -> bytes:
    live = await found.lobby.own(who.person, status="live", before=None)
    asked = await _challenges(found, challenges.c.challenged == who.person)
    waiting = tuple(line for line in live.tables if line.your_turn)
    return msgspec.json.encode(ProgramNews(waiting=waiting, challenges=asked))


async def _challenges(found: House, whose: ColumnElement[bool]) -> tuple[Challenge, ...]:
    query = select(challenges).where(challenges.c.status == "open", whose)
    async with found.database.reader.connect() as connection:
        rows = (await connection.execute(query.limit(200))).all()
    return tuple(map(_challenge, rows))


async def _one(found: House, challenge_id: str) -> Challenge:
    query = select(challenges).where(challenges.c.id == challenge_id)
    async with found.database.reader.connect() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Unknown("no-such-challenge")
    return _challenge(row)


def _challenge(row: Row[tuple[object, ...]]) -> Challenge:
    mapping = row._mapping  # noqa: SLF001 - SQLAlchemy's public name
    columns = {str(name): value for name, value in mapping.items()}
    columns["table"] = columns.pop("table_id")
    return msgspec.convert(columns, Challenge)


async def _settle(
    found: House, challenge: Challenge, status: Literal["accepted", "declined", "withdrawn"]
) -> Challenge:
    change = update(challenges).values(status=status)
    pending = (challenges.c.id == challenge.id) & (challenges.c.status == "open")
    async with writing(found.database) as connection:
        done = await connection.execute(change.where(pending))
    if done.rowcount == 0 and challenge.status != status:
        raise BadInput("challenge-settled", status=challenge.status)
    return msgspec.structs.replace(challenge, status=status)
