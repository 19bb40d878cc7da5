"""Kills servers while all games are played on them, and looks for what got lost.

    python -m scripts.kill_test --rounds 300
    python -m scripts.kill_test --database postgresql://postgres@127.0.0.1/test --nodes 2 \\
        --redis redis://127.0.0.1:6379/5 --trouble kill --trouble database --trouble redis

The database must be a new one, or one of which nothing matters. The tests run the same for a
minute.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from ludoteka.games import games
from tests.server.losing.house import TROUBLES, House
from tests.server.losing.links import Roughness
from tests.server.losing.ordeal import Ordeal, Report


def main() -> None:
    chosen = _parser().parse_args()
    report = asyncio.run(run(chosen))
    print(f"{report.strikes} strikes, {report.acknowledged} commands acknowledged")
    print("matches:", ", ".join(f"{count} × {game}" for game, count in report.tables.items()))
    for line in report.refused:
        print(f"refused: {line}")
    for line in report.faults:
        print(f"FAULT: {line}")
    sys.exit(1 if report.faults or report.refused else 0)


async def run(chosen: argparse.Namespace) -> Report:
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-kill-"))
    database = chosen.database or f"sqlite:///{folder / 'house.db'}"
    print(f"logs in {folder}, seed {chosen.seed}")
    house = House(
        folder, database, nodes=chosen.nodes, redis=chosen.redis, drop_bus=chosen.drop_bus
    )
    ordeal = Ordeal(house, Roughness(cut=chosen.cut, twice=chosen.twice), chosen.seed)
    troubles = [TROUBLES[name] for name in chosen.trouble or ["kill"]]
    return await ordeal.run(chosen.game or list(games()), troubles, chosen.rounds)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--rounds", type=int, default=100, help="so many troubles, one after another")
    add("--database", help="an address of PostgreSQL; else SQLite in a new folder")
    add("--redis", help="an address of Redis, with a database number of its own")
    add("--nodes", type=int, default=1)
    add("--trouble", action="append", choices=list(TROUBLES), help="several are mixed")
    add("--game", action="append", choices=list(games()), help="else one match of each")
    add("--cut", type=float, default=0.02, help="share of commands that cost the connection")
    add("--twice", type=float, default=0.3, help="share of commands that are sent twice")
    add("--drop-bus", type=float, default=0.0, help="share of messages that nodes miss")
    add("--seed", type=int, default=random.randrange(10**6))
    return parser


if __name__ == "__main__":
    main()
