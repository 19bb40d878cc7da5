"""Every game of the house, at every number of seats, in every variant."""

import random
from collections.abc import Iterator, Mapping

import msgspec

from ludoteka.core import Chance, Game, Move, Rng, Seat, State, all_seats
from ludoteka.games import games


class Case(msgspec.Struct, frozen=True):
    game: Game
    seats: int
    options: Mapping[str, object]

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.key}-{self.seats}-{options or 'default'}"

    def new(self, seed: int, *, recording: bool = True) -> State:
        return self.game.new(self.seats, self.options, seed_bytes(seed), recording=recording)

    def start(self, chance: Chance) -> State:
        options = self.game.parse_options(self.seats, self.options)
        return self.game.start(self.seats, options, chance, recording=True)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*all_seats(self.seats), None)


CASES = [
    Case(game, seats, options)
    for game in games().values()
    for seats in game.seat_counts
    for options in game.variants_at(seats)
]


def seed_bytes(number: int) -> bytes:
    return number.to_bytes(32, "big")


def rng(number: int) -> Rng:
    return Rng(b"conformance" + seed_bytes(number))


def walk(state: State, seed: int, limit: int = 1_000_000) -> Iterator[tuple[Seat, Move]]:
    """Random moves to the end; each is told before it is played."""
    chance = random.Random(seed)
    for _ in range(limit):
        acting = state.to_act()
        if not acting:
            return
        seat = chance.choice(acting)
        move = chance.choice(state.legal(seat))
        yield seat, move
        state.play(seat, move)
    raise AssertionError(f"no end after {limit} moves")


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)
