"""Measures how long a bot takes for a move, and how much memory its process needs.

Matches of one bot against itself run in a process of their own, whose memory is then theirs: a line
of JSON comes in, a line goes out for every move, and a last one for the memory.
"""

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from ludoteka.bots import Bot, find_bot
from ludoteka.core import BadInput, Event, Game, Rng, State, redact
from ludoteka.games import find_game

PROGRAM: Final = "from ludoteka.bench.moves import work; work()"
SEED: Final = b"ludoteka bench --moves"
KILOBYTE: Final = 1024
STATUS: Final = Path("/proc/self/status")


class Task(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bot: str
    moves: int


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    seconds: float
    """By the clock on the wall, as who waits at the table feels it."""


class Needed(msgspec.Struct, frozen=True, tag="needed"):
    """Megabytes of this process: Python, the engine and the bots of one table."""

    resident: float
    peak: float


def work() -> None:
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    left = task.moves
    number = 0
    while left:
        left = play(task, number, left)
        number += 1
    tell(memory())


def tell(line: Moved | Needed) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def play(task: Task, number: int, left: int) -> int:
    """One match, as far as there are moves left to measure; how many are left then."""
    game = find_game(task.game)
    rng = Rng(SEED).child(str(number))
    state = game.new(task.seats, {}, rng.seed())
    bots = sit_down(game, state, task.bot, rng)
    news: list[list[Event]] = [[] for _ in bots]
    while left and (acting := state.to_act()):
        hand_out(state, bots, news)
        for seat in acting[:left]:
            left -= move(state, bots[seat], news[seat])
    return left


def sit_down(game: Game, state: State, name: str, rng: Rng) -> list[Bot]:
    maker = find_bot(name, game)
    return [maker(game, seat, rng.child(f"seat {seat}")) for seat in state.seats]


def hand_out(state: State, bots: list[Bot], news: list[list[Event]]) -> None:
    for event in state.take_events():
        for bot in bots:
            news[bot.seat].append(redact(event, bot.seat))


def move(state: State, bot: Bot, news: list[Event]) -> bool:
    """From the news to the move; whether there was something to choose."""
    begun = perf_counter()
    for event in news:
        bot.see(event)
    moves = state.legal(bot.seat)
    chosen = bot.choose(state.view(bot.seat), moves)
    seconds = perf_counter() - begun
    news.clear()
    state.play(bot.seat, chosen)
    if len(moves) == 1:
        return False
    tell(Moved(seconds))
    return True


def memory() -> Needed:
    """Of this process, as the kernel tells it."""
    lines = STATUS.read_text("ascii", "replace").splitlines() if STATUS.exists() else []
    told = dict(line.split(":", 1) for line in lines if line.startswith("Vm"))
    if "VmRSS" in told and "VmHWM" in told:
        resident, peak = (int(told[name].split()[0]) for name in ("VmRSS", "VmHWM"))
    else:
        # macOS tells only the most there was, in bytes
        resident = peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KILOBYTE
    return Needed(resident / KILOBYTE, peak / KILOBYTE)


MOST_SECONDS: Final = 1.0
"""What 95 of 100 moves of a master are to take at most, on a machine that does nothing else."""
MOST_MEGABYTES: Final = 300.0

_lines: Final = msgspec.json.Decoder(Moved | Needed)


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    bot: str
    moves: int
    """How many were measured; those without a choice do not count."""
    median: float
    p95: float
    longest: float
    """Seconds for a move."""
    resident: float
    peak: float
    """Megabytes of the process, with the bots of one table."""

    @property
    def in_time(self) -> bool:
        return self.p95 <= MOST_SECONDS

    @property
    def fits(self) -> bool:
        return self.peak < MOST_MEGABYTES


def measure_thinking(task: Task, moved: Callable[[], None]) -> Thinking:
    """Calls `moved` after every move."""
    seconds: list[float] = []
    with subprocess.Popen(  # our own  # noqa: S603
        [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            process.stdin.close()
            for text in process.stdout:
                line = _lines.decode(text)
                if isinstance(line, Needed):
                    return _thinking(task, seconds, line)
                seconds.append(line.seconds)
                moved()
        finally:
            process.kill()
    raise BadInput("search-died", game=task.game, level=task.bot)


def _thinking(task: Task, seconds: list[float], needed: Needed) -> Thinking:
    return Thinking(
        game=task.game,
        seats=task.seats,
        bot=task.bot,
        moves=len(seconds),
        median=median(seconds),
        p95=sorted(seconds)[(95 * len(seconds) - 1) // 100],
        longest=max(seconds),
        resident=needed.resident,
        peak=needed.peak,
    )
