"""Inputs of the network: the linear features, and the contents of hands.

A sum over those of one role cannot tell a hand of Missed! from a hand of weapons, nor who is worth
killing. So the network is also told, by role: the cards in hands by kind, the characters who are
alive, who aims at which seat (and at whose last life), and whose turn begins.
"""

from typing import Final

from ludoteka.bots.search.bang.features import ROLES, features
from ludoteka.bots.search.bang.features import SIZE as FEATURES
from ludoteka.games.bang.cards import KIND, KINDS
from ludoteka.games.bang.characters import CHARACTERS, NO_CHARACTER
from ludoteka.games.bang.distance import LIVING, WAYS
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.state import BangState

CARDS: Final = 22
PEOPLE: Final = 16
# where each part begins
IN_HAND: Final = FEATURES
ALIVE: Final = IN_HAND + ROLES * CARDS
AIMS: Final = ALIVE + ROLES * PEOPLE
AT_LAST_LIFE: Final = AIMS + ROLES * ROLES
TURN: Final = AT_LAST_LIFE + ROLES * ROLES
SIZE: Final = TURN + ROLES

assert len(KINDS) == CARDS
assert len(CHARACTERS) == PEOPLE


def scene(s: BangState, marks: list[float]) -> list[float]:
    """At the beginning of a turn; most of the numbers are 0."""
    found = features(s, marks) + [0.0] * (SIZE - FEATURES)
    living = LIVING[s.alive]
    ways = WAYS[s.alive]
    for seat in living:
        role = s.roles[seat]
        for card in s.hands[seat]:
            found[IN_HAND + CARDS * role + KIND[card]] += 1.0
        if s.characters[seat] != NO_CHARACTER:
            found[ALIVE + PEOPLE * role + s.characters[seat]] += 1.0
        far = s.reach[seat] + s.sight[seat]
        for other in living:
            if other == seat or ways[MOST_SEATS * seat + other] + s.away[other] > far:
                continue
            pair = ROLES * role + s.roles[other]
            found[AIMS + pair] += 1.0
            if s.lives[other] <= 1:
                found[AT_LAST_LIFE + pair] += 1.0
    found[TURN + s.roles[s.turn]] = 1.0
    return found
