"""Attacks a server in every known way at once while fifty honest people play on it.

    python -m scripts.abuse_test
    python -m scripts.abuse_test --own-postgres --own-redis
    python -m scripts.abuse_test --calm 20 --abused 30     # a quick look
    python -m scripts.abuse_test --pauses                  # what held the event loop longest

First the honest people play alone, then attackers come: 20 tables of ten masters, uploads,
sockets that do not read, floods of pings and fragments, endless headers, silent connections,
a flooded lobby, replays read by visitors, deletions. Everything runs on this computer, in
processes of their own, and ends by itself. The exit code is 1 if the attackers were felt.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import inf
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import msgspec

from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import decode_fact
from scripts.abuse.house import House, Watch
from scripts.abuse.person import Person
from scripts.abuse.report import Attack, Honest, Sample, read_report
from tests.server.losing.own_services import own_postgres, own_redis

MEGABYTE: Final = 1_000_000
WARM_UP: Final = 10.0
"""Seconds until everybody is seated, which are not measured."""
FEW: Final = 100
"""Answers of which there is no percentile worth telling."""
MOST_SLOWER: Final = 2.0
MOST_BOT_SECONDS: Final = 3.0
MOST_MEMORY: Final = 400 * MEGABYTE
MOST_DISK: Final = 50 * MEGABYTE


class Goal(msgspec.Struct, frozen=True):
    what: str
    found: str
    holds: bool


class Phases(msgspec.Struct, frozen=True):
    """Times of the monotonic clock."""

    calm: tuple[float, float]
    abused: tuple[float, float]


def main() -> None:
    chosen = _parser().parse_args()
    with ExitStack() as stack:
        goals = asyncio.run(_run(chosen, stack))
    print()
    for goal in goals:
        print(f"{'  ok ' if goal.holds else 'FAIL '} {goal.what}: {goal.found}")
    sys.exit(0 if all(goal.holds for goal in goals) else 1)


async def _run(chosen: argparse.Namespace, stack: ExitStack) -> list[Goal]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-abuse-"))
    print(f"logs in {folder}", flush=True)
    postgres = stack.enter_context(own_postgres()) if chosen.own_postgres else None
    redis = stack.enter_context(own_redis()) if chosen.own_redis else None
    for service in (postgres, redis):
        if service is not None:
            await service.wait()
    house = House(
        folder,
        postgres.url if postgres else chosen.database,
        redis.url if redis else chosen.redis,
        pauses=chosen.pauses,
    )
    with house.running():
        goals = await _measure(house, chosen.calm, chosen.abused)
    if house.pauses is not None:
        print(house.pauses.read_text("utf-8"))
    return goals


async def _measure(house: House, calm: float, abused: float) -> list[Goal]:
    finished = await _finished_matches(house)
    seconds = WARM_UP + calm + abused + 15
    with _process("honest", house, seconds) as (honest, report):
        began = time.monotonic() + WARM_UP
        await _progress("honest people alone", WARM_UP + calm)
        disk = await house.disk()
        async with Watch(house) as watch:
            start = time.monotonic()
            with _process("attacks", house, abused, *finished) as (attacks, tallies):
                await _progress("with attackers", abused)
                await asyncio.to_thread(attacks.wait)
            end = time.monotonic()
        grown = await house.disk() - disk
        await _progress("what is under way is finished", 0)
        await asyncio.to_thread(honest.wait)
    _show_attacks(read_report(tallies, dict[str, Attack]))
    found = read_report(report, Honest)
    phases = Phases((began, start), (start, end))
    missing = await _missing(house, found)
    return _judge(found, phases, missing, watch, grown)


async def _finished_matches(house: House) -> list[str]:
    """Listed ones of bots: what visitors will read."""
    host = Person(house.port, "127.0.3.1")
    await host.arrive()
    tables = [
        await host.open_table(
            game=game, own_seats=0, listed=True, bots=["random"] * 2, seats=2, start=True
        )
        for game in ("six-nimmt", "face-to-face")
    ]
    for table in tables:
        while (await host.http.get(f"/api/tables/{table}")).json()["status"] != "over":  # noqa: ASYNC110 - it is far away
            await asyncio.sleep(1)
    await host.close()
    return tables


@contextmanager
def _process(
    module: str, house: House, seconds: float, *more: str
) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    report = house.folder / f"{module}.json"
    arguments = [str(house.port), str(seconds), str(report), *more]
    with (house.folder / f"{module}.log").open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", f"scripts.abuse.{module}", *arguments], stdout=log, stderr=log
        )
    try:
        yield process, report
    finally:
        process.terminate()
        process.wait()


async def _progress(what: str, seconds: float) -> None:
    print(f"{what} ({seconds:.0f} s) …", flush=True)
    await asyncio.sleep(seconds)


# -- What came of it -------------------------------------------------------------------


def _show_attacks(tallies: dict[str, Attack]) -> None:
    print(f"\n{'attack':20} {'tried':>7} {'MB':>7}  outcomes")
    for name, tally in tallies.items():
        outcomes = ", ".join(f"{key} × {count}" for key, count in sorted(tally.outcomes.items()))
        print(f"{name:20} {tally.tried:7} {tally.bytes / MEGABYTE:7.1f}  {outcomes}")


async def _missing(house: House, found: Honest) -> list[str]:
    """Acknowledged commands that are not the entries that they were said to be."""
    database = await Database.open(house.database)
    try:
        missing = []
        for table in sorted({promise.table for promise in found.promises}):
            rows = await database.log.read(table)
            commands = {row.seq: decode_fact(row.body).command for row in rows}
            missing += [
                f"{promise.table} {promise.command}"
                for promise in found.promises
                if promise.table == table and commands.get(promise.seq) != promise.command
            ]
        return missing
    finally:
        await database.close()


def _judge(
    found: Honest, phases: Phases, missing: list[str], watch: Watch, grown: int
) -> list[Goal]:
    calm = _within(found.answers, phases.calm)
    abused = _within(found.answers, phases.abused)
    bots = _within(found.bots, phases.abused)
    enough = min(len(calm), len(abused)) >= FEW
    slower = _p99(abused) / max(_p99(calm), 1e-9) if enough else inf
    lost = [*found.lost, *missing]
    played = ", ".join(f"{count} × {game}" for game, count in sorted(found.matches.items()))
    print(f"\nhonest people: {len(found.promises)} commands acknowledged; matches: {played}")
    print(f"  refused: {found.refused or 'nothing'}; sockets lost: {found.dropped}")
    print(f"  alone: {_words(calm)}\n  with attackers: {_words(abused)}")
    print(f"  greedy bots alone: {_words(_within(found.bots, phases.calm))}")
    print(f"  greedy bots with attackers: {_words(bots)}")
    print(f"  workers of bots used {watch.most_workers / MEGABYTE:.0f} MB")
    too_few = f"{len(calm)} alone, {len(abused)} with attackers; {FEW} each are needed to tell"
    return [
        Goal("answers to judge by", "enough" if enough else too_few, enough),
        Goal("p99 of answers, with attackers : alone", f"{slower:.2f}", slower <= MOST_SLOWER),
        Goal("commands lost", f"{len(lost)} of {len(found.promises)}", not lost),
        Goal(
            "slowest answer of a greedy bot",
            f"{max(bots, default=0):.2f} s",
            0 < max(bots, default=0) <= MOST_BOT_SECONDS,
        ),
        Goal("memory of the server", _megabytes(watch.most), watch.most < MOST_MEMORY),
        Goal("growth of the database", _megabytes(grown), grown < MOST_DISK),
    ]


def _within(samples: list[Sample], phase: tuple[float, float]) -> list[float]:
    return [each.seconds for each in samples if phase[0] <= each.at < phase[1]]


def _p99(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[98] if len(seconds) > 1 else 0.0


def _words(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    return (
        f"{len(seconds)} answers, median {1000 * median(seconds):.1f} ms, "
        f"p99 {1000 * _p99(seconds):.1f} ms, most {1000 * max(seconds):.0f} ms"
    )


def _megabytes(count: int) -> str:
    return f"{count / MEGABYTE:.0f} MB"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--calm", type=float, default=90, help="seconds without attackers (default: 90)")
    add("--abused", type=float, default=180, help="seconds with them (default: 180)")
    add("--database", help="an empty PostgreSQL; else SQLite in a new folder")
    add("--own-postgres", action="store_true", help="a new PostgreSQL, only for this")
    add("--redis", help="an address of Redis, with a database number of its own")
    add("--own-redis", action="store_true", help="a new Redis, only for this")
    add("--pauses", action="store_true", help="watch the event loop (slower: judges nothing)")
    return parser


if __name__ == "__main__":
    main()
