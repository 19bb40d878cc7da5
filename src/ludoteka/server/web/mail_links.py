"""Links in mails: confirm an address, unsubscribe with one click, log in."""

import hashlib
from functools import partial

from litestar import post
from litestar.params import FromPath, JSONBody

from ludoteka.server.people.bans import refusal
from ludoteka.server.people.skeletons import skeleton
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import limited, rate_of
from ludoteka.server.web.notification_shapes import ConfirmRequest, EnterRequest, LinkRequest
from ludoteka.server.web.services import Services, services
from ludoteka.server.web.sessions import end_session, settle
from ludoteka.server.web.shapes import Me, me
from ludoteka.server.web.table_services import table_services


@post(
    "/api/mail/confirm",
    scope="account",
    status_code=204,
    tags=["notifications"],
    guards=[limited("unsubscribe")],
    when_low=True,
    summary="Confirm an address",
)
async def confirm(request: AnyRequest, data: JSONBody[ConfirmRequest]) -> None:
    """With the word of the link that was mailed there."""
    await table_services(request).notices.confirm_address(data.word)


@post(
    "/mail/unsubscribe/{word:str}",
    scope="account",
    status_code=204,
    tags=["notifications"],
    guards=[limited("unsubscribe")],
    when_low=True,
    include_in_schema=False,  # its address stands in letters, and shows people a page
    summary="No more mails, with one click",
)
async def unsubscribe(request: AnyRequest, word: FromPath[str]) -> None:
    """Mail programs post here by themselves when someone presses their button (RFC 8058)."""
    await table_services(request).notices.end_mails(word)


@post(
    "/api/session/link",
    scope="account",
    status_code=204,
    tags=["people"],
    banned=True,
    guards=[limited("recovery")],
    when_low=True,
    summary="Ask for a link to log in",
)
async def ask_link(request: AnyRequest, data: JSONBody[LinkRequest]) -> None:
    """It goes to the confirmed address of who is meant, if there is one. The answer is the same
    for everyone, at once: nobody learns here who has an account or an address."""
    known, found = services(request), table_services(request)
    key = hashlib.sha256(skeleton(data.who).encode()).hexdigest()[:32]
    await known.limiter.take("mail", f"asked:{key}", rate_of(request, "mail"))
    if found.notices.mailer is not None:
        allow = partial(_allow, known)
        found.hub.chore(found.notices.mail_links_to(data.who, allow))


async def _allow(known: Services, who: str) -> float:
    return await known.limiter.wait("mail", who, known.settings.limit_mail)


@post(
    "/api/session/enter",
    scope="account",
    status_code=200,
    tags=["people"],
    banned=True,
    guards=[limited("log_in")],
    when_low=True,
    summary="Log in with a link",
)
async def enter(request: AnyRequest, data: JSONBody[EnterRequest]) -> Me:
    """It holds once. With a new password all other sessions end."""
    people = services(request).people
    person = await table_services(request).notices.enter(data.word, data.password)
    if ban := await people.ban_of(person):
        raise refusal(ban)
    await end_session(request)
    return me(settle(request, person), person)


MAIL_HANDLERS = [confirm, unsubscribe, ask_link, enter]
