"""Both forms of the engine take turns, so that a noisy machine disturbs them alike."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Final

import msgspec

from ludoteka.bots import LEVELS, SearchingBot, bot_names, find_bot
from ludoteka.cli.search.worker import COMPILED, PURE, Took, Turn
from ludoteka.core import BadInput, Game, Rng, Seat

ROUNDS: Final = 5
GOAL: Final = 3.0
"""So many times as fast is the compiled form to be."""
FIRST: Final = 1
"""Simulations for each position to begin with; doubled until a turn takes long enough."""


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
