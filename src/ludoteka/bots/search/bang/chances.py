"""A seat's chances in a sampled world, and the role-aware value of an end.

A side's chance is a softmax over weighed features, one table of weights a number of seats. The
weights were fitted to greedy players' games by `python -m scripts.fit_bang chances`.
"""

import json
from importlib.resources import files
from math import exp
from typing import Final

from ludoteka.bots.search.bang.features import features
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from ludoteka.games.bang.state import BangState

LAW: Final = 0
OUTLAWS: Final = 1
RENEGADES: Final = 2
NO_WEIGHTS: Final[list[list[float]]] = []


def _load() -> list[list[list[float]]]:
    """By number of seats, the weights of the Outlaws and of the Renegades; the law has zeros."""
    path = files("ludoteka") / "bots" / "search" / "bang" / "chances.json"
    tables: dict[str, list[list[float]]] = json.loads(path.read_text("utf-8"))["weights"]
    return [tables.get(str(seats), NO_WEIGHTS) for seats in range(9)]


WEIGHTS: Final = _load()


class Judge:
    """Weighs the features by the tables."""

    def sides(self, s: BangState, marks: list[float]) -> list[float]:
        """The chances of the law, the Outlaws and the Renegades; of three, of those roles."""
        told = features(s, marks)
        tables = WEIGHTS[len(s.seats)]
        outlaws = 0.0
        renegades = 0.0
        first = tables[0]
        second = tables[1]
        for at in range(len(told)):
            value = told[at]
            if value != 0.0:
                outlaws += value * first[at]
                renegades += value * second[at]
        return softmax(0.0, outlaws, renegades)


def softmax(law: float, outlaws: float, renegades: float) -> list[float]:
    high = max(law, outlaws, renegades)
    parts = [exp(law - high), exp(outlaws - high), exp(renegades - high)]
    total = parts[0] + parts[1] + parts[2]
    return [part / total for part in parts]


LINEAR: Final = Judge()


def chance(s: BangState, seat: int, marks: list[float], judge: Judge = LINEAR) -> float:
    """How likely the seat is to win the game that is under way."""
    role = s.roles[seat]
    found = judge.sides(s, marks)
    if role == RENEGADE or s.sheriff < 0:
        if not s.alive >> seat & 1:
            return 0.0
        if s.sheriff < 0:
            return found[role - 1]
        return found[RENEGADES] / rivals(s)
    return found[OUTLAWS] if role == OUTLAW else found[LAW]


def rivals(s: BangState) -> int:
    """How many Renegades are alive; only one of them can win (BA-70)."""
    count = 0
    for other in LIVING[s.alive]:
        if s.roles[other] == RENEGADE:
            count += 1
    return count


def payment(s: BangState, seat: int, role: int, before: int) -> float:
    """What a game of a tournament has brought, 1 for a victory alive (BA-81)."""
    players = len(s.seats)
    outlaws = 2 if players < 6 else 3
    full = 1000 * outlaws
    if role == SHERIFF:
        full = 1500 * outlaws
    elif role == RENEGADE:
        full = 1500 * players
    return (s.auction.money[seat] - before) / full


assert DEPUTY == SHERIFF + 1
