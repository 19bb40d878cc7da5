"""Contacts over HTTP: friends, requests, recent players, and visibility."""

from litestar import Controller, delete, get, put
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Struct, UnsetType

from ludoteka.server.people.contacts import Circle, Relation
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import limit_address, limit_person
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker


class Seen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    presence: bool | UnsetType = UNSET
    """Friends see when you are here: to a few minutes, and not where."""
    watching: bool | UnsetType = UNSET
    """At tables where you watch your name is told."""


class Shown(Struct, frozen=True):
    presence: bool
    watching: bool


class OwnPeople(Controller):
    path = "/api/me/people"
    tags = ("people",)

    @get("/", scope="read", summary="Your friends, and those you played with")
    async def show(self, request: AnyRequest, who: Asker) -> Circle:
        return await services(request).circles.of(who.person)

    @get("/{person:str}", scope="read", summary="What is between you and someone")
    async def relation(self, request: AnyRequest, who: Asker, person: FromPath[str]) -> Relation:
        return await services(request).circles.relation(who.person, person)

    @put("/{person:str}/friend", scope="account", summary="Ask someone to be friends, or accept")
    async def befriend(self, request: AnyRequest, who: Asker, person: FromPath[str]) -> Relation:
        """You are friends as soon as both want it. Guests may ask only people they have sat
        at a table with."""
        await limit_person(request, "friends", who.person)
        await limit_address(request, "friends")
        circles = services(request).circles
        await circles.befriend(who.person, person)
        return await circles.relation(who.person, person)

    @delete("/{person:str}/friend", scope="account", summary="Decline, withdraw or end it")
    async def part(self, request: AnyRequest, who: Asker, person: FromPath[str]) -> None:
        await services(request).circles.part(who.person, person)


class Visibility(Controller):
    path = "/api/me/seen"
    tags = ("people",)

    @get("/", scope="read", summary="What others may see of you")
    async def show(self, request: AnyRequest, who: Asker) -> Shown:
        return await _shown(request, who.person)

    @put("/", scope="account", summary="Let others see you, or not")
    async def change(self, request: AnyRequest, who: Asker, data: JSONBody[Seen]) -> Shown:
        changes = {"shows_presence": data.presence, "shows_watching": data.watching}
        known = {name: value for name, value in changes.items() if value is not UNSET}
        people = services(request).people
        if known:
            await services(request).circles.show(who.person, **known)
            await people.tell(who.person)
        return await _shown(request, who.person)


async def _shown(request: AnyRequest, person: str) -> Shown:
    found = await services(request).people.get(person)
    return Shown(found.shows_presence, found.shows_watching)
