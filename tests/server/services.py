"""Real databases and a real Redis for tests: a new one for each, gone afterwards."""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import metadata

POSTGRES = os.environ.get("LUDOTEKA_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("LUDOTEKA_TEST_REDIS", "redis://127.0.0.1:6379/0")

# asyncpg asks for TLS first, and leaves an error to nobody when that is given up in between.
os.environ.setdefault("PGSSLMODE", "disable")


def missing(service: str, error: Exception) -> None:
    """Without the service its tests are skipped, but never unnoticed in CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI must have {service}: {error}")
    pytest.skip(f"no {service}: {error}")


@asynccontextmanager
async def new_database(kind: str, folder: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / f'{secrets.token_hex(4)}.db'}"
        return
    name = f"ludoteka_test_{secrets.token_hex(6)}"
    await as_administrator(f"CREATE DATABASE {name}")
    try:
        yield f"{POSTGRES.rpartition('/')[0]}/{name}"
    finally:
        await as_administrator(f"DROP DATABASE {name} WITH (FORCE)")


_emptied: list[str] = []
"""PostgreSQL databases of this process that nobody uses."""


@asynccontextmanager
async def emptied_database(kind: str, folder: Path) -> AsyncIterator[str]:
    """One that has its schema and no rows: for whoever does not care how that came to be.

    To make and drop a database takes PostgreSQL a second, to delete some rows a moment; SQLite
    copies one.
    """
    if kind == "sqlite":
        path = folder / f"{secrets.token_hex(4)}.db"
        content = await _migrated_file(folder)
        path.touch(0o600)
        path.write_bytes(content)
        yield f"sqlite:///{path}"
        return
    url = _emptied.pop() if _emptied else await _prepared_database()
    try:
        yield url
    except BaseException:
        await _drop(url)
        raise
    await _empty(url)
    _emptied.append(url)


async def drop_emptied() -> None:
    while _emptied:
        await _drop(_emptied.pop())


async def _drop(url: str) -> None:
    await as_administrator(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")


_migrated: list[bytes] = []
"""An SQLite database with its schema: to go through all migrations takes 60 ms, to copy it none."""


async def _migrated_file(folder: Path) -> bytes:
    if not _migrated:
        path = folder / "template.db"
        await (await Database.open(f"sqlite:///{path}")).close()
        _migrated.append(path.read_bytes())
        path.unlink()
    return _migrated[0]


async def _prepared_database() -> str:
    name = f"ludoteka_test_{secrets.token_hex(6)}"
    await as_administrator(f"CREATE DATABASE {name}")
    # What a power failure would take is tested with a PostgreSQL of its own.
    await as_administrator(f"ALTER DATABASE {name} SET synchronous_commit = off")
    url = f"{POSTGRES.rpartition('/')[0]}/{name}"
    await (await Database.open(url)).close()
    return url


async def _empty(url: str) -> None:
    connection = await asyncpg.connect(url, timeout=30)
    try:
        # TRUNCATE makes new files of all tables and indexes, which takes a hundred times as long.
        tables = [table.name for table in reversed(metadata.sorted_tables)]
        await connection.execute("; ".join(f"DELETE FROM {name}" for name in tables))
    finally:
        await connection.close()


async def as_administrator(statement: str) -> None:
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=5)
    except (OSError, asyncpg.PostgresError) as error:
        missing("PostgreSQL", error)
        raise
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@asynccontextmanager
async def redis_client() -> AsyncIterator[Redis]:
    client = Redis.from_url(REDIS)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        await client.aclose()
        missing("Redis", error)
    yield client
    await client.aclose()
