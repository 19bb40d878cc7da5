"""Fills a house with finished tables and measures whether anyone notices its housekeeping.

    python -m scripts.many_tables                                   # 10,000 tables, about 700 MB
    python -m scripts.many_tables --tables 1000 --matches 20 --rounds 1
    python -m scripts.many_tables --keep house.db                   # made once, used again
    python -m scripts.many_tables --own-postgres                    # started only for this
    python -m scripts.many_tables --postgres postgresql://user@host/name

Writers talk all the time, in phases: calm, then with deletions, exports and a hundred guests to
be forgotten at once, in turn. Trust the ratios. The exit code is 1 if a goal is missed.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import msgspec

from ludoteka.bench.server.processes import new_database
from ludoteka.server.people.persons import Person
from scripts.many_tables.disturbing import A_ROUND, Disturber, Victims, prepare_victims
from scripts.many_tables.making import make_house, size_of
from scripts.many_tables.old import age, count_appearances, is_walked
from scripts.many_tables.serving import Served, Writers, served
from tests.server.losing.own_services import own_postgres

MOST_SLOWER: Final = 3.0
MOST_START: Final = 2.0
FEW: Final = 100
"""Writes of which there is no percentile worth telling."""


class Goal(msgspec.Struct, frozen=True):
    what: str
    ratio: float
    most: float
    about: str

    def __str__(self) -> str:
        word = "ok" if self.ratio <= self.most else "MISSED"
        return f"{word:>6}  {self.what}: {self.ratio:.2f} × (at most {self.most:g} ×); {self.about}"


def main() -> None:
    parser = _parser()
    chosen = parser.parse_args()
    if chosen.guests < A_ROUND * chosen.rounds:
        parser.error(f"{chosen.rounds} rounds need --guests {A_ROUND * chosen.rounds} at least")
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-many-"))
    print(f"in {folder}", flush=True)
    with _houses(chosen, folder) as (many, empty):
        goals = asyncio.run(_run(chosen, folder, many, empty))
    print()
    for goal in goals:
        print(goal)
    if not chosen.leave:
        shutil.rmtree(folder)
    sys.exit(any(goal.ratio > goal.most for goal in goals))


@contextmanager
def _houses(chosen: argparse.Namespace, folder: Path) -> Iterator[tuple[str, str]]:
    """The addresses of two databases: one to be filled, one that stays empty."""
    with ExitStack() as stack:
        postgres: str | None = chosen.postgres
        if chosen.own_postgres:
            own = stack.enter_context(own_postgres())
            asyncio.run(own.wait())
            postgres = own.url
        if postgres is None:
            yield f"sqlite:///{folder / 'many.db'}", f"sqlite:///{folder / 'empty.db'}"
            return
        many = stack.enter_context(new_database(postgres))
        yield many, stack.enter_context(new_database(postgres))


async def _run(chosen: argparse.Namespace, folder: Path, many: str, empty: str) -> list[Goal]:
    made = folder / "made.db"
    people = await _made(chosen, made)
    size = made.stat().st_size / 1e6
    print(f"{await size_of(f'sqlite:///{made}')}, {size:.0f} MB", flush=True)
    known = await count_appearances(f"sqlite:///{made}")
    await age(made, many)
    made.unlink()
    goals = [await _first_start(many, empty, folder, known)]
    print(goals[-1], flush=True)
    goals.append(await _starts(many, empty, folder, chosen.rounds))
    print(goals[-1], flush=True)
    victims = await prepare_victims(many, people, chosen.rounds)
    async with served(many, folder / "many.log") as house:
        goals.append(await _disturbed(house, many, victims, chosen))
    return goals


async def _made(chosen: argparse.Namespace, path: Path) -> list[Person]:
    kept: Path | None = chosen.keep
    persons = kept.with_suffix(".people") if kept else None
    if kept and persons and kept.exists():  # noqa: ASYNC240 - nothing else runs yet
        shutil.copyfile(kept, path)
        return msgspec.json.decode(persons.read_bytes(), type=list[Person])
    began = time.perf_counter()
    people = await make_house(
        f"sqlite:///{path}", matches=chosen.matches, count=chosen.tables, guests=chosen.guests
    )
    print(f"made in {time.perf_counter() - began:.0f} s", flush=True)
    if kept and persons:
        shutil.copyfile(path, kept)
        persons.write_bytes(msgspec.json.encode(people))
    return people


async def _first_start(many: str, empty: str, folder: Path, known: int) -> Goal:
    """After an update: who was where is found out beside those who play."""
    async with served(empty, folder / "empty.log") as house:
        usual = house.start_seconds
    async with served(many, folder / "many.log") as house, Writers(house, 6) as writers:
        began = time.perf_counter()
        while not await is_walked(many):  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.2)
        walked = time.perf_counter()
        await asyncio.sleep(walked - began)
        calm = writers.between(walked, time.perf_counter())
        busy = writers.between(began, walked)
    assert await count_appearances(many) >= known, "someone's tables were not found again"
    about = f"{house.start_seconds:.1f} s; {walked - began:.0f} s of walking "
    if min(len(calm), len(busy)) < FEW:
        about += "were too short to tell whether writes were slower"
    else:
        about += f"slowed writes by {_p99(busy) / _p99(calm):.2f} × at p99"
    return Goal("first start after an update", house.start_seconds / usual, MOST_START, about)


async def _starts(many: str, empty: str, folder: Path, rounds: int) -> Goal:
    seconds: dict[str, list[float]] = {many: [], empty: []}
    for _ in range(max(3, rounds)):
        for url, found in seconds.items():
            async with served(url, folder / "starts.log") as house:
                found.append(house.start_seconds)
    full, bare = median(seconds[many]), median(seconds[empty])
    return Goal("start", full / bare, MOST_START, f"{full:.1f} s, empty {bare:.1f} s")


async def _disturbed(house: Served, url: str, victims: Victims, chosen: argparse.Namespace) -> Goal:
    calm: list[float] = []
    busy: list[float] = []
    async with Writers(house, chosen.writers) as writers:
        await asyncio.sleep(3)
        for number in range(chosen.rounds):
            calm += await _phase(writers, chosen.seconds)
            async with Disturber(house, url, victims, number) as disturber:
                busy += await _phase(writers, chosen.seconds)
            await disturber.until_forgotten()
            print(f"round {number + 1}: {disturber}; {_told(calm)} → {_told(busy)}", flush=True)
    return Goal(
        "writes at p99", _p99(busy) / _p99(calm), MOST_SLOWER, f"{_told(calm)} → {_told(busy)}"
    )


async def _phase(writers: Writers, seconds: float) -> list[float]:
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    return writers.between(began, time.perf_counter())


def _p99(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[98]


def _told(seconds: list[float]) -> str:
    p50, p99 = median(seconds) * 1000, _p99(seconds) * 1000
    return f"p50 {p50:.0f} ms, p99 {p99:.0f} ms, worst {max(seconds) * 1000:.0f} ms"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--tables", type=int, default=10_000)
    add("--matches", type=int, default=200, help="so many are played, the others are copies")
    add("--guests", type=int, default=3_000)
    add("--rounds", type=int, default=3, help="of a calm and a busy phase")
    add("--seconds", type=float, default=20, help="of each phase")
    add("--writers", type=int, default=6)
    add("--keep", type=Path, help="a file for the filled house: made, or used if it is there")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--own-postgres", action="store_true", help="a new PostgreSQL, only for this"
    )
    where.add_argument("--postgres", help="measure there, in two new databases beside this one")
    add("--leave", action="store_true", help="leave database and logs where they are")
    return parser


if __name__ == "__main__":
    main()
