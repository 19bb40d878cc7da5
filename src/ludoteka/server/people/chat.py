"""Cleans chat lines of what could harm their readers; they stay plain text."""

import re
import unicodedata
from typing import Final

from ludoteka.core import BadInput

MOST: Final = 500
JOINER: Final = "\u200d"  # families and flags are made of it
MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]"
MARKS: Final = re.compile(f"({MARK}{{3}}){MARK}+")
"""Letters carry three marks at most: more would be drawn over the neighbours' lines."""


def clean_chat(raw: str) -> str:
    """One line without control, direction or invisible characters."""
    text = "".join(map(_harmless, unicodedata.normalize("NFC", raw)))
    text = " ".join(MARKS.sub(r"\1", text).split())
    if not text.strip(JOINER):
        raise BadInput("empty-chat")
    if len(text) > MOST:
        raise BadInput("long-chat", length=len(text), most=MOST)
    return text


def _harmless(character: str) -> str:
    category = unicodedata.category(character)
    if category in {"Cc", "Zl", "Zp", "Zs"}:
        return " "
    if category[0] == "C" and character != JOINER:
        return ""
    return character
