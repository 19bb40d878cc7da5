"""One form of the engine in a process of its own, which is told what to search.

A line of JSON comes in for every turn, a line goes out with what it took.
"""

import sys
from functools import cache
from time import process_time
from typing import Final

import msgspec

from ludoteka.bots import SearchingBot, find_bot
from ludoteka.cli.search.positions import SEED, Position, positions
from ludoteka.core import Rng, form
from ludoteka.games import find_game

COMPILED: Final = "from ludoteka.cli.search.worker import work; work()"
PURE: Final = f"from ludoteka.pure import prefer_sources; prefer_sources(); {COMPILED}"
"""What Python is to run for each form; the first is the form that is installed."""


class Turn(msgspec.Struct, frozen=True):
    game: str
    level: str
    simulations: int
    """For each position."""


class Took(msgspec.Struct, frozen=True):
    form: str
    simulations: int
    seconds: float
    """Of the processor: a turn of the slower form is long enough to be interrupted by others."""


def work() -> None:
    for line in sys.stdin.buffer:
        took = search(msgspec.json.decode(line, type=Turn))
        sys.stdout.buffer.write(msgspec.json.encode(took) + b"\n")
        sys.stdout.buffer.flush()


def search(turn: Turn) -> Took:
    """All positions of the game once, each by a new bot that has seen what its seat saw."""
    simulations, seconds = 0, 0.0
    for position in _positions(turn.game):
        bot = _bot(turn, position)
        begun = process_time()
        bot.choose(position.view, position.moves)
        seconds += process_time() - begun
        simulations += bot.simulations
    return Took(form(), simulations, seconds)


@cache
def _positions(game: str) -> list[Position]:
    return positions(find_game(game))


def _bot(turn: Turn, position: Position) -> SearchingBot:
    game = find_game(turn.game)
    maker = find_bot(f"{turn.level}@{turn.simulations}", game)
    bot = maker(game, position.seat, Rng(SEED).child("search"))
    assert isinstance(bot, SearchingBot)
    for event in position.received:
        bot.see(event)
    return bot
