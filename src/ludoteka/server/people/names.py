"""Rules for names of people."""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from ludoteka.core import BadInput
from ludoteka.server.people.skeletons import skeleton

LEAST: Final = 2
MOST: Final = 24
SEPARATORS: Final = " -_.'"

APOSTROPHES: Final = str.maketrans({"’": "'", "ʼ": "'", "‘": "'", "`": "'"})
"""Мар’яна is written with any of these."""

SCRIPTS: Final = {
    "Latin": (("A", "Z"), ("a", "z"), ("À", "ž"), ("Ơ", "ơ"), ("Ư", "ư"), ("Ș", "ț"), ("Ḁ", "ỹ")),
    "Cyrillic": (("Ѐ", "џ"), ("Ґ", "ӿ")),
    "Greek": (("Ά", "ώ"),),
}
"""The letters whose look-alikes we know; other scripts would open the door to more."""


@cache
def reserved() -> frozenset[str]:
    """Skeletons of words by which someone could pass for the server itself."""
    file = files("ludoteka.server.people") / "reserved-names.txt"
    return frozenset(map(skeleton, file.read_text("utf-8").split()))


def check_name(raw: str) -> str:
    """The name as it will be shown."""
    name = " ".join(unicodedata.normalize("NFKC", raw.translate(APOSTROPHES)).split())
    if not LEAST <= len(name) <= MOST:
        raise BadInput("name-length", name=_clipped(name), least=LEAST, most=MOST)
    for character in name:
        if not (_script(character) or character in "0123456789" or character in SEPARATORS):
            raise BadInput("name-character", character=describe(character))
    if not name[0].isalnum() or not any(_script(character) for character in name):
        raise BadInput("name-without-letter", name=name)
    for word in _words(name):
        _check_word(word)
    if skeleton(name) in reserved():
        raise BadInput("name-reserved", word=name)
    return name


def _check_word(word: str) -> None:
    if len({script for character in word if (script := _script(character))}) > 1:
        raise BadInput("name-mixed", word=word)
    if skeleton(word) in reserved():
        raise BadInput("name-reserved", word=word)


def _words(name: str) -> list[str]:
    for separator in SEPARATORS:
        name = name.replace(separator, " ")
    return name.split()


def _script(character: str) -> str | None:
    if unicodedata.category(character) not in {"Lu", "Ll"}:
        return None
    for script, ranges in SCRIPTS.items():
        if any(first <= character <= last for first, last in ranges):
            return script
    return None


def describe(character: str) -> str:
    """A character that may be invisible, so that everybody knows which one is meant."""
    number = f"U+{ord(character):04X}"
    shown = f"{character} " if unicodedata.category(character)[0] in "LNPS" else ""
    return f"{shown}{number} {unicodedata.name(character, '')}".strip()


def _clipped(text: str) -> str:
    return text if len(text) <= MOST else f"{text[:MOST]}…"
