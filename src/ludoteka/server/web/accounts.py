"""Guests and accounts over HTTP: register, log in, log out, delete."""

from typing import Final

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import UNSET

from ludoteka.server.people.account_removal import within
from ludoteka.server.people.bans import refusal
from ludoteka.server.people.export import Export
from ludoteka.server.web.blocks import Blocks
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.cookies import forget
from ludoteka.server.web.errors import describe, language_of
from ludoteka.server.web.guards import from_allowed_network, limit_person, limited
from ludoteka.server.web.guesses import limit_guesses, limit_own_guesses
from ludoteka.server.web.profiles import Profiles
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Player, Visitor, Who, end_session, settle
from ludoteka.server.web.shapes import (
    Changes,
    Credentials,
    Known,
    Leaving,
    Me,
    NewPassword,
    ResetRequest,
    me,
)
from ludoteka.server.web.tokens import Bots, Tokens

LEAVING_SECONDS: Final = 2
"""So long someone waits who played at many tables; the rest is done afterwards."""


class OwnAccount(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/", scope="read", summary="Yourself")
    async def show(self, request: AnyRequest, who: Asker) -> Me:
        return me(who, await services(request).people.get(who.person))

    @patch("/", scope="account", summary="Change your name, language or face")
    async def change(self, request: AnyRequest, who: Asker, data: JSONBody[Changes]) -> Me:
        people = services(request).people
        if data.language is not UNSET:
            await people.speak(who.person, data.language)
        if data.name is not UNSET:
            await people.rename(who.person, data.name)
        if data.face is not UNSET:
            await people.wear(who.person, data.face)
        return me(who, await people.get(who.person))

    @delete("/", scope="account", banned=True, summary="Delete yourself")
    async def leave(self, request: AnyRequest, who: Asker, data: JSONBody[Leaving]) -> None:
        """Your name, words, tokens, records and ratings go; the others keep their games."""
        people = services(request).people
        if who.kind == "account":
            await limit_own_guesses(request, who.person)
            await people.check_password(who.person, data.password or "")
        await people.leave(await people.get(who.person), go_on=within(LEAVING_SECONDS))
        forget(request)

    @get("/export", scope="account", banned=True, summary="Everything that is stored about you")
    async def export(self, request: AnyRequest, who: Asker) -> Response[Export]:
        await limit_person(request, "export", who.person)
        headers = {"content-disposition": 'attachment; filename="ludoteka.json"'}
        return Response(await services(request).people.export(who.person), headers=headers)

    @put("/password", scope="account", summary="Change your password")
    async def password(self, request: AnyRequest, who: Asker, data: JSONBody[NewPassword]) -> Me:
        """Ends all your sessions but this one. Tokens stay until they are revoked."""
        people = services(request).people
        await limit_own_guesses(request, who.person)
        person = await people.change_password(who.person, data.old, data.new)
        return me(settle(request, person), person)


@post("/api/guests", scope="play", tags=["people"], summary="Come as a guest")
async def come(request: AnyRequest, player: Player) -> Me:
    """A browser that is someone already stays that one."""
    return me(player, await services(request).people.get(player.person))


@post(
    "/api/accounts",
    scope="account",
    tags=["people"],
    guards=[from_allowed_network, limited("accounts")],
    summary="Make an account",
)
async def register(request: AnyRequest, player: Player, data: JSONBody[Credentials]) -> Me:
    """You keep your id and your games."""
    person = await services(request).people.register(player.person, data.name, data.password)
    return me(settle(request, person), person)


class Session(Controller):
    path = "/api/session"
    tags = ("people",)

    @get("/", scope="read", banned=True, summary="Who you are here, if anyone")
    async def show(self, request: AnyRequest, visitor: Visitor) -> Known:
        """Never an error: a page asks before it knows whether there is someone."""
        if visitor is None:
            return Known(None)
        if visitor.ban is not None:
            problem = describe(refusal(visitor.ban), language_of(request))
            return Known(None, banned=problem.sentence)
        return Known(me(visitor, await services(request).people.get(visitor.person)))

    @post(
        "/",
        scope="account",
        banned=True,
        guards=[limited("log_in")],
        when_low=True,
        summary="Log in",
    )
    async def log_in(
        self, request: AnyRequest, visitor: Visitor, data: JSONBody[Credentials]
    ) -> Me:
        """The games that you have played as a guest in this browser become the account's."""
        await limit_guesses(request, data.name)
        people = services(request).people
        person = await people.log_in(data.name, data.password)
        if ban := await people.ban_of(person):
            raise refusal(ban)  # and the guest stays who they are
        if guest := _guest(visitor):
            await people.take_over(person, guest)
        await end_session(request)  # the one that this browser had before
        return me(settle(request, person), person)

    @post(
        "/reset",
        scope="account",
        status_code=200,
        when_low=True,
        guards=[limited("log_in")],
        summary="Choose a password with a one-time word",
    )
    async def reset(self, request: AnyRequest, data: JSONBody[ResetRequest]) -> Me:
        """The word came from a host of this server. It holds once, and ends all sessions."""
        person = await services(request).people.use_reset(data.word, data.password)
        await end_session(request)
        return me(settle(request, person), person)

    @delete("/", summary="Log out in this browser")
    async def log_out(self, request: AnyRequest) -> None:
        """Ends the session, also for anyone with a copy of its cookie."""
        await end_session(request)
        forget(request)

    @delete("/everywhere", scope="account", summary="Log out in all browsers")
    async def log_out_everywhere(self, request: AnyRequest, who: Asker) -> None:
        """Tokens stay until they are revoked."""
        await services(request).people.log_out_everywhere(who.person)
        forget(request)


def _guest(visitor: Who | None) -> str | None:
    """Who hands everything over: the guest of this browser, unless that person is banned."""
    if visitor is None or visitor.via != "cookie":
        return None
    is_banned = visitor.ban is not None and visitor.ban.network is None
    return None if is_banned else visitor.person


CONTROLLERS: Final[list[ControllerRouterHandler]] = [
    OwnAccount,
    Session,
    Tokens,
    Bots,
    Profiles,
    Blocks,
    come,
    register,
]
