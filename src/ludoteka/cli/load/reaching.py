"""The services of two nodes: whether they answer, and a database for the time of a run."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import redis
from redis.exceptions import RedisError

from ludoteka.core import BadInput

SECONDS = 5


def check_database(url: str) -> None:
    asyncio.run(_execute(url, "SELECT 1"))


def check_redis(url: str) -> None:
    try:
        with redis.Redis.from_url(url, socket_timeout=SECONDS) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as error:
        raise BadInput("no-node-redis", host=_host(url), problem=str(error)) from None


@contextmanager
def new_database(url: str) -> Iterator[str]:
    """The address of an empty database beside this one, dropped afterwards."""
    name = f"ludoteka_load_{secrets.token_hex(6)}"
    asyncio.run(_execute(url, f"CREATE DATABASE {name}"))
    try:
        yield urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    finally:
        asyncio.run(_execute(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, statement: str) -> None:
    try:
        connection = await asyncpg.connect(url, timeout=SECONDS)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadInput("no-node-database", host=_host(url), problem=str(error)) from None
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _host(url: str) -> str:
    """All of the address that may be shown: the rest may hold a password."""
    return urlsplit(url).hostname or "?"
