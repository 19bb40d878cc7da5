"""An account's tokens, and its bots with tokens of their own, over HTTP."""

from typing import Final

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from ludoteka.server.errors import Forbidden
from ludoteka.server.people.persons import Person
from ludoteka.server.people.sessions import DAY
from ludoteka.server.people.tokens import Scope, Token
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import BY_COOKIE, Asker, Who
from ludoteka.server.web.shapes import BotRequest, NewToken, TokenRequest

FOR_BOTS: Final[frozenset[Scope]] = frozenset({"play", "read"})


class Tokens(Controller):
    path = "/api/me/tokens"
    tags = ("people",)

    @get("/", scope="account", summary="Your tokens")
    async def show(self, request: AnyRequest, who: Asker) -> list[Token]:
        return await services(request).people.tokens_of(who.person)

    @post("/", scope="account", summary="Make a token")
    async def make(self, request: AnyRequest, who: Asker, data: JSONBody[TokenRequest]) -> NewToken:
        """It may do no more than you may here."""
        if who.kind == "guest":
            raise Forbidden("tokens-need-account")
        return await _make(request, who.person, data, who.scopes & BY_COOKIE)

    @delete("/{token:str}", scope="account", summary="Revoke a token")
    async def revoke(self, request: AnyRequest, who: Asker, token: FromPath[str]) -> None:
        await services(request).people.revoke_token(who.person, token)


class Bots(Controller):
    path = "/api/me/bots"
    tags = ("people",)

    @get("/", scope="account", summary="Your bots")
    async def show(self, request: AnyRequest, who: Asker) -> list[Person]:
        return await services(request).people.bots_of(who.person)

    @post("/", scope="account", summary="Make a bot: a program that plays under its own name")
    async def make(self, request: AnyRequest, who: Asker, data: JSONBody[BotRequest]) -> Person:
        return await services(request).people.create_bot(who.person, data.name)

    @delete("/{bot:str}", scope="account", summary="Delete a bot")
    async def remove(self, request: AnyRequest, who: Asker, bot: FromPath[str]) -> None:
        person = await _own(request, who, bot)
        await services(request).people.delete(person.id)

    @get("/{bot:str}/tokens", scope="account", summary="A bot's tokens")
    async def tokens(self, request: AnyRequest, who: Asker, bot: FromPath[str]) -> list[Token]:
        person = await _own(request, who, bot)
        return await services(request).people.tokens_of(person.id)

    @post("/{bot:str}/tokens", scope="account", summary="Make a token for a bot")
    async def make_token(
        self, request: AnyRequest, who: Asker, bot: FromPath[str], data: JSONBody[TokenRequest]
    ) -> NewToken:
        """To play and to read; nothing else is a bot's business."""
        person = await _own(request, who, bot)
        return await _make(request, person.id, data, who.scopes & FOR_BOTS)

    @delete("/{bot:str}/tokens/{token:str}", scope="account", summary="Revoke a bot's token")
    async def revoke_token(
        self, request: AnyRequest, who: Asker, bot: FromPath[str], token: FromPath[str]
    ) -> None:
        person = await _own(request, who, bot)
        await services(request).people.revoke_token(person.id, token)


async def _own(request: AnyRequest, who: Who, bot: str) -> Person:
    return await services(request).people.own_bot(who.person, bot)


async def _make(
    request: AnyRequest, person: str, data: TokenRequest, allowed: frozenset[Scope]
) -> NewToken:
    if beyond := sorted(data.scopes - allowed):
        raise Forbidden("scope-not-yours", scope=beyond[0], allowed=", ".join(sorted(allowed)))
    people = services(request).people
    expires = people.clock() + data.days * DAY if data.days else None
    token, secret = await people.add_token(
        person, label=data.label, scopes=data.scopes, expires=expires
    )
    return NewToken(token=token, secret=secret)
