"""Tables to look at, and random walks over them."""

import random
from collections.abc import Iterator, Mapping

import numpy as np
import pytest

from ludoteka.core import Chance
from ludoteka.envs import VERSIONS, Table
from ludoteka.envs.table import NUMBER, Numbers
from ludoteka.games import find_game

Case = tuple[str, int, Mapping[str, object]]


def ends() -> list[Case]:
    """Every game at its smallest, usual and largest table."""
    found: list[Case] = []
    for key in VERSIONS:
        game = find_game(key)
        counts = sorted({game.seat_counts[0], game.default_seats, game.seat_counts[-1]})
        found += [(key, seats, {}) for seats in counts]
    return found


def variants() -> list[Case]:
    """Every game with all its variants, at its smallest and largest table."""
    found: list[Case] = []
    for key in VERSIONS:
        game = find_game(key)
        for seats in sorted({game.seat_counts[0], game.seat_counts[-1]}):
            found += [(key, seats, options) for options in game.variants_at(seats)]
    return found


def case_id(case: object) -> str | None:
    if not isinstance(case, tuple):
        return None
    key, seats, options = case
    return "-".join([key, str(seats), *(f"{name}={value}" for name, value in options.items())])


each_end = pytest.mark.parametrize("case", ends(), ids=case_id)
each_variant = pytest.mark.parametrize("case", variants(), ids=case_id)
each_game = pytest.mark.parametrize("key", VERSIONS)


def walk(case: Case, seed: int = 1, every: int = 1, limit: int = 100_000) -> Iterator[Table]:
    """The table, before every so many moves of a random match and at its end."""
    key, seats, options = case
    table = Table(key, seats, options)
    table.state = table.game.start(
        seats, table.options, Chance(seed.to_bytes(32, "big")), recording=False
    )
    chance = random.Random(seed)
    for number in range(limit):
        acting = table.state.to_act()
        if not acting:
            break
        if number % every == 0:
            yield table
        seat = chance.choice(acting)
        table.state.play(seat, chance.choice(table.state.legal(seat)))
    yield table


def numbers(table: Table, row: bytearray) -> Numbers:
    assert len(row) == 2 * table.encoding.size
    return np.frombuffer(row, NUMBER)
