"""Matches of one bot against itself, in a process of their own, whose memory is then theirs.

A line of JSON comes in, a line goes out for every move, and a last one for the memory.
"""

import resource
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from ludoteka.bots import Bot, find_bot
from ludoteka.core import Event, Game, Rng, State, redact
from ludoteka.games import find_game

PROGRAM: Final = "from ludoteka.cli.thinking.worker import work; work()"
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
