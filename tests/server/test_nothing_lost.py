"""Servers are killed, databases and networks fail: nothing acknowledged is lost or doubled.

`python -m scripts.kill_test` does the same for as long as one likes.
"""

import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import msgspec
import pytest

from ludoteka.games import games
from tests.server.losing.house import TROUBLES, House
from tests.server.losing.links import Roughness
from tests.server.losing.ordeal import Ordeal, Report
from tests.server.losing.own_services import are_here, own_postgres, own_redis
from tests.server.running import FAST, Node
from tests.server.services import REDIS, new_database, redis_client

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OWN_REDIS: Final = f"{REDIS.rpartition('/')[0]}/7"
"""A database of its own, whose connections may be ended."""
BAD_NETWORK: Final = Roughness(cut=0.02, twice=0.3)
SEED: Final = 5
PROCESSES: Final = Path("/proc")


def check(report: Report) -> None:
    assert report.faults == []
    assert report.refused == []
    assert set(report.tables) == set(games())
    assert report.acknowledged > 100


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async with new_database("sqlite", tmp_path) as url:
        ordeal = Ordeal(House(tmp_path, url), BAD_NETWORK, SEED, short=True)
        check(await ordeal.run(list(games()), [TROUBLES["kill"]], 8))


async def test_a_killed_server_goes_on_where_it_was_in_postgresql(tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        ordeal = Ordeal(House(tmp_path, url), BAD_NETWORK, SEED, short=True)
        check(await ordeal.run(list(games()), [TROUBLES["kill"]], 6))


async def test_either_of_two_nodes_may_be_killed(tmp_path: Path) -> None:
    """People go from node to node, and three in ten messages between nodes are lost."""
    async with new_database("postgresql", tmp_path) as url, redis_client():
        house = House(tmp_path, url, nodes=2, redis=OWN_REDIS, drop_bus=0.3)
        ordeal = Ordeal(house, BAD_NETWORK, SEED, short=True)
        check(await ordeal.run(list(games()), [TROUBLES["kill"]], 8))


async def test_database_and_redis_may_be_restarted(tmp_path: Path) -> None:
    """For real where their programs are found; else their connections are ended."""
    async with AsyncExitStack() as stack:
        ordeal = Ordeal(await _two_nodes(tmp_path, stack), BAD_NETWORK, SEED, short=True)
        troubles = [TROUBLES["database"], TROUBLES["redis"]]
        check(await ordeal.run(list(games()), troubles, 8))


async def _two_nodes(folder: Path, stack: AsyncExitStack) -> House:
    if not are_here("initdb", "postgres", "redis-server"):
        url = await stack.enter_async_context(new_database("postgresql", folder))
        await stack.enter_async_context(redis_client())
        return House(folder, url, nodes=2, redis=OWN_REDIS)
    own = stack.enter_context(own_postgres()), stack.enter_context(own_redis())
    for service in own:
        await service.wait()
    return House(folder, own[0].url, nodes=2, redis=own[1].url, own=own)


@pytest.mark.skipif(not PROCESSES.exists(), reason="looks at processes as Linux shows them")
def test_a_killed_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(FAST, database=f"sqlite:///{tmp_path / 'house.db'}")
    node = Node(tmp_path, settings)
    node.start()
    node.wait()
    server = PROCESSES / str(node.process_id)
    workers = (server / "task" / server.name / "children").read_text().split()
    assert workers
    node.kill()
    until = time.monotonic() + 30
    while any(_runs(worker) for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.01)


def _runs(process: str) -> bool:
    try:
        return ") Z " not in (PROCESSES / process / "stat").read_text()
    except FileNotFoundError:
        return False
