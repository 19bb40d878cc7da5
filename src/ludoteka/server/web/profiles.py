"""Public profiles over HTTP."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from ludoteka.server.errors import Unknown
from ludoteka.server.people.profile import Profile
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Visitor

SoughtName = Annotated[
    str, QueryParameter(description="The whole name; its case does not matter.", max_length=100)
]


class Profiles(Controller):
    path = "/api/people"
    tags = ("people",)

    @get("/", scope="read", summary="Find someone by name")
    async def find(self, request: AnyRequest, visitor: Visitor, name: SoughtName) -> Profile:
        people = services(request).people
        found = await people.find_by_name(name)
        if found is None:
            raise Unknown("unknown-name", name=name)
        return await people.profile(found.id)

    @get("/{person:str}", scope="read", summary="Someone's games and ratings")
    async def show(
        self,
        request: AnyRequest,
        visitor: Visitor,
        person: FromPath[str],
    ) -> Profile:
        return await services(request).people.profile(person)
