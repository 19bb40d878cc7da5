"""Features of a position between two turns, from which the sides' chances are estimated.

A world is told by sums over those of one role who are alive: how many, their lives, their
cards, what lies before them, how soon their turn is, what the others think of them; and who
reaches whom. `chances.py` weighs these numbers.
"""

from typing import Final

from ludoteka.games.bang.cards import BARREL, DYNAMITE, JAIL, KIND, VOLCANIC
from ludoteka.games.bang.characters import JOURDONNAIS
from ludoteka.games.bang.distance import LIVING, WAYS
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.roles import OUTLAW, RENEGADE
from ludoteka.games.bang.state import BangState

OF_A_ROLE: Final[tuple[str, ...]] = (
    "alive",
    "lives",
    "last lives",
    "cards",
    "barrels",
    "away",
    "sight",
    "reach",
    "volcanic",
    "jail",
    "dynamite",
    "soon",
    "mark",
)
EACH: Final = 13
ROLES: Final = 4
BETWEEN: Final[tuple[str, ...]] = (
    "Outlaws who reach the Sheriff",
    "the law's aims at villains",
    "the Sheriff is near death and reached",
    "villains for one of the law",
    "always",
)
SIZE: Final = EACH * ROLES + 5
MOST_CARDS: Final = 7

assert len(OF_A_ROLE) == EACH


def features(s: BangState, marks: list[float]) -> list[float]:
    found = [0.0] * SIZE
    living = LIVING[s.alive]
    count = len(living)
    place = 0
    for seat in living:
        if seat < s.turn:
            place -= 1
    for seat in living:
        _add(s, seat, found, EACH * s.roles[seat], marks[seat], (place % count) / count)
        place += 1
    _between(s, found)
    return found


def _add(s: BangState, seat: int, found: list[float], at: int, mark: float, later: float) -> None:
    life = s.lives[seat]
    found[at] += 1.0
    found[at + 1] += life
    if life <= 1:
        found[at + 2] += 1.0
    found[at + 3] += min(len(s.hands[seat]), MOST_CARDS)
    if s.characters[seat] == JOURDONNAIS:
        found[at + 4] += 1.0
    for card in s.tables[seat]:
        kind = KIND[card]
        if kind == BARREL:
            found[at + 4] += 1.0
        elif kind == VOLCANIC:
            found[at + 8] += 1.0
        elif kind == JAIL:
            found[at + 9] += 1.0
        elif kind == DYNAMITE:
            found[at + 10] += 1.0
    found[at + 5] += s.away[seat]
    found[at + 6] += s.sight[seat]
    found[at + 7] += s.reach[seat] - 1
    found[at + 11] += later
    found[at + 12] += mark


def _between(s: BangState, found: list[float]) -> None:
    living = LIVING[s.alive]
    ways = WAYS[s.alive]
    at = EACH * ROLES
    law = 0.0
    villains = 0.0
    for seat in living:
        lawful = s.roles[seat] < OUTLAW
        if lawful:
            law += 1.0
        else:
            villains += 1.0
        far = s.reach[seat] + s.sight[seat]
        for other in living:
            if other == seat or ways[MOST_SEATS * seat + other] + s.away[other] > far:
                continue
            if other == s.sheriff and s.roles[seat] == OUTLAW:
                found[at] += 1.0
            elif lawful and s.roles[other] >= OUTLAW:
                found[at + 1] += 1.0
    if s.sheriff >= 0 and s.lives[s.sheriff] <= 2:
        found[at + 2] = found[at]
    found[at + 3] = villains / max(1.0, law)
    found[at + 4] = 1.0


assert RENEGADE == ROLES - 1
