"""Addresses of databases: `sqlite:///path` or `postgresql://user@host/name`."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from ludoteka.core import BadInput

SCHEMES: Final = ("postgresql", "postgres")


class Sqlite(msgspec.Struct, frozen=True):
    path: Path

    def __str__(self) -> str:
        return f"sqlite:///{self.path}"


class Postgres(msgspec.Struct, frozen=True):
    """`dsn` may hold a password; the text of this address never does."""

    dsn: str

    def __str__(self) -> str:
        parts = urlsplit(self.dsn)
        place = parts.netloc.rpartition("@")[2]
        user = f"{parts.username}@" if parts.username else ""
        return f"postgresql://{user}{place}{parts.path}"


def parse_address(url: str) -> Sqlite | Postgres:
    scheme, separator, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest[1:] not in {"", ":memory:"}:
        return Sqlite(Path(rest[1:]).expanduser())
    if scheme in SCHEMES and separator and _is_complete(url):
        return Postgres(f"postgresql://{rest}")
    # The address may hold a password: only its beginning is repeated.
    raise BadInput("bad-database-url", scheme=f"{scheme}://" if separator else "…")


def _is_complete(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.port != 0 and bool(parts.path.strip("/") or "dbname=" in parts.query)
    except ValueError:
        return False
