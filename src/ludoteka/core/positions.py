"""Positions: full or partial states as plain data, decoded strictly."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from ludoteka.core.errors import BadInput

P = TypeVar("P", bound=msgspec.Struct)


def decode_position(raw: Mapping[str, object], kind: type[P], *, game: str) -> P:
    """The typed position, or BadInput that says where it is wrong."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadInput("bad-position", game=game, problem=str(error).replace("`", "")) from None
