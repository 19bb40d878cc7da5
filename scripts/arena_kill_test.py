"""Kills workers of an arena while it runs, and compares with a run that was left alone.

    python -m scripts.arena_kill_test --games 10000 --kills 5

Exit code 1 if the results differ. tests/arena does the same with a dozen deals.
"""

import argparse
import multiprocessing
import os
import random
import signal
import sys
from time import perf_counter

from ludoteka.arena import ArenaResult, Contest, run_arena
from ludoteka.arena.schedule import make_contest


class Killer:
    """Kills a worker after each of several deals, which are chosen by chance."""

    def __init__(self, blocks: int, kills: int, seed: int) -> None:
        self._chance = random.Random(seed)
        self._moments = set(self._chance.sample(range(1, blocks), kills))
        self.killed: list[int] = []

    def look(self, result: ArenaResult) -> None:
        if result.blocks in self._moments:
            self._moments.remove(result.blocks)
            victim = self._chance.choice(multiprocessing.active_children())
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            self.killed.append(result.blocks)


def main() -> None:
    chosen = _parser().parse_args()
    contest = make_contest(
        chosen.game, ("random", "greedy"), seats=chosen.seats, options={}, seed=chosen.seed
    )
    alone, seconds = _run(contest, chosen, None)
    print(f"{alone.matches} matches on {alone.blocks} deals, left alone: {seconds:.0f} s")
    killer = Killer(alone.blocks, chosen.kills, chosen.seed)
    harmed, seconds = _run(contest, chosen, killer)
    after = ", ".join(str(block) for block in killer.killed)
    print(f"the same with {len(killer.killed)} workers killed, after deal {after}: {seconds:.0f} s")
    print("the same result" if harmed == alone else "ANOTHER RESULT")
    sys.exit(harmed != alone or len(killer.killed) < chosen.kills)


def _run(
    contest: Contest, chosen: argparse.Namespace, killer: Killer | None
) -> tuple[ArenaResult, float]:
    began = perf_counter()
    look = killer.look if killer else None
    result = run_arena(contest, chosen.games, jobs=chosen.jobs, progress=look)
    return result, perf_counter() - began


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--game", default="six-nimmt")
    add("--seats", type=int, default=2)
    add("--games", type=int, default=10_000)
    add("--kills", type=int, default=5)
    add("--jobs", type=int, default=2)
    add("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    main()
