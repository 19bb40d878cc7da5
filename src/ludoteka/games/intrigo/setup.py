"""Two ways to a state: a new match, and a position."""

from collections.abc import Mapping

from msgspec import UNSET

from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.intrigo.cards import (
    INFLUENCES,
    PILE_SIZE,
    ring,
)
from ludoteka.games.intrigo.filling import fill
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.position import parse_position
from ludoteka.games.intrigo.position_checks import check
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.viewing import PHASES


def new_match(
    seats: tuple[Seat, ...], options: IntrigoOptions, chance: Chance, *, recording: bool
) -> IntrigoState:
    count = len(seats)
    state = IntrigoState(seats, options, options.piles, chance, recording=recording)
    state.first = state.turn = SEATS[0]
    # IN-4: a ducat each, and five counters at 0
    state.ducats = [1] * count
    state.seals = [(0, 0, 0, 0, 0)] * count
    state.tokens = [0] * ring(count)
    state.gaps = [0] * ring(count)
    state.piles = [PILE_SIZE] * len(INFLUENCES)
    state.taken = [()] * count
    state.left = [()] * count
    state.hands = [[] for _ in seats]
    state.played = [()] * count
    state.begin_match()
    return state


def from_position(raw: Mapping[str, object], *, recording: bool) -> IntrigoState:
    position = parse_position(raw)
    position.options.check(4)
    full = fill(position)
    check(position, full)
    first = SEATS[position.first]
    state = IntrigoState(
        all_seats(full.seats),
        position.options,
        position.options.piles,
        Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
    )
    state.phase = PHASES.index(position.phase)
    state.round = position.round
    state.first = first
    state.turn = first if position.turn is UNSET else SEATS[position.turn]
    state.families = tuple(full.families)
    state.ducats = full.ducats
    state.seals = full.seals
    state.tokens = full.tokens
    state.gaps = full.gaps
    state.piles = full.piles
    state.pick = min(len(cards) for cards in full.taken)
    state.taken = [tuple(cards) for cards in full.taken]
    state.left = [tuple(cards) for cards in full.left]
    state.hands = full.hands
    state.played = [tuple(cards) for cards in full.played]
    state.without = sum(1 << seat for seat in set(position.without))
    return state
