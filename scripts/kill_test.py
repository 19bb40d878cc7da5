"""Kills servers while all games are played on them, and looks for what got lost.

    python -m scripts.kill_test --rounds 300
    python -m scripts.kill_test --own-postgres
    python -m scripts.kill_test --own-postgres --own-redis --nodes 2 --drop-bus 0.3 \\
        --trouble kill --trouble database --trouble redis

PostgreSQL and Redis are started for it, and restarted as a trouble. A database that is named
instead must be a new one, or one of which nothing matters; there only the connections are ended.
The tests run the same for a minute. Matches are rated. The exit code is 1 if anything was lost,
doubled, refused or not rated.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from ludoteka.games import games
from tests.server.losing.house import TROUBLES, House
from tests.server.losing.links import Roughness
from tests.server.losing.ordeal import Ordeal, Report
from tests.server.losing.own_services import own_postgres, own_redis


def main() -> None:
    chosen = _parser().parse_args()
    report = asyncio.run(run(chosen))
    print(f"{report.strikes} strikes, {report.acknowledged} commands acknowledged")
    print("matches:", ", ".join(f"{count} × {game}" for game, count in report.tables.items()))
    print(f"{report.rated} of them had to be rated")
    for line in report.refused:
        print(f"refused: {line}")
    for line in report.faults:
        print(f"FAULT: {line}")
    if report.faults or report.refused:
        sys.exit(f"FAILED: {len(report.faults)} faults, {len(report.refused)} refusals")
    print("ok: nothing was lost, doubled or left unrated")


async def run(chosen: argparse.Namespace) -> Report:
    with ExitStack() as stack:
        return await _ordeal(chosen, stack)


async def _ordeal(chosen: argparse.Namespace, stack: ExitStack) -> Report:
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-kill-"))
    print(f"logs in {folder}, seed {chosen.seed}", flush=True)
    postgres = stack.enter_context(own_postgres()) if chosen.own_postgres else None
    redis = stack.enter_context(own_redis()) if chosen.own_redis else None
    own = [service for service in (postgres, redis) if service is not None]
    for service in own:
        await service.wait()
    house = House(
        folder,
        postgres.url if postgres else chosen.database or f"sqlite:///{folder / 'house.db'}",
        nodes=chosen.nodes,
        redis=redis.url if redis else chosen.redis,
        drop_bus=chosen.drop_bus,
        own=tuple(own),
        inline=not chosen.bot_processes,
    )
    ordeal = Ordeal(house, Roughness(cut=chosen.cut, twice=chosen.twice), chosen.seed)
    troubles = [TROUBLES[name] for name in chosen.trouble or ["kill"]]
    return await ordeal.run(chosen.game or list(games()), troubles, chosen.rounds)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--rounds", type=int, default=100, help="so many troubles, one after another")
    add("--database", help="an address of PostgreSQL; else SQLite in a new folder")
    add("--own-postgres", action="store_true", help="a new PostgreSQL, only for this")
    add("--redis", help="an address of Redis, with a database number of its own")
    add("--own-redis", action="store_true", help="a new Redis, only for this")
    add("--nodes", type=int, default=1)
    add("--trouble", action="append", choices=list(TROUBLES), help="several are mixed")
    add("--game", action="append", choices=list(games()), help="else one match of each")
    add("--cut", type=float, default=0.02, help="share of commands that cost the connection")
    add("--twice", type=float, default=0.3, help="share of commands that are sent twice")
    add("--drop-bus", type=float, default=0.0, help="share of messages that nodes miss")
    add("--bot-processes", action="store_true", help="bots think in processes of their own")
    add("--seed", type=int, default=random.randrange(10**6))
    return parser


if __name__ == "__main__":
    main()
