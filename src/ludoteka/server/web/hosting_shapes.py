"""Requests and answers of the hosts' page."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteka.server.admin import PersonLine
from ludoteka.server.load import Load
from ludoteka.server.people.bans import Ban
from ludoteka.server.web.shapes import Name, TokenRequest

Why = Annotated[
    str,
    Meta(description="Kept with the action; who is banned reads it.", min_length=1, max_length=300),
]
OwnPassword = Annotated[
    str,
    Meta(description="Of the host who asks.", examples=["correct horse battery"], max_length=1000),
]
Minutes = Annotated[int, Meta(ge=1, le=5_256_000)]
Hours = Annotated[int, Meta(description="None: for good.", ge=1, le=87_600)]


class ServerLoad(Struct, frozen=True):
    load: Load
    """Of the node that answers."""
    counts: dict[str, int]
    """Of the whole server."""


class PersonInfo(Struct, frozen=True, kw_only=True):
    line: PersonLine
    network: str | None
    """Where they came from last, if this node knows; stored nowhere."""


class BanInfo(Struct, frozen=True, kw_only=True):
    ban: Ban
    name: str
    """Of the person; empty for a network."""


class Because(Struct, frozen=True, forbid_unknown_fields=True):
    why: Why


class MuteRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    minutes: Minutes
    why: Why


class BanRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hours: Hours | None = None
    why: Why
    network: bool = False
    """Also guests from where this person came last."""


class NetworkBanRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    network: Annotated[
        str,
        Meta(description="An address or a network.", examples=["203.0.113.0/24"], max_length=60),
    ]
    hours: Hours | None = None
    why: Why


class RenameRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    why: Why


class Confirmation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host confirms with the own password: the browser may be a stolen one."""

    password: OwnPassword
    why: Why


class AccountRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    password: OwnPassword
    why: Why


class HostTokenRequest(TokenRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    password: OwnPassword
    why: Why


class ResetLink(Struct, frozen=True, kw_only=True):
    path: str
    """Shown this once. What follows the `#` never reaches a log."""
    expires: int


class NewAccount(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    link: ResetLink
