"""Finds stored entries that hold the name or the words of a person."""

from typing import Final

import msgspec

from ludoteka.server.people.persons import GONE

SAID: Final = "said"
NAMING: Final = (SAID, "sat", "handed-over")

Content = dict[str, object]


def read_content(body: bytes) -> Content:
    return msgspec.json.decode(body, type=dict[str, object])


def named_in(content: Content) -> str:
    """Who sits down is the sitter: the command may have been another's."""
    return str(content.get("sitter", content.get("person", "")))


def is_cleaned(content: Content) -> bool:
    return content.get("name") == GONE and content.get("text", WORDLESS) == WORDLESS


def without_name(body: bytes, person: str) -> bytes | None:
    """None if there is nothing of this person to be taken out."""
    if person.encode() not in body:
        return None
    content = read_content(body)
    if named_in(content) != person or is_cleaned(content):
        return None
    content["name"] = GONE
    content.pop("face", None)
    if "guest_of" in content:
        content["guest_of"] = GONE
    if "text" in content:
        content["text"] = WORDLESS
    return msgspec.json.encode(content)


def spoken_by(body: bytes, ids: frozenset[str]) -> Content | None:
    """The entry's content, if the person with these ids said it."""
    content = read_content(body)
    return content if content.get("person") in ids else None


WORDLESS: Final = "…"
