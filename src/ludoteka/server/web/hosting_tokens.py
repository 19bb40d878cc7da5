"""API tokens on the hosts' page: list, revoke, and create with the own password."""

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from ludoteka.server.errors import Forbidden
from ludoteka.server.people.persons import Person
from ludoteka.server.people.sessions import DAY
from ludoteka.server.people.tokens import SCOPES, Scope, Token
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.hosting_acting import ALWAYS, confirm, hosting_of, person_of
from ludoteka.server.web.hosting_shapes import Because, HostTokenRequest
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import BY_COOKIE, Asker, Who
from ludoteka.server.web.shapes import NewToken
from ludoteka.server.web.tokens import FOR_BOTS


class HostedTokens(Controller):
    path = "/api/host/people/{person:str}/tokens"
    tags = ("host",)
    opt = ALWAYS

    @get("/", scope="admin", summary="Someone's API tokens")
    async def tokens(self, request: AnyRequest, who: Asker, person: FromPath[str]) -> list[Token]:
        return await services(request).people.tokens_of(person)

    @post("/", scope="admin", summary="Make a token for someone")
    async def make_token(
        self,
        request: AnyRequest,
        who: Asker,
        person: FromPath[str],
        data: JSONBody[HostTokenRequest],
    ) -> NewToken:
        """With it, anyone acts as that person. Scope `admin`: for yourself only."""
        await confirm(request, who, data.password)
        found = await person_of(request, person)
        _check_scopes(data.scopes, _scopes_for(found, who))
        expires = services(request).people.clock() + data.days * DAY if data.days else None
        token, secret = await hosting_of(request, who).make_token(
            found, data.why, label=data.label, scopes=data.scopes, expires=expires
        )
        return NewToken(token=token, secret=secret)

    @post(
        "/{token:str}/revoke",
        scope="admin",
        status_code=204,
        summary="Revoke someone's token",
    )
    async def revoke(
        self,
        request: AnyRequest,
        who: Asker,
        person: FromPath[str],
        token: FromPath[str],
        data: JSONBody[Because],
    ) -> None:
        await hosting_of(request, who).revoke_token(
            await person_of(request, person), token, data.why
        )


def _scopes_for(person: Person, who: Who) -> frozenset[Scope]:
    """For another account not `admin`: it would wake when that one is made a host."""
    if person.kind == "guest":
        raise Forbidden("guests-have-no-tokens", name=person.name)
    if person.kind == "bot":
        return FOR_BOTS
    return SCOPES if person.id == who.person else BY_COOKIE


def _check_scopes(wanted: frozenset[Scope], allowed: frozenset[Scope]) -> None:
    if beyond := sorted(wanted - allowed):
        raise Forbidden("scope-not-yours", scope=beyond[0], allowed=", ".join(sorted(allowed)))
