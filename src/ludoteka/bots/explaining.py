"""Explanations of bots, reduced to what people may be told."""

from typing import Final

import msgspec

from ludoteka.bots.base import Bot
from ludoteka.core import Phrase
from ludoteka.core.seats import SEATS
from ludoteka.texts import Texts, render

MOST_PHRASES: Final = 20
MOST_BYTES: Final = 8_000
CHECKED_IN: Final = "en"
"""All languages say the same with the same arguments; a test sees to that."""
NAMES: Final = tuple(f"seat {seat}" for seat in SEATS)


def explanation(bot: Bot) -> tuple[tuple[Phrase, ...], str]:
    """Its phrases, or what was wrong with them: a poor explanation costs nobody the move."""
    try:
        phrases = tuple(bot.explain())
        if not phrases:
            return (), ""
        return _checked(phrases), ""
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong
        return (), f"{type(error).__name__}: {error}"


def _checked(phrases: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Phrases that every client can say: known messages with the arguments that they need."""
    size = len(msgspec.json.encode(phrases))
    if len(phrases) > MOST_PHRASES or size > MOST_BYTES:
        raise ValueError(f"{len(phrases)} phrases of {size} bytes are too many")
    texts = Texts(CHECKED_IN)
    for phrase in phrases:
        render(texts, NAMES, phrase)
    return phrases
