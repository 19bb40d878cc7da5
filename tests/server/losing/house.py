"""A house of one or more real nodes, and the troubles that befall it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import asyncpg
import msgspec
from redis.asyncio import Redis

from tests.server.losing.own_services import OwnPostgres, OwnRedis, OwnService
from tests.server.running import FAST, Node

MOST_DONE: Final = 40
"""Between two strikes players get up to so many commands done."""
LONGEST_PEACE: Final = 20.0


class House:
    def __init__(
        self,
        folder: Path,
        database: str,
        *,
        nodes: int = 1,
        redis: str | None = None,
        drop_bus: float = 0.0,
        own: tuple[OwnService, ...] = (),
        inline: bool = True,
    ) -> None:
        """`own`: services of this house alone, which can be restarted; `inline`: bots think in
        the nodes themselves, which start faster so."""
        self.database = database
        self.redis = redis
        self.own = {type(service): service for service in own}
        settings = msgspec.structs.replace(
            FAST, database=database, redis=redis, commit_seconds=2, reveal_seconds=2
        )
        self.nodes = [
            Node(folder, settings, drop_bus=drop_bus, inline=inline) for _ in range(nodes)
        ]

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    async def start(self) -> None:
        for node in self.nodes:
            node.start()
            await asyncio.to_thread(node.wait)

    async def stop(self) -> None:
        for node in self.nodes:
            node.stop()

    def logs(self) -> str:
        return "\n".join(node.log() for node in self.nodes)


Trouble = Callable[[House, random.Random], Awaitable[None]]


async def kill_a_node(house: House, rng: random.Random) -> None:
    """SIGKILL, and a new start on the same port; now and then killed again while it starts."""
    node = rng.choice(house.nodes)
    node.kill()
    node.start()
    if rng.random() < 0.1:
        await asyncio.sleep(rng.uniform(0, 2))
        node.kill()
        node.start()
    await asyncio.to_thread(node.wait)


async def restart_database(house: House, rng: random.Random) -> None:
    if OwnPostgres in house.own:
        await house.own[OwnPostgres].restart(rng)
    else:
        await _end_database_connections(house)


async def _end_database_connections(house: House) -> None:
    """As seen from the nodes, PostgreSQL was restarted."""
    connection = await asyncpg.connect(house.database)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()


async def restart_redis(house: House, rng: random.Random) -> None:
    if OwnRedis in house.own:
        await house.own[OwnRedis].restart(rng)
    else:
        await _end_redis_connections(house)


async def _end_redis_connections(house: House) -> None:
    """As seen from the nodes, Redis was restarted. Others' connections are left alone."""
    assert house.redis is not None
    own = house.redis.rpartition("/")[2]
    async with Redis.from_url(house.redis, client_name="trouble") as client:
        for each in await client.client_list():
            if each["db"] == own and each["name"] != "trouble":
                await client.client_kill_filter(_id=each["id"])


TROUBLES: Final[dict[str, Trouble]] = {
    "kill": kill_a_node,
    "database": restart_database,
    "redis": restart_redis,
}


async def strike(
    house: House,
    troubles: list[Trouble],
    rounds: int,
    rng: random.Random,
    progress: Callable[[], int],
) -> None:
    """One trouble after another, at random moments; `progress` is what the players have done."""
    for _ in range(rounds):
        await _peace(progress, progress() + rng.randrange(MOST_DONE))
        await asyncio.sleep(rng.uniform(0, 0.05))
        await rng.choice(troubles)(house, rng)


async def _peace(progress: Callable[[], int], enough: int) -> None:
    try:
        async with asyncio.timeout(LONGEST_PEACE):
            while progress() < enough:  # noqa: ASYNC110 - the players know of no events
                await asyncio.sleep(0.01)
    except TimeoutError:
        pass  # nothing goes on: perhaps the next trouble helps
