"""Faces of people: a small number from which pages draw.

It belongs to the person, not to the name, so it stays through renamings and is the same for all
who look. People choose another on their page.
"""

from typing import Annotated, Final
from zlib import crc32

from msgspec import Meta

FACES: Final = 4096

Face = Annotated[int, Meta(ge=0, lt=FACES)]


def usual_face(whose: str) -> int:
    """Of someone who has not chosen one: by the id of the person."""
    return crc32(whose.encode()) % FACES


def guest_face(name: str) -> int:
    """Of someone who shares the device of a person: by the name that was typed for them, so
    that the page which sets the table can show it before anyone sits."""
    return usual_face(name)


def read_face(told: str | None) -> int | None:
    """As a browser tells it; anything else is as if nothing was told."""
    if told is None or not told.isascii() or not told.isdecimal() or len(told) > len(str(FACES)):
        return None
    return face if (face := int(told)) < FACES else None
