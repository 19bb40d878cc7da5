"""What all commands of the protocol have in common."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludoteka.core.events import kebab

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=kebab
):
    """The base of all commands."""

    id: CommandId
