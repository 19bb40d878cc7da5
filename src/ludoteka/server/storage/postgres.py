"""Connections to PostgreSQL, and the meaning of its errors."""

from typing import Final, TypeAlias

import asyncpg

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

CONNECT_TIMEOUT: Final = 5.0
COMMAND_TIMEOUT: Final = 30.0
"""Seconds. An answer that takes longer is none: nobody waits for ever."""

SETTINGS: Final = {
    "application_name": "ludoteka",
    "default_transaction_isolation": "read committed",
    "jit": "off",  # our statements take a millisecond, less than compiling them
}

GONE: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that ends at an unlucky moment
    OSError,
    TimeoutError,
)
"""What asyncpg raises when the server is away; some of it says that the values are bad."""


async def connect(dsn: str, *, command_timeout: float = COMMAND_TIMEOUT) -> Connection:
    return await asyncpg.connect(
        dsn, timeout=CONNECT_TIMEOUT, command_timeout=command_timeout, server_settings=SETTINGS
    )


async def open_pool(dsn: str, most: int, *, waits_for_disk: bool = True) -> Pool:
    """Connections that are made when they are needed. Those that do not wait for the disk lose,
    if PostgreSQL dies, what they wrote in the second before."""
    settings = SETTINGS if waits_for_disk else SETTINGS | {"synchronous_commit": "off"}
    return await asyncpg.create_pool(
        dsn,
        min_size=0,
        max_size=most,
        timeout=CONNECT_TIMEOUT,
        command_timeout=COMMAND_TIMEOUT,
        server_settings=settings,
    )


def is_about_data(error: BaseException) -> bool:
    """The server (22: data, 23: constraints) or the driver refuses the values."""
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] in {"22", "23"}
    return isinstance(error, asyncpg.InterfaceError) and isinstance(error, ValueError)
