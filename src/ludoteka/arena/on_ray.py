"""Blocks on a Ray cluster (extra `ray`): the same numbers as on this machine's processes.

A task whose worker died is tried again by Ray; a block is a pure function of contest and
number, so that nothing else changes.
"""

import logging
import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import islice
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from ludoteka.arena.adjusting import play_for
from ludoteka.arena.play import Block
from ludoteka.arena.processes import AHEAD, MOST_DEATHS
from ludoteka.arena.run import PlayBlocks
from ludoteka.arena.schedule import Contest
from ludoteka.core import BadInput
from ludoteka.games import find_game

LOCAL: Final = "local"
"""The address that stands for a Ray of this run's own, on this machine."""
OBJECT_STORE: Final = 100 * 2**20
"""Bytes; a block is a few hundred of them."""
KNOCK_SECONDS: Final = 5


@contextmanager
def ray_cluster(address: str, jobs: int | None) -> Iterator[tuple[PlayBlocks, int]]:
    """Where blocks are played, and how many at a time."""
    if ray.is_initialized():
        raise BadInput("ray-runs-already")
    try:
        _reach(address)
        _connect(address, jobs)
    except (OSError, RayError, ValueError, RuntimeError) as error:
        raise BadInput("no-ray", address=address, problem=_first_line(error)) from None
    try:
        with redirect_stdout(sys.stderr):  # Ray tells of dead workers where our results belong
            yield play_blocks_on_ray, jobs or _processors()
    finally:
        ray.shutdown()


def play_blocks_on_ray(contest: Contest, numbers: Iterable[int], *, jobs: int) -> Iterator[Block]:
    """Every block once, in the order in which they are finished."""
    todo = iter(numbers)
    task = ray.remote(max_retries=MOST_DEATHS - 1, num_cpus=1)(_play)
    given = (ray.put(contest), find_game(contest.game).rules_version)
    running: dict[Any, int] = {}
    try:
        while True:
            for number in islice(todo, jobs * AHEAD - len(running)):
                running[task.remote(*given, number)] = number
            if not running:
                return
            (done, *_), _ = ray.wait(list(running))
            yield _answer(done, running.pop(done))
    finally:
        for waiting in running:
            ray.cancel(waiting, force=True)


def _play(contest: Contest, rules_version: int, number: int) -> Block:
    """In a worker, maybe on a machine with another release of ours."""
    found = find_game(contest.game).rules_version
    if found != rules_version:
        raise BadInput("other-rules", game=contest.game, found=found, wanted=rules_version)
    return play_for(contest, number)


def _answer(task: Any, number: int) -> Block:
    try:
        block: Block = ray.get(task)
    except RayTaskError as error:
        raise error.cause from None
    except RayError:
        raise BadInput("arena-workers-die", block=number, times=MOST_DEATHS) from None
    return block


def _reach(address: str) -> None:
    """Ray itself would knock for a quarter of an hour where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def _connect(address: str, jobs: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        ray.init(
            num_cpus=jobs or os.cpu_count(),
            include_dashboard=False,
            object_store_memory=OBJECT_STORE,
            **quiet,
        )
    else:
        ray.init(address=address, **quiet)


def _processors() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return int(resources.get("CPU", 1))


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
