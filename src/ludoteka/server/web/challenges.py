"""Challenges over HTTP: a friend, or a program by its name."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ludoteka.core.errors import BadInput
from ludoteka.server.errors import Forbidden, Unknown
from ludoteka.server.people import challenges as rows
from ludoteka.server.people.challenges import Challenge
from ludoteka.server.people.persons import Person
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.socket import do_command
from ludoteka.server.protocol import Sit
from ludoteka.server.web.access import actor_of
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import address_of, limit_address, limit_person
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Who
from ludoteka.server.web.table_services import table_services


class ChallengeRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is asked to which table: someone by `name`, or by the id of their profile."""

    table: Annotated[str, Meta(max_length=40)]
    seat: int | None = None
    """None: any that is free when they come."""
    name: Annotated[str, Meta(max_length=100)] | None = None
    person: Annotated[str, Meta(max_length=40)] | None = None


class Challenges(Controller):
    path = "/api/challenges"
    tags = ("programs",)

    @get("/", scope="play", summary="Challenges to you and by you")
    async def open(self, request: AnyRequest, who: Asker) -> tuple[Challenge, ...]:
        """Only to tables where people still sit down."""
        async with reading(table_services(request).database) as connection:
            return await rows.challenges_of(connection, who.person)

    @post("/", scope="play", summary="Ask someone to your table")
    async def challenge(
        self, request: AnyRequest, who: Asker, data: JSONBody[ChallengeRequest]
    ) -> Challenge:
        """Shown to them wherever they are on this server. Asked twice, it is one challenge."""
        await limit_person(request, "challenges", who.person)
        await limit_address(request, "challenges")
        found = table_services(request)
        live = await found.hub.table(data.table)
        _check_table(live, who, data.seat)
        person = await _asked(request, who, data)
        made = Challenge(
            id=found.hub.make_id(),
            table=data.table,
            seat=data.seat,
            challenger=who.person,
            challenged=person.id,
            created=found.hub.now(),
            status="open",
            game=live.table.game.key,
            challenger_name=who.name,
            challenger_face=who.face,
            challenged_name=person.name,
        )
        async with writing(found.database) as connection:
            kept = await rows.add_challenge(connection, made)
        if kept.id == made.id and person.kind != "bot":
            await found.notices.invite(person.id, made.table, made.game, who.name)
        return kept

    @post("/{challenge_id:str}/accept", scope="play", status_code=200, summary="Sit down there")
    async def accept(
        self, request: AnyRequest, who: Asker, challenge_id: FromPath[str]
    ) -> Challenge:
        found = table_services(request)
        async with reading(found.database) as connection:
            challenge = await rows.find_challenge(connection, challenge_id)
        if challenge.challenged != who.person:
            raise Unknown("no-such-challenge")
        if challenge.status not in ("open", "accepted"):
            raise BadInput("challenge-settled", status=challenge.status)
        await _sit(request, who, challenge)
        async with writing(found.database) as connection:
            return await rows.settle(connection, challenge, "accepted")

    @post("/{challenge_id:str}/decline", scope="play", status_code=200, summary="Say no")
    async def decline(
        self, request: AnyRequest, who: Asker, challenge_id: FromPath[str]
    ) -> Challenge:
        """The one who was asked declines; the one who asked withdraws."""
        found = table_services(request)
        async with writing(found.database) as connection:
            challenge = await rows.find_challenge(connection, challenge_id)
            if challenge.challenged == who.person:
                return await rows.settle(connection, challenge, "declined")
            if challenge.challenger == who.person:
                return await rows.settle(connection, challenge, "withdrawn")
        raise Unknown("no-such-challenge")


def _check_table(live: LiveTable, who: Who, seat: int | None) -> None:
    table = live.table
    if not table.seats_of(who.person) and table.host != who.person:
        raise Forbidden("not-at-table")
    if table.status != "open":
        raise BadInput("already-started")
    if seat is None:
        if all(chair.kind != "free" for chair in table.chairs):
            raise BadInput("no-seat-free")
        return
    if not 0 <= seat < len(table.chairs):
        raise BadInput("no-seat-here", seat=seat + 1, most=len(table.chairs))
    if table.chairs[seat].kind != "free":
        raise BadInput("seat-taken", seat=seat + 1)


async def _asked(request: AnyRequest, who: Who, data: ChallengeRequest) -> Person:
    people = services(request).people
    if (data.name is None) == (data.person is None):
        raise BadInput("name-or-person")
    if data.name is not None:
        person = await people.find_by_name(data.name)
        if person is None:
            raise Unknown("no-such-name", name=data.name[:40])
    else:
        person = await people.find(data.person or "")
        if person is None or person.is_gone:
            raise Unknown("unknown-person", person=data.person or "")
    if person.id in await people.blockers_of(who.person):
        raise Forbidden("blocked-by", name=person.name)
    return person


async def _sit(request: AnyRequest, who: Who, challenge: Challenge) -> None:
    """On the seat that was meant, or on the first that is free: others may be faster."""
    hub = table_services(request).hub
    live = await hub.table(challenge.table)
    if live.table.seats_of(who.person):
        return
    actor = actor_of(who, hub.now(), address_of(request))
    seats = [challenge.seat] if challenge.seat is not None else range(len(live.table.chairs))
    for seat in seats:
        if challenge.seat is None and live.table.chairs[seat].kind != "free":
            continue
        try:
            invite = _invite_of(live, challenge.challenger)
            own = f"challenge-{challenge.id}"
            ready = not actor.is_program  # programs say so when they are at the table
            command = Sit(id=own, seat=seat, invite=invite, ready=ready)
            await do_command(hub, live, actor, command, invited_by=challenge.challenger)
        except BadInput as error:
            if challenge.seat is not None or error.code != "seat-taken":
                raise
        else:
            return
    raise BadInput("no-seat-free")


def _invite_of(live: LiveTable, challenger: str) -> str:
    """Who sits there or hosts it has the whole link to give."""
    table = live.table
    inside = challenger == table.host or table.seats_of(challenger)
    return table.created.invite if inside else ""
