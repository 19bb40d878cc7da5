"""Limits the size of options."""

from collections.abc import Mapping
from typing import Final

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.server.metrics import counted

MOST_BYTES: Final = 16_384
"""As JSON: the deck of a game has some thousand."""


def check_options(options: Mapping[str, object]) -> None:
    length = len(msgspec.json.encode(options))
    if length > MOST_BYTES:
        raise counted("options", BadInput("options-long", length=length, most=MOST_BYTES))
