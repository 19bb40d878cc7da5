"""The channels of notices: each sends a parcel and reports the result."""

import hashlib
import hmac
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.clock import Clock
from ludoteka.server.metrics import refusals_by
from ludoteka.server.notices import targets
from ludoteka.server.notices.encrypting import MOST, BadKeys, encode, encrypt
from ludoteka.server.notices.outbound import Outbound, Refused, Unreachable
from ludoteka.server.notices.rows import Notice
from ludoteka.server.notices.targets import Subscription, Webhook
from ludoteka.server.notices.vapid import Vapid
from ludoteka.server.notices.wording import Parcel
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database

Outcome = Literal["sent", "later", "gone", "failed"]
"""`gone`: nobody is reached there any more."""

DAY: Final = 24 * 3600
LATER: Final = frozenset({408, 425, 429})


class Channel(Protocol):
    async def send(self, notice: Notice, parcel: Parcel) -> Outcome: ...

    async def forget(self, connection: AsyncConnection, notice: Notice) -> None:
        """Nobody is reached there any more."""
        ...


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status in LATER or status >= 500 else "failed"


# -- Push ------------------------------------------------------------------------------


class PushMessage(Struct, frozen=True):
    """What the service worker shows."""

    title: str
    body: str
    url: str
    tag: str
    lang: str


class PushChannel:
    def __init__(
        self,
        database: Database,
        outbound: Outbound,
        vapid: Vapid,
        *,
        hosts: tuple[str, ...],
        now: Clock,
    ) -> None:
        self._database = database
        self._outbound = outbound
        self._vapid = vapid
        self._hosts = hosts
        self._now = now

    async def send(self, notice: Notice, parcel: Parcel) -> Outcome:
        async with reading(self._database) as connection:
            found = await targets.find_subscription(connection, notice.target)
        if found is None:
            return "gone"
        try:
            content = encrypt(push_message(parcel), found.p256dh, found.auth)
            headers = self._headers(found, notice, parcel)
            status = await self._outbound.post(found.endpoint, content, headers, hosts=self._hosts)
        except (BadKeys, Refused):
            refusals_by("outbound").inc()
            return "gone"
        except Unreachable:
            return "later"
        return outcome_of(status)

    def _headers(self, found: Subscription, notice: Notice, parcel: Parcel) -> dict[str, str]:
        now = self._now()
        left = DAY if parcel.deadline is None else max(60, (parcel.deadline - now) // 1000)
        return {
            "authorization": self._vapid.authorization(found.endpoint, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(min(left, 7 * DAY)),
            "urgency": "normal",
            "topic": topic(notice),
        }

    async def forget(self, connection: AsyncConnection, notice: Notice) -> None:
        await targets.drop_subscription(connection, notice.target)


def push_message(parcel: Parcel) -> bytes:
    """Fits into one record, whatever people call their tables."""
    body = parcel.text
    while True:
        message = msgspec.json.encode(
            PushMessage(
                parcel.title, body, parcel.path, parcel.table or parcel.kind, parcel.language
            )
        )
        if len(message) <= MOST:
            return message
        body = f"{body[: len(body) // 2]}…"


def topic(notice: Notice) -> str:
    """A push service keeps the last one of each: an older word about a table is replaced."""
    about = f"{notice.person}:{notice.table_id or notice.kind}"
    return encode(hashlib.sha256(about.encode()).digest())[:32]


# -- Webhook ---------------------------------------------------------------------------


class WebhookItem(Struct, frozen=True, kw_only=True):
    title: str
    text: str
    url: str


class WebhookBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a bridge is sent."""

    id: str
    kind: str
    title: str
    text: str
    url: str
    table: str = ""
    game: str = ""
    deadline: int | None = None
    items: tuple[WebhookItem, ...] = ()


class WebhookChannel:
    def __init__(self, database: Database, outbound: Outbound, *, base: str, now: Clock) -> None:
        """`base`: of the addresses that are told; empty: paths only."""
        self._database = database
        self._outbound = outbound
        self._base = base
        self._now = now

    async def send(self, notice: Notice, parcel: Parcel) -> Outcome:
        async with reading(self._database) as connection:
            found = await targets.webhook_of(connection, notice.person)
        if found is None:
            return "gone"
        body = msgspec.json.encode(self._body(parcel))
        headers = signed_headers(found, body, self._now() // 1000)
        try:
            status = await self._outbound.post(found.url, body, headers)
        except Refused:
            refusals_by("outbound").inc()
            return "failed"
        except Unreachable:
            return "later"
        return "failed" if outcome_of(status) == "gone" and status != 410 else outcome_of(status)

    def _body(self, parcel: Parcel) -> WebhookBody:
        return WebhookBody(
            id=parcel.id,
            kind=parcel.kind,
            title=parcel.title,
            text=parcel.text,
            url=f"{self._base}{parcel.path}",
            table=parcel.table,
            game=parcel.game,
            deadline=parcel.deadline,
            items=tuple(
                WebhookItem(title=line.title, text=line.text, url=f"{self._base}{line.path}")
                for line in parcel.lines
            ),
        )

    async def forget(self, connection: AsyncConnection, notice: Notice) -> None:
        await targets.drop_webhook(connection, notice.person)


def signed_headers(found: Webhook, body: bytes, seconds: int) -> dict[str, str]:
    """The receiver computes the same from body, time and key."""
    signed = hmac.digest(found.key.encode(), f"{seconds}.".encode() + body, hashlib.sha256)
    return {
        "content-type": "application/json",
        "user-agent": "Ludoteka",
        "ludoteka-timestamp": str(seconds),
        "ludoteka-signature": f"sha256={signed.hex()}",
    }
