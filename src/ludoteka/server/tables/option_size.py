"""Options hold a deck of one's own at most, not a library."""

from collections.abc import Mapping
from typing import Final

import msgspec

from ludoteka.core.errors import BadInput

MOST_BYTES: Final = 16_384
"""As JSON: the deck of a game has some thousand."""


def check_options(options: Mapping[str, object]) -> None:
    length = len(msgspec.json.encode(options))
    if length > MOST_BYTES:
        raise BadInput("options-long", length=length, most=MOST_BYTES)
