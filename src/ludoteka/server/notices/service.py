"""The interface of notices to the rest of the server."""

import re
from collections.abc import Awaitable, Callable
from email.utils import parseaddr
from typing import Final

import structlog
from msgspec import Struct

from ludoteka.core import BadInput
from ludoteka.server.config import Settings
from ludoteka.server.errors import Forbidden, Unauthorized, Unknown
from ludoteka.server.mail_server import MailFailed, MailServer
from ludoteka.server.notices import letters, links, outbox, targets, wishes
from ludoteka.server.notices.channels import Channel, PushChannel, WebhookChannel
from ludoteka.server.notices.encrypting import BadKeys, check_keys
from ludoteka.server.notices.links import Link
from ludoteka.server.notices.mailing import MailChannel, Mailer
from ludoteka.server.notices.outbound import Outbound, Refused, check_url
from ludoteka.server.notices.planning import HOUR
from ludoteka.server.notices.rows import Draft
from ludoteka.server.notices.targets import Address, Subscription, Webhook
from ludoteka.server.notices.unsubscribing import Unsubscribing
from ludoteka.server.notices.vapid import Vapid, new_key
from ludoteka.server.notices.wishes import Wishes
from ludoteka.server.people import persons
from ludoteka.server.people.keys import kept
from ludoteka.server.people.passwords import check_password
from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.tables.clocks import NoClock
from ludoteka.texts import best_language

log = structlog.get_logger()

PUSH_KEY: Final = "push-key"
ADDRESS: Final = re.compile(r"[^@\s<>\"'(),:;\\\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_ADDRESS: Final = 200
MOST_ACCOUNTS: Final = 5
"""Of one address, that are sent a link to log in."""

Allow = Callable[[str], Awaitable[float]]
"""Takes one from what may be mailed to someone: 0, or the seconds to wait."""


class Ways(Struct, frozen=True, kw_only=True):
    """Where someone is reached."""

    browsers: list[Subscription]
    address: Address | None
    webhook: Webhook | None
    wishes: Wishes


class Notices:
    def __init__(self, people: People, settings: Settings, vapid: Vapid | None) -> None:
        self.people = people
        self.settings = settings
        self.vapid = vapid
        self.outbound = Outbound(private=settings.outbound_private)
        self.mailer = _mailer(people, settings)
        self.unsubscribing = Unsubscribing(people.sessions.key_for("unsubscribe"))

    @classmethod
    async def open(cls, people: People, settings: Settings) -> "Notices":
        if not settings.push:
            return cls(people, settings, None)
        key = await kept(people.database, PUSH_KEY, new_key())
        return cls(people, settings, Vapid(key, contact_of(settings)))

    async def close(self) -> None:
        await self.outbound.close()

    def channels(self) -> dict[str, Channel]:
        """The ways that this server has."""
        database, now = self.people.database, self.people.clock
        found: dict[str, Channel] = {}
        if self.vapid is not None:
            hosts = self.settings.push_hosts
            found["push"] = PushChannel(database, self.outbound, self.vapid, hosts=hosts, now=now)
        if self.mailer is not None:
            found["mail"] = MailChannel(database, self.mailer, self.unsubscribing)
        if self.settings.webhooks:
            base = self.settings.public_url or ""
            found["webhook"] = WebhookChannel(database, self.outbound, base=base, now=now)
        return found

    async def invite(self, person: str, table: str, game: str, by: str) -> None:
        """Tells someone that they are wanted at a table; `by`: the name of who asks.

        Once per person and table, however often it is asked.
        """
        at = self.people.clock()
        draft = Draft(kind="invitation", person=person, table=table, seq=0, due=at, by=by)
        async with writing(self.people.database) as connection:
            await outbox.post(connection, draft, game=game, clock=NoClock(), at=at)

    # -- Wishes and ways ---------------------------------------------------------------

    async def ways(self, person: str) -> Ways:
        async with reading(self.people.database) as connection:
            return Ways(
                browsers=await targets.subscriptions_of(connection, person),
                address=await targets.address_of(connection, person),
                webhook=await targets.webhook_of(connection, person),
                wishes=await wishes.wishes_of(connection, person),
            )

    async def keep_wishes(self, person: str, wanted: Wishes) -> None:
        wishes.check_wishes(wanted)
        async with writing(self.people.database) as connection:
            await wishes.keep_wishes(connection, person, wanted)

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> Subscription:
        if self.vapid is None:
            raise Forbidden("no-push-here")
        try:
            check_keys(p256dh, auth)
            check_url(endpoint, self.settings.push_hosts, private=self.outbound.private)
        except (BadKeys, Refused) as error:
            raise BadInput("bad-subscription", problem=str(error)) from None
        async with writing(self.people.database) as connection:
            return await targets.add_subscription(
                connection,
                person,
                endpoint=endpoint,
                p256dh=p256dh,
                auth=auth,
                at=self.people.clock(),
            )

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        async with writing(self.people.database) as connection:
            await targets.drop_endpoint(connection, person, endpoint)

    async def set_webhook(self, person: Person, url: str) -> Webhook:
        if not self.settings.webhooks:
            raise Forbidden("no-webhooks-here")
        if person.kind != "account" and not self.settings.guest_webhooks:
            raise Forbidden("notices-need-account")
        try:
            check_url(url, private=self.outbound.private)
        except Refused as error:
            raise BadInput("bad-webhook", problem=str(error)) from None
        async with writing(self.people.database) as connection:
            return await targets.set_webhook(connection, person.id, url, self.people.clock())

    async def drop_webhook(self, person: str) -> None:
        async with writing(self.people.database) as connection:
            await targets.drop_webhook(connection, person)

    # -- Addresses ---------------------------------------------------------------------

    async def set_address(self, person: Person, address: str) -> None:
        """A link goes there; until it is opened nothing else does."""
        mailer = self._must_mail()
        if person.kind != "account":
            raise Forbidden("notices-need-account")
        address = clean_address(address)
        at = self.people.clock()
        expires = at + self.settings.confirm_hours * HOUR
        async with writing(self.people.database) as connection:
            await links.forget_links(connection, at)
            await links.drop_links(connection, person.id)
            await targets.set_address(connection, person.id, address, at)
            word = await links.add_link(connection, "confirm", Link(person.id, address), expires)
        language = best_language(person.language)
        try:
            await mailer.send(letters.confirmation(mailer, address, person.name, word, language))
        except MailFailed:
            raise BadInput("mail-not-sent", address=address) from None

    async def confirm_address(self, word: str) -> None:
        at = self.people.clock()
        async with writing(self.people.database) as connection:
            found = await links.find_link(connection, "confirm", word, at)
            if found is None or not await links.take_link(connection, "confirm", word, at):
                raise Unauthorized("wrong-link")
            if not await targets.confirm_address(connection, found.person, found.address, at):
                raise Unauthorized("wrong-link")

    async def drop_address(self, person: str) -> None:
        async with writing(self.people.database) as connection:
            await links.drop_links(connection, person)
            await targets.drop_address(connection, person)

    async def want_mail(self, person: str, *, wanted: bool) -> None:
        async with writing(self.people.database) as connection:
            await targets.want_mail(connection, person, wanted=wanted)

    async def end_mails(self, word: str) -> None:
        async with writing(self.people.database) as connection:
            if not await self.unsubscribing.use(connection, word):
                raise Unknown("wrong-link")

    # -- Logging in by a link ----------------------------------------------------------

    async def mail_links_to(self, wanted: str, allow: Allow) -> None:
        """For a name or an address; who has no confirmed address gets nothing, and nobody is
        told which."""
        mailer = self._must_mail()
        for link in await self._accounts(wanted.strip()):
            if await allow(link.person) > 0 or await allow(link.address) > 0:
                continue
            person = await self.people.get(link.person)
            minutes = self.settings.link_minutes
            expires = self.people.clock() + minutes * 60_000
            async with writing(self.people.database) as connection:
                word = await links.add_link(connection, "enter", link, expires)
            letter = letters.entering(
                mailer, link.address, person.name, word, minutes, best_language(person.language)
            )
            try:
                await mailer.send(letter)
            except MailFailed:
                log.warning("a link could not be mailed")

    async def _accounts(self, wanted: str) -> list[Link]:
        async with reading(self.people.database) as connection:
            if "@" in wanted:
                ids = await targets.owners_of(connection, wanted.lower(), MOST_ACCOUNTS)
            else:
                named = await persons.find_name(connection, wanted)
                ids = [named.id] if named is not None else []
            found = [(each, await targets.address_of(connection, each)) for each in ids]
        return [Link(each, own.address) for each, own in found if own and own.confirmed]

    async def enter(self, word: str, password: str | None) -> Person:
        """The word stands for that person, once. With a new password all sessions end."""
        at = self.people.clock()
        async with reading(self.people.database) as connection:
            found = await links.find_link(connection, "enter", word, at)
        if found is None:
            raise Unauthorized("wrong-link")
        person = await self.people.get(found.person)
        if person.is_gone:
            raise Unauthorized("wrong-link")
        hashed = None
        if password is not None:
            check_password(password, person.name)
            hashed = await self.people.passwords.hash(password)
        async with writing(self.people.database) as connection:
            if not await links.take_link(connection, "enter", word, at):
                raise Unauthorized("wrong-link")
            if hashed is not None:
                await persons.change_person(connection, person.id, password=hashed)
                await persons.end_sessions(connection, person.id)
        if hashed is not None:
            await self.people.tell(person.id)
        return await self.people.get(person.id)

    def _must_mail(self) -> Mailer:
        if self.mailer is None:
            raise Forbidden("no-mail-here")
        return self.mailer


def clean_address(address: str) -> str:
    """In small letters: no provider tells addresses apart by them, and people forget them."""
    address = address.strip().lower()
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise BadInput("bad-address", address=address[:LONGEST_ADDRESS])
    return address


def contact_of(settings: Settings) -> str:
    if settings.push_contact:
        return settings.push_contact
    if settings.public_url and settings.public_url.startswith("https:"):
        return settings.public_url
    return f"mailto:{parseaddr(settings.smtp_from)[1]}" if settings.smtp_from else ""


def check_mail_settings(settings: Settings) -> None:
    """Mails hold links, and someone sends them."""
    if settings.smtp and not (settings.smtp_from and settings.public_url):
        raise BadInput("smtp-needs-more")


def _mailer(people: People, settings: Settings) -> Mailer | None:
    if not (settings.smtp and settings.smtp_from and settings.public_url):
        return None
    server = MailServer.parse(settings.smtp)
    return Mailer(server, settings.smtp_from, settings.public_url, now=people.clock)
