"""Writes to terminals and files that are not UTF-8, with ASCII in place of other signs."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

HANDLER: Final = "ludoteka"
PLAIN: Final[dict[str, str]] = {
    "…": "...", "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"',
    "«": '"', "»": '"', "±": "+/-", "×": "x", "·": "-", "•": "*", "→": "->", "←": "<-",
    "▲": "^", "▼": "v", "↑": "^", "↓": "v", "►": ">", "▶": ">", "◀": "<", "≤": "<=", "≥": ">=",
    "♠": "s", "♥": "h", "♦": "d", "♣": "c", "✓": "+", "✗": "x", "■": "#", "□": ".", "●": "*",
    "○": "o", "█": "#", "✋": "hand ", "⌖": "reach ", "↔": "<->", "┊": "|", "▸": ">",
    "─": "-", "━": "=", "│": "|", "┃": "|", "▐": "[", "▌": "]", "▬": "=", "▒": "#", "▪": "=",
    "‹": "<", "›": ">", "≈": "~", "µ": "u", "★": "*", "☆": "+", "✖": "x", "◆": "#", "☀": "*",
    "☾": "(", "♛": "@", "✿": "%", "✎": "!",
}  # fmt: skip
LINES: Final = "BOX DRAWINGS"


def plain(character: str) -> str:
    """The nearest that ASCII has: the letter without its accent, a corner as a plus."""
    if character in PLAIN:
        return PLAIN[character]
    if unicodedata.name(character, "").startswith(LINES):
        return "+"
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def replace(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def make_streams_safe() -> None:
    """No output ends in an error because of what a stream cannot encode."""
    codecs.register_error(HANDLER, replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def can_show(text: str) -> bool:
    """Whether the standard output has all of these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
