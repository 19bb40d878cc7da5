"""Enmity between seats of a sampled world, by the estimate of `greedy.bang_guess`.

`marks` are the public leanings by seat: above 0 against the Sheriff, below 0 for him. Every
player in a world knows their own role, the open ones, and the marks; never the others' roles.
"""

from typing import Final

from ludoteka.bots.search.bang.taste import GREEDY, Taste
from ludoteka.games.bang.cards import BANG, CAT_BALOU, DUEL, JAIL, MISSED, PANIC
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF
from ludoteka.games.bang.state import BangState

KINDS: Final = 22


def _weights() -> list[float]:
    found = [0.0] * KINDS
    for kind in (BANG, MISSED, DUEL):
        found[kind] = 1.0
    for kind in (PANIC, CAT_BALOU):
        found[kind] = 0.5
    found[JAIL] = 0.8
    return found


WEIGHT: Final = _weights()
"""By kind of card, how much an attack with it tells."""


def note_attack(marks: list[float], sheriff: int, seat: int, target: int, weight: float) -> None:
    """What everybody learns from an attack."""
    if seat == target or seat == sheriff:
        return
    if target == sheriff:
        change = weight
    else:
        change = -0.6 * weight * max(-1.0, min(1.0, marks[target]))
    marks[seat] = max(-3.0, min(3.0, marks[seat] + change))


def enmity(s: BangState, seat: int, marks: list[float], taste: Taste = GREEDY) -> list[float]:
    """By seat, from about −2 (a friend) to 2 (the prey); 0 for oneself and the dead."""
    found = [0.0] * MOST_SEATS
    living = LIVING[s.alive]
    role = s.roles[seat]
    if s.sheriff < 0:
        for other in living:
            if other != seat:
                prey = len(living) == 2 or s.roles[other] == PREY[role]
                found[other] = taste.prey if prey else _hunter(s, seat, other, taste)
        return found
    counts = _living_roles(s)
    if role == RENEGADE:
        for other in living:
            if other != seat:
                found[other] = _renegade(s, other, marks, counts, taste)
        return found
    _sided(s, seat, marks, counts, found, taste)
    return found


def _hunter(s: BangState, seat: int, hunter: int, taste: Taste) -> float:
    last = taste.hunter_last if s.lives[hunter] == 1 else 0.0
    return taste.hunter + last + taste.hunter_feared * max(0, 4 - s.lives[seat])


def _living_roles(s: BangState) -> list[int]:
    counts = [0, 0, 0, 0]
    for other in LIVING[s.alive]:
        counts[s.roles[other]] += 1
    return counts


def _sided(
    s: BangState, seat: int, marks: list[float], counts: list[int], found: list[float], taste: Taste
) -> None:
    """An Outlaw, or the law."""
    outlaw = s.roles[seat] == OUTLAW
    alive = s.alive >> seat & 1
    outlaws = counts[OUTLAW] - (alive if outlaw else 0)
    deputies = counts[DEPUTY] - (alive if s.roles[seat] == DEPUTY else 0)
    villains = outlaws + counts[RENEGADE]
    hidden = max(1, villains + deputies)
    base = taste.law_base + (taste.sheriff_base if seat == s.sheriff else 0.0)
    for other in LIVING[s.alive]:
        if other == seat:
            continue
        mark = marks[other]
        if outlaw:
            if other == s.sheriff:
                found[other] = 2.0
            else:
                alone = outlaws == 0
                found[other] = (
                    taste.outlaw_alone if alone else taste.outlaw_base - taste.outlaw_mark * mark
                )
        elif other == s.sheriff:
            found[other] = -2.0
        elif villains == hidden:
            found[other] = max(0.3, taste.sure_base + taste.sure_mark * mark)
        else:
            found[other] = taste.law_share * (villains / hidden) + base + taste.law_mark * mark


def _renegade(
    s: BangState, other: int, marks: list[float], counts: list[int], taste: Taste
) -> float:
    """First the others, the Sheriff last; of the two sides, the stronger one first."""
    living = len(LIVING[s.alive])
    if living == 2:
        return 2.0
    if other == s.sheriff:
        return taste.spare_sheriff
    outlaws = counts[OUTLAW]
    law = counts[DEPUTY] + 1
    mark = marks[other]
    if outlaws > law:
        return outlaws / (living - 2) + taste.many_base + taste.many_mark * mark
    if outlaws == law and _weaker(s, marks):
        return taste.even_base + taste.even_mark * mark
    return taste.few_base + taste.few_mark * mark


def _weaker(s: BangState, marks: list[float]) -> bool:
    """Whether the Sheriff and his friends have fewer lives than those against him."""
    law = 0
    outlaws = 0
    for seat in LIVING[s.alive]:
        mark = -1.0 if seat == s.sheriff else marks[seat]
        if mark < 0:
            law += s.lives[seat]
        elif mark > 0:
            outlaws += s.lives[seat]
    return law < outlaws


assert SHERIFF < DEPUTY < OUTLAW < RENEGADE
