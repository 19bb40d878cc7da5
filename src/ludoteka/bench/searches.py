"""Measures simulations per second of the searching bots, compiled and pure.

Both forms of the engine take turns, so that a noisy machine disturbs them alike. Each is a process
of its own: a line of JSON comes in for every turn, a line goes out with what it took.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from statistics import median
from time import process_time
from typing import Final

import msgspec

from ludoteka.bots import LEVELS, USUAL, SearchingBot, bot_names, find_bot
from ludoteka.core import BadInput, Event, Game, Move, Rng, Seat, View, form, redact
from ludoteka.games import find_game

ROUNDS: Final = 5
GOAL: Final = 3.0
"""So many times as fast is the compiled form to be."""
FIRST: Final = 1
"""Simulations for each position to begin with; doubled until a turn takes long enough."""


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


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    level: str
    simulations: int
    """For each position, in either form."""
    pure: float
    """Simulations a second; the median of the rounds."""
    compiled: float | None
    """None where there is no compiled form."""
    ratio: float | None
    """The median of the ratios within the rounds."""


class Form:
    """A process that searches."""

    def __init__(self, program: str) -> None:
        command = [sys.executable, "-c", program]
        self.process = subprocess.Popen(  # our own  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def take(self, turn: Turn) -> Took:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(turn) + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BadInput("search-died", game=turn.game, level=turn.level)
        return msgspec.json.decode(line, type=Took)


@contextmanager
def _process(program: str) -> Iterator[Form]:
    form = Form(program)
    try:
        yield form
    finally:
        form.process.kill()
        form.process.communicate()


def searching_levels(game: Game) -> list[str]:
    """Levels of this game that search."""
    names = [name for name in bot_names(game) if name in LEVELS]
    return [name for name in names if _searches(game, name)]


def _searches(game: Game, name: str) -> bool:
    return isinstance(find_bot(name, game)(game, Seat(0), Rng(b"")), SearchingBot)


def measure_searches(games: list[Game], seconds: float, tell: Callable[[str], None]) -> list[Speed]:
    """A turn of the slower form takes about so many seconds."""
    with ExitStack() as stack:
        pure = stack.enter_context(_process(PURE))
        compiled = stack.enter_context(_process(COMPILED))
        found: list[Speed] = []
        for game in games:
            for level in searching_levels(game):
                tell(f"{game.key} {level}")
                found.append(_measure(pure, compiled, game.key, level, seconds))
        return found


def _measure(pure: Form, compiled: Form, game: str, level: str, seconds: float) -> Speed:
    simulations = FIRST
    while pure.take(Turn(game, level, simulations)).seconds < seconds / 2:
        simulations *= 2
    turn = Turn(game, level, simulations)
    ours = [(pure.take(turn), compiled.take(turn)) for _ in range(ROUNDS)]
    is_compiled = ours[0][1].form == "compiled"
    return Speed(
        game=game,
        level=level,
        simulations=simulations,
        pure=median(rate(slow) for slow, _ in ours),
        compiled=median(rate(fast) for _, fast in ours) if is_compiled else None,
        ratio=median(rate(fast) / rate(slow) for slow, fast in ours) if is_compiled else None,
    )


def rate(took: Took) -> float:
    return took.simulations / took.seconds


SEED: Final = b"ludoteka bench --search"
MOMENTS: Final = (0.25, 0.5, 0.75)
"""Of the match, counted in decisions with a choice."""


class Position(msgspec.Struct, frozen=True):
    seat: Seat
    view: View
    moves: list[Move]
    received: list[Event]


def positions(game: Game) -> list[Position]:
    """From one match of usual bots at a table of usual size."""
    state = game.new(game.default_seats, {}, Rng(SEED).seed())
    bots = [find_bot(USUAL, game)(game, seat, Rng(SEED).child(str(seat))) for seat in state.seats]
    received: list[list[Event]] = [[] for _ in bots]
    found: list[Position] = []
    while acting := state.to_act():
        for event in state.take_events():
            for bot in bots:
                news = redact(event, bot.seat)
                received[bot.seat].append(news)
                bot.see(news)
        for seat in acting:
            view, moves = state.view(seat), state.legal(seat)
            if len(moves) > 1:
                found.append(Position(seat, view, moves, list(received[seat])))
            state.play(seat, bots[seat].choose(view, moves))
    return [found[int(share * len(found))] for share in MOMENTS]


COMPILED: Final = "from ludoteka.bench.searches import work; work()"
PURE: Final = f"from ludoteka.pure import prefer_sources; prefer_sources(); {COMPILED}"
"""What Python is to run for each form; the first is the form that is installed."""


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
