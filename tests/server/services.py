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

POSTGRES = os.environ.get("LUDOTEKA_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("LUDOTEKA_TEST_REDIS", "redis://127.0.0.1:6379/0")


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
