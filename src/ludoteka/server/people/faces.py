"""Faces of people: a small number each, from which pages draw.

It belongs to the person, not to the name, so it stays through renamings and is the same for all
who look. People choose another on their page.
"""

from typing import Annotated, Final
from zlib import crc32

from msgspec import Meta

FACES: Final = 4096

Face = Annotated[int, Meta(ge=0, lt=FACES)]


def usual_face(whose: str) -> int:
    """Of somebody who has not chosen one: by the id of the person."""
    return crc32(whose.encode()) % FACES


def guest_face(person: str, name: str) -> int:
    """Of somebody who shares the device of a person: the same whenever they come again."""
    return usual_face(f"{person} {name}")
