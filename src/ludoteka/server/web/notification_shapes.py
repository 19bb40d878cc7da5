"""Requests and answers about notices."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteka.server.notices.wishes import Wishes
from ludoteka.server.web.shapes import Password

Url = Annotated[
    str,
    Meta(pattern="^https?://", max_length=1000, examples=["https://bridge.example.org/hook"]),
]
MailText = Annotated[str, Meta(max_length=200, examples=["ann@example.org"])]
Key = Annotated[str, Meta(description="In Base64 for URLs.", max_length=200)]
LinkWord = Annotated[str, Meta(description="From the link in the mail.", max_length=200)]


class Offered(Struct, frozen=True, kw_only=True):
    """The ways that this server has."""

    mail: bool
    push_key: str | None
    """What browsers subscribe with; null: no pushes here."""
    webhooks: bool


class Browser(Struct, frozen=True):
    id: str
    endpoint: str


class MailAddress(Struct, frozen=True, kw_only=True):
    address: str
    confirmed: bool
    wanted: bool
    """Notices are mailed there; links to log in are in any case."""


class Notifications(Struct, frozen=True, kw_only=True):
    """What you are told, and where."""

    offered: Offered
    wishes: Wishes
    browsers: tuple[Browser, ...]
    address: MailAddress | None
    webhook: str | None


class BrowserRequest(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Url
    p256dh: Key
    auth: Key


class Endpoint(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Url


class AddressRequest(Struct, frozen=True, forbid_unknown_fields=True):
    address: MailText
    password: Password


class AddressWish(Struct, frozen=True, forbid_unknown_fields=True):
    wanted: bool


class WebhookRequest(Struct, frozen=True, forbid_unknown_fields=True):
    url: Url


class NewWebhook(Struct, frozen=True):
    url: str
    key: Annotated[str, Meta(description="Shown this once: signs what is sent.")]


class ConfirmRequest(Struct, frozen=True, forbid_unknown_fields=True):
    word: LinkWord


class LinkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    who: Annotated[
        str, Meta(description="A name, or a confirmed address.", max_length=200, min_length=1)
    ]


class EnterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    word: LinkWord
    password: Password | None = None
    """A new one, if wanted: it ends all other sessions."""
