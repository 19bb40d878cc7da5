"""Set-up, and the beginning and end of a round (IN-4 to IN-8, IN-24)."""

from typing import TYPE_CHECKING, Final

from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    DUCAT,
    EMPTY,
    FAMILIES,
    FIRST_SEAL,
    NO_TOKEN,
    ORGANISATIONS,
    SEALS_EACH,
    TIEPOLO,
    TOKEN_CODES,
    TURNED,
)
from ludoteka.games.intrigo.events import (
    FamiliesDrawn,
    Placement,
    RoundBegan,
    RoundEnded,
    TokensPlaced,
)

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState

NOBLE: Final = list(range(TIEPOLO))
"""The families that players can have."""


def draw_families(state: "IntrigoState") -> None:
    # IN-4: a random family each; IN-5: with three players the one left over goes back
    rng = state.random_act()
    state.families = tuple(rng.sample(NOBLE, len(state.seats)))
    # IN-8: the first player of the first round is random
    state.first = rng.choice(state.seats)
    if state.recording:
        names = tuple([FAMILIES[family] for family in state.families])
        state.events.append(FamiliesDrawn("IN-4", names))


def begin(state: "IntrigoState") -> None:
    state.round += 1
    if state.recording:
        state.events.append(RoundBegan("IN-8", state.round, state.first))
    fill_buildings(state)


def fill_buildings(state: "IntrigoState") -> None:
    # IN-7: clockwise from the door; what is used up leaves buildings empty
    tokens = state.tokens
    bag = seals_in_bag(state)
    drawn = state.random_act().sample(bag, min(len(tokens) // 2, len(bag)))
    ducats = supply(state)
    placed: list[Placement] = []
    next_seal = 0
    for building in range(len(tokens)):
        if tokens[building] != NO_TOKEN:
            continue
        # IN-6: even buildings are for seals, odd ones for ducats
        if building % 2 == 0:
            if next_seal == len(drawn):
                continue
            tokens[building] = drawn[next_seal]
            next_seal += 1
        else:
            if ducats == 0:
                continue
            tokens[building] = DUCAT
            ducats -= 1
        if state.recording:
            placed.append(Placement(building, str(TOKEN_CODES[tokens[building]])))
    if placed:
        state.events.append(TokensPlaced("IN-7", tuple(placed)))


def seals_in_bag(state: "IntrigoState") -> list[int]:
    """The seals that lie on no building, sorted: the order in which they come is chance."""
    bag: list[int] = []
    for seal in range(FIRST_SEAL, FIRST_SEAL + len(ORGANISATIONS)):
        out = state.tokens.count(seal) + state.tokens.count(seal + TURNED)
        for _ in range(SEALS_EACH - out):
            bag.append(seal)  # noqa: PERF401 - faster when compiled
    return bag


def supply(state: "IntrigoState") -> int:
    """The ducats that are neither a player's nor in the palace."""
    left = ALL_DUCATS
    for owned in state.ducats:
        left -= owned
    for token in state.tokens:
        if token == DUCAT or token == DUCAT + TURNED:
            left -= 1
    return left


def end(state: "IntrigoState") -> None:
    # IN-24: intrigue cards are collected, influence cards leave the game
    gaps = state.gaps
    tokens = state.tokens
    for gap in range(len(gaps)):
        gaps[gap] = EMPTY
    # IN-18, IN-24: stolen tokens are turned up again and stay
    for building in range(len(tokens)):
        if tokens[building] > TURNED:
            tokens[building] -= TURNED
    if state.recording:
        state.events.append(RoundEnded("IN-24", state.round))
    state.first = state.next_seat(state.first)
