"""The row of a notice in the outbox."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from ludoteka.server.storage.schema import notices

Kind = Literal["turn", "reminder", "stood-in", "over", "invitation", "digest"]
Channel = Literal["push", "mail", "webhook"]
State = Literal["waiting", "gathered", "sent", "dropped", "failed"]

ASKS: Final[tuple[Kind, ...]] = ("turn", "reminder")
"""Kinds that are pointless once the seat has moved."""


class Draft(Struct, frozen=True, kw_only=True):
    """What is to be told to a person, by whatever ways there are."""

    kind: Kind
    person: str
    table: str
    seq: int
    due: int
    seat: int | None = None
    deadline: int | None = None
    by: str = ""


class Notice(Struct, frozen=True, kw_only=True):
    id: str
    person: str
    channel: Channel
    target: str
    kind: Kind
    table_id: str
    seat: int | None
    seq: int
    by: str
    deadline: int | None
    created: int
    due: int
    state: State
    lease: int
    holder: str
    attempts: int


COLUMNS: Final = tuple(notices.c[field] for field in Notice.__struct_fields__)


def as_notice(row: object) -> Notice:
    return msgspec.convert(row, Notice, from_attributes=True)
