"""A beginner: the greedy bot, with one random move in three."""

from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.bots.greedy import GREEDY
from ludoteka.core import Event, Game, Move, Rng, Seat, View

SLIPS: Final = 3
"""One move in so many is any legal one."""


class Beginner(Bot):
    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.teacher = GREEDY[game.key](game, seat, rng)

    def see(self, event: Event) -> None:
        self.teacher.see(event)

    def choose(self, view: View, moves: list[Move]) -> Move:
        if self.rng.below(SLIPS) == 0:
            return self.rng.choice(moves)
        return self.teacher.choose(view, moves)
