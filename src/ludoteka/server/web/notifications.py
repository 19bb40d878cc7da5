"""Settings of notices over HTTP: which, and to which browsers, address or webhook."""

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from ludoteka.server.notices.service import Notices
from ludoteka.server.notices.wishes import Wishes
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.guards import rate_of
from ludoteka.server.web.guesses import limit_own_guesses
from ludoteka.server.web.notification_shapes import (
    AddressRequest,
    AddressWish,
    Browser,
    BrowserRequest,
    Endpoint,
    MailAddress,
    NewWebhook,
    Notifications,
    Offered,
    WebhookRequest,
)
from ludoteka.server.web.services import services
from ludoteka.server.web.sessions import Asker, Player
from ludoteka.server.web.table_services import table_services


@get(
    "/api/notifications",
    scope="read",
    tags=["notifications"],
    sync_to_thread=False,
    summary="The ways that this server has",
)
def offered(request: AnyRequest) -> Offered:
    """Also for who is nobody yet: whether a lost password can be recovered."""
    return _offered(table_services(request).notices)


class OwnNotifications(Controller):
    path = "/api/me/notifications"
    tags = ("notifications",)

    @get("/", scope="account", summary="What you are told, and where")
    async def show(self, request: AnyRequest, who: Asker) -> Notifications:
        return await _shown(request, who.person)

    @put("/", scope="account", summary="What you want to be told, and when")
    async def wish(self, request: AnyRequest, who: Asker, data: JSONBody[Wishes]) -> Notifications:
        await table_services(request).notices.keep_wishes(who.person, data)
        return await _shown(request, who.person)

    @post("/browsers", scope="account", summary="This browser takes pushes")
    async def subscribe(
        self, request: AnyRequest, player: Player, data: JSONBody[BrowserRequest]
    ) -> Notifications:
        """As `PushManager.subscribe` gives it."""
        await table_services(request).notices.subscribe(
            player.person, data.endpoint, data.p256dh, data.auth
        )
        return await _shown(request, player.person)

    @post(
        "/browsers/remove", scope="account", status_code=200, when_low=True, summary="Take it away"
    )
    async def unsubscribe(
        self, request: AnyRequest, who: Asker, data: JSONBody[Endpoint]
    ) -> Notifications:
        await table_services(request).notices.unsubscribe(who.person, data.endpoint)
        return await _shown(request, who.person)

    @put("/address", scope="account", summary="Your address for mail")
    async def address(
        self, request: AnyRequest, who: Asker, data: JSONBody[AddressRequest]
    ) -> Notifications:
        """A link is mailed there; it counts when that was opened. Anyone who reads mail there
        can log in as you, so it takes your password."""
        known = services(request)
        await limit_own_guesses(request, who.person)
        await known.people.check_password(who.person, data.password)
        rate = rate_of(request, "mail")
        await known.limiter.take("mail", who.person, rate)
        await known.limiter.take("mail", data.address.strip().lower()[:200], rate)
        person = await known.people.get(who.person)
        await table_services(request).notices.set_address(person, data.address)
        return await _shown(request, who.person)

    @post("/address/wish", scope="account", status_code=200, summary="Notices by mail, or not")
    async def want_mail(
        self, request: AnyRequest, who: Asker, data: JSONBody[AddressWish]
    ) -> Notifications:
        await table_services(request).notices.want_mail(who.person, wanted=data.wanted)
        return await _shown(request, who.person)

    @delete("/address", scope="account", status_code=200, summary="Forget your address")
    async def drop_address(self, request: AnyRequest, who: Asker) -> Notifications:
        await table_services(request).notices.drop_address(who.person)
        return await _shown(request, who.person)

    @put("/webhook", scope="account", summary="An address that is sent your notices")
    async def webhook(
        self, request: AnyRequest, who: Asker, data: JSONBody[WebhookRequest]
    ) -> NewWebhook:
        """With a new key, shown this once, which signs what is sent."""
        person = await services(request).people.get(who.person)
        made = await table_services(request).notices.set_webhook(person, data.url)
        return NewWebhook(url=made.url, key=made.key)

    @delete("/webhook", scope="account", status_code=200, summary="No more webhook")
    async def drop_webhook(self, request: AnyRequest, who: Asker) -> Notifications:
        await table_services(request).notices.drop_webhook(who.person)
        return await _shown(request, who.person)


def _offered(notices: Notices) -> Offered:
    return Offered(
        mail=notices.mailer is not None,
        push_key=notices.vapid.public_key if notices.vapid is not None else None,
        webhooks=notices.settings.webhooks,
    )


async def _shown(request: AnyRequest, person: str) -> Notifications:
    notices = table_services(request).notices
    ways = await notices.ways(person)
    own = ways.address
    address = None
    if own is not None:
        address = MailAddress(
            address=own.address, confirmed=own.confirmed is not None, wanted=own.wanted
        )
    return Notifications(
        offered=_offered(notices),
        wishes=ways.wishes,
        browsers=tuple(Browser(each.id, each.endpoint) for each in ways.browsers),
        address=address,
        webhook=ways.webhook.url if ways.webhook is not None else None,
    )
