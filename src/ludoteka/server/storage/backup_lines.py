"""The file of a backup: gzip, and within it one JSON value a line.

    {"type": "backup", "format": "ludoteka-backup-1", "revision": …, "counts": {"log": 2, …}, …}
    {"type": "table", "table": "log", "columns": ["table_id", …], "binary": ["body"]}
    ["x7…", 0, 1700000000000, "opened", "e30="]      as many rows as counted, binary in Base64
    …                                                 the other tables likewise
    {"type": "end", "checksum": …}                    SHA-256 of all lines before, in hexadecimal

It holds what the database holds, keys and hidden cards too: only its owner may read it.
"""

from typing import Final, NamedTuple

import msgspec

FORMAT: Final = "ludoteka-backup-1"

Plain = None | bool | int | float | str
Value = Plain | bytes


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="backup"):
    format: str
    software: str
    revision: str
    """Of the schema."""
    made: int
    """Milliseconds since 1970."""
    counts: dict[str, int]


class Section(msgspec.Struct, frozen=True, tag="table"):
    table: str
    columns: list[str]
    binary: list[str]


class End(msgspec.Struct, frozen=True, tag="end"):
    checksum: str


class Chunk(NamedTuple):
    """Some rows of a table, few enough to hold them in memory."""

    table: str
    rows: list[dict[str, Value]]
