"""Formats numbers and times for the reader's locale."""

import os
from datetime import datetime
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_datetime
from babel.numbers import format_decimal

from ludoteka.cli.words import current_texts

USUAL: Final = {"en": "en_GB", "ru": "ru_RU", "uk": "uk_UA"}
"""Where no country is named; English then is not the one of the United States."""
PATTERNS: Final = ("0", "0.0", "0.00")
PERCENT: Final = {"en": "%", "ru": "\u00a0%", "uk": "\u00a0%"}
"""As the messages write it; CLDR has no space in Ukrainian."""


def locale() -> Locale:
    """The language of this run, as the environment's country writes it if it speaks it."""
    language = current_texts().language
    for variable in ("LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG"):
        name = os.environ.get(variable, "").partition(".")[0]
        if name.startswith(f"{language}_"):
            try:
                return Locale.parse(name)
            except (UnknownLocaleError, ValueError):
                continue
    return Locale.parse(USUAL[language])


def number(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """With this many decimals."""
    pattern = PATTERNS[digits]
    return format_decimal(value, f"+{pattern};-{pattern}" if signed else pattern, locale=locale())


def percent(share: float, digits: int = 1, *, margin: float | None = None) -> str:
    """A share of 1, with its margin: 72.0 ± 11.7%, «72,0 ± 11,7 %»."""
    about = "" if margin is None else f" ± {number(100 * margin, digits)}"
    return f"{number(100 * share, digits)}{about}{PERCENT[current_texts().language]}"


def when(milliseconds: int) -> str:
    """In the time of this computer, to the minute."""
    moment = datetime.fromtimestamp(milliseconds / 1000).astimezone()
    return format_datetime(moment, "short", locale=locale())
