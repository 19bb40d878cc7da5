"""Random play through the public API, as the benchmark measures it."""

import random
from collections.abc import Callable, Mapping
from time import perf_counter

from ludoteka.bench.measuring import Contender
from ludoteka.core import Game, State


def contenders(game: Game, seats: int, options: Mapping[str, object]) -> list[Contender]:
    name = f"{game.key} {seats}"
    table = Table(game, seats, options)
    return [
        Contender(f"{name}: moves", table.moves, "moves"),
        Contender(f"{name}: moves, with views", table.moves_with_views, "moves"),
        Contender(f"{name}: matches", table.matches, "matches"),
        Contender(f"{name}: copies", table.copies, "copies"),
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
        started = perf_counter()
        moves = matches = 0
        while (elapsed := perf_counter() - started) < seconds:
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
        started = perf_counter()
        moves = 0
        while (elapsed := perf_counter() - started) < seconds:
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
    started = perf_counter()
    done = 0
    while (elapsed := perf_counter() - started) < seconds:
        for _ in range(1000):
            action()
        done += 1000
    return done / elapsed
