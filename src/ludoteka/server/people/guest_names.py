"""Generated names of guests, in three languages."""

import secrets
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from ludoteka.texts import best_language


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Every first word goes with every second (the Slavic ones are masculine)."""

    first: tuple[str, ...]
    second: tuple[str, ...]


@cache
def words() -> dict[str, Words]:
    file = files("ludoteka.server.people") / "guest-names.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Words])


def guest_name(language: str | None, *, attempt: int = 0) -> str:
    """A name by chance; from the third attempt on with a number, as the others are taken."""
    known = words()[best_language(language)]
    name = f"{secrets.choice(known.first)} {secrets.choice(known.second)}"
    return name if attempt < 3 else f"{name[:20].rstrip()} {secrets.randbelow(990) + 10}"


def is_made_up(name: str) -> bool:
    """Whether it could be such a name; who chooses one like it is asked once more, no worse."""
    plain = name.rstrip("0123456789").rstrip()
    first, _, second = plain.partition(" ")
    return any(
        first in known.first and (second in known.second or _is_cut(second, plain, known))
        for known in words().values()
    )


def _is_cut(second: str, plain: str, known: Words) -> bool:
    """A long name makes room for its number."""
    return len(plain) >= 18 and any(each.startswith(second) for each in known.second)
