"""Requests and answers about people, with examples for the OpenAPI page."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteka.server.people import names, passwords
from ludoteka.server.people.blocks import BlockKind
from ludoteka.server.people.faces import Face
from ludoteka.server.people.guest_names import is_made_up
from ludoteka.server.people.persons import Kind, Person
from ludoteka.server.people.reports import Reason
from ludoteka.server.people.tokens import Scope, Token
from ludoteka.server.web.sessions import Who

LAST_SEQ: Final = 2**31 - 1
"""The last number of an entry that the database could hold, and be asked for."""

Name = Annotated[
    str,
    Meta(
        description="2 to 24 letters (Latin, Cyrillic, Greek), digits, spaces and - _ . '; "
        "unlike any other name, also to the eye.",
        examples=["Alice", "Мар'яна"],
        extra_json_schema={"minLength": names.LEAST, "maxLength": names.MOST},
    ),
]
"""How long it may be is said in the description only: a name is refused in words."""
Password = Annotated[
    str,
    Meta(
        description="8 to 128 characters, not a common one.",
        examples=["correct horse battery"],
        extra_json_schema={"minLength": passwords.LEAST, "maxLength": passwords.MOST},
    ),
]
Language = Annotated[Literal["en", "ru", "uk"], Meta(examples=["uk"])]
Label = Annotated[
    str, Meta(description="What it is for.", examples=["my laptop"], min_length=1, max_length=60)
]
Days = Annotated[int, Meta(description="Until it expires; none: never.", ge=1, le=3650)]


ChosenFace = Annotated[Face, Meta(description="From which pages draw your face.", examples=[1066])]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    face: ChosenFace | UnsetType = UNSET


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class ResetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    word: Annotated[str, Meta(description="From the link that a host has made.", max_length=200)]
    password: Password


class BlockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Annotated[
        BlockKind,
        Meta(description="`block`: no shared tables, chat or challenges; `mute`: no chat."),
    ] = "block"


class ReportRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person, or a line of a table's chat by its `seq`, whose speaker is meant then; with the
    reason `game` a table, where the game did something wrong."""

    person: Annotated[str, Meta(max_length=40)] | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    seq: Annotated[int, Meta(ge=0, le=LAST_SEQ)] | None = None
    reason: Reason
    words: Annotated[str, Meta(description="What happened.", max_length=500)] = ""


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """An account confirms with its password that it wants to be deleted; a guest has none."""

    password: Password | None = None


class TokenRequest(Struct, frozen=True, forbid_unknown_fields=True):
    label: Label
    scopes: Annotated[
        frozenset[Scope],
        Meta(description="What it may do.", examples=[["play", "read"]], min_length=1),
    ]
    days: Days | None = None


class BotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(Struct, frozen=True, kw_only=True):
    """Yourself, as the server knows you."""

    id: str
    name: str
    kind: Kind
    face: int
    language: str | None
    created: int
    muted_until: int
    scopes: list[Scope]
    via: Literal["cookie", "token"]
    made_up: bool = False
    """The name was drawn for a guest, who has chosen none yet."""


class Known(Struct, frozen=True, omit_defaults=True):
    """Who a browser is; nobody yet, on a first visit."""

    me: Me | None
    banned: str | None = None
    """Until when and why this person may not come in: a sentence."""


class NewToken(Struct, frozen=True, kw_only=True):
    token: Token
    secret: Annotated[
        str, Meta(description="Shown this once: send it as `Authorization: Bearer …`.")
    ]


def me(who: Who, person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        kind=person.kind,
        face=person.face,
        language=person.language,
        created=person.created,
        muted_until=person.muted_until,
        scopes=sorted(who.scopes),
        via=who.via,
        made_up=person.kind == "guest" and is_made_up(person.name),
    )
