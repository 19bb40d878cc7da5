"""Random play through the public API: what the engine benchmark measures."""

import pickle
import random
from collections.abc import Callable, Mapping
from copy import deepcopy
from time import process_time
from typing import Final

from ludoteka.bench.measuring import Contender
from ludoteka.core import Game, State

AT_ONCE: Final = 200
"""Between two looks at the clock."""


def contenders(game: Game, seats: int, options: Mapping[str, object]) -> list[Contender]:
    name = f"{game.key} {seats}"
    table = Table(game, seats, options)
    return [
        Contender(f"{name}: moves", table.moves, "moves"),
        Contender(f"{name}: moves, with views", table.moves_with_views, "moves"),
        Contender(f"{name}: matches", table.matches, "matches"),
        Contender(f"{name}: copies", table.copies, "copies"),
        Contender(f"{name}: deep copies", table.deep_copies, "deep copies"),
        Contender(f"{name}: pickles written", table.pickles_written, "pickles written"),
        Contender(f"{name}: pickles read", table.pickles_read, "pickles read"),
        Contender(f"{name}: views", table.views, "views"),
    ]


class Table:
    """Plays random matches, one after the other."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.count = 0

    def new(self, *, recording: bool) -> State:
        self.count += 1
        seed = self.count.to_bytes(32, "big")
        return self.game.new(self.seats, self.options, seed, recording=recording)

    def moves(self, seconds: float) -> float:
        return self._play(seconds)[0]

    def matches(self, seconds: float) -> float:
        return self._play(seconds)[1]

    def _play(self, seconds: float) -> tuple[float, float]:
        """Moves and matches per second, events off."""
        pick = random.Random(1).random
        started = process_time()
        moves = matches = 0
        while (elapsed := process_time() - started) < seconds:
            state = self.new(recording=False)
            while acting := state.to_act():
                for seat in acting:
                    legal = state.legal(seat)
                    state.play(seat, legal[int(pick() * len(legal))])
                    moves += 1
            matches += 1
        return moves / elapsed, matches / elapsed

    def moves_with_views(self, seconds: float) -> float:
        """Moves per second with events on and every seat's view after every move."""
        pick = random.Random(1).random
        started = process_time()
        moves = 0
        while (elapsed := process_time() - started) < seconds:
            state = self.new(recording=True)
            while acting := state.to_act():
                for seat in acting:
                    legal = state.legal(seat)
                    state.play(seat, legal[int(pick() * len(legal))])
                    for viewer in state.seats:
                        state.view(viewer)
                    moves += 1
        return moves / elapsed

    def copies(self, seconds: float) -> float:
        return _repeat(self.middle().copy, seconds)

    def deep_copies(self, seconds: float) -> float:
        state = self.middle()
        return _repeat(lambda: deepcopy(state), seconds)

    def pickles_written(self, seconds: float) -> float:
        state = self.middle()
        return _repeat(lambda: pickle.dumps(state), seconds)

    def pickles_read(self, seconds: float) -> float:
        data = pickle.dumps(self.middle())
        return _repeat(lambda: pickle.loads(data), seconds)  # noqa: S301 - our own

    def views(self, seconds: float) -> float:
        state = self.middle()
        return _repeat(lambda: state.view(state.seats[0]), seconds)

    def middle(self) -> State:
        """A state from the midst of a match."""
        pick = random.Random(2).random
        state = self.game.new(self.seats, self.options, bytes(32), recording=False)
        before = state.copy()
        for _ in range(10 * self.seats):
            acting = state.to_act()
            if not acting:
                return before
            before = state.copy()
            legal = state.legal(acting[0])
            state.play(acting[0], legal[int(pick() * len(legal))])
        return state


def _repeat(action: Callable[[], object], seconds: float) -> float:
    started = process_time()
    done = 0
    while (elapsed := process_time() - started) < seconds:
        for _ in range(AT_ONCE):
            action()
        done += AT_ONCE
    return done / elapsed
