"""The language of an answer."""

from typing import Final

from ludoteka.server.web.services import Connection
from ludoteka.texts import LANGUAGES

MOST: Final = 20
"""Entries of a header that are looked at; nobody speaks more."""


def wanted_language(connection: Connection) -> str:
    return best_of(connection.headers.get("accept-language", ""))


def best_of(header: str) -> str:
    """The language of ours that `Accept-Language` likes best."""
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:MOST]):
        tag, _, quality = part.strip().partition(";q=")
        code = tag.split("-")[0].strip().lower()
        if code in LANGUAGES and (weight := _weight(quality)) > 0:
            ranked.append((-weight, place, code))
    return min(ranked)[2] if ranked else "en"


def _weight(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0
