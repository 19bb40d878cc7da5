"""Accounts on the hosts' page: create, delete, password links, make hosts.

All of it with the host's own password: a stolen browser must not take the server.
"""

from typing import Final

from litestar import Controller, post
from litestar.params import FromPath, JSONBody

from ludoteka.server.people.account_removal import within
from ludoteka.server.people.resets import HOUR
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.hosting_acting import ALWAYS, confirm, hosting_of, person_of
from ludoteka.server.web.hosting_shapes import (
    AccountRequest,
    Confirmation,
    NewAccount,
    ResetLink,
)
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker

LEAVING_SECONDS: Final = 2
"""So long the host waits; the rest is done afterwards."""


class HostedAccounts(Controller):
    path = "/api/host"
    tags = ("host",)
    opt = ALWAYS

    @post("/accounts", scope="admin", summary="Make an account")
    async def add(
        self, request: AnyRequest, who: Asker, data: JSONBody[AccountRequest]
    ) -> NewAccount:
        """Without a password: with the link its owner chooses one."""
        await confirm(request, who, data.password)
        hours = services(request).settings.reset_hours
        made, word = await hosting_of(request, who).add_account(data.name, data.why, hours)
        return NewAccount(id=made.id, name=made.name, link=_link(request, word))

    @post("/people/{person:str}/reset", scope="admin", status_code=200, summary="A one-time link")
    async def reset(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[Confirmation]
    ) -> ResetLink:
        """With which an account chooses a new password."""
        await confirm(request, who, data.password)
        found, hours = await person_of(request, person), services(request).settings.reset_hours
        word = await hosting_of(request, who).reset_password(found, data.why, hours)
        return _link(request, word)

    @post("/people/{person:str}/delete", scope="admin", status_code=204, summary="Delete someone")
    async def delete(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[Confirmation]
    ) -> None:
        """Name, words, tokens, records and ratings go; the others keep their games."""
        await confirm(request, who, data.password)
        found = await person_of(request, person)
        await hosting_of(request, who).delete(found, data.why, go_on=within(LEAVING_SECONDS))

    @post("/people/{person:str}/make-host", scope="admin", status_code=204, summary="Make a host")
    async def make_host(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[Confirmation]
    ) -> None:
        """An account that looks after the server from now on."""
        await confirm(request, who, data.password)
        found = await person_of(request, person)
        await hosting_of(request, who).set_host(found, data.why, is_host=True)

    @post(
        "/people/{person:str}/unmake-host",
        scope="admin",
        status_code=204,
        summary="No longer a host",
    )
    async def unmake_host(
        self, request: AnyRequest, who: Asker, person: FromPath[str], data: JSONBody[Confirmation]
    ) -> None:
        """Also oneself, unless there is no other host."""
        await confirm(request, who, data.password)
        found = await person_of(request, person)
        await hosting_of(request, who).set_host(found, data.why, is_host=False)


def _link(request: AnyRequest, word: str) -> ResetLink:
    expires = services(request).people.clock() + services(request).settings.reset_hours * HOUR
    return ResetLink(path=f"/reset#{word}", expires=expires)
