"""Distributions of hidden roles: all ways to deal them, each with its weight.

There are 3 ways at four seats and 210 at eight; a seat that knows its own role counts at
most 105. A way's weight is the product of how likely every public act was, had its doer had
the role of that way. How likely an act was depends on the doer's role and on what the doer
could believe of the possible targets, which is taken from the same weights: it is a softmax
over those targets (for a shot, also over holding fire), of which nothing is ever certain.
"""

from itertools import permutations
from math import exp, log
from typing import Final

from ludoteka.games.bang.roles import ROLES_FOR, SHERIFF

Roles = tuple[int, ...]

KINDS: Final = 4
"""Roles that there are."""
DOUBT: Final = 0.12
"""The share of acts that nobody can explain."""
FLOOR: Final = 0.01
"""How much of the weight goes to all ways alike, so that none is ever ruled out by acts."""
TOLD: Final = 5
"""What is told of a target: whether it is the Sheriff, the chances of the three secret roles,
and whether one hit would be enough."""


def ways(seats: int, sheriff: int) -> list[Roles]:
    """All ways to deal the roles of so many players, the Sheriff's being known."""
    secret = [role for role in ROLES_FOR[seats] if role != SHERIFF]
    found = sorted(set(permutations(secret)))
    return [(*way[:sheriff], SHERIFF, *way[sheriff:]) for way in found]


class Hypotheses:
    """The ways, and the logarithms of their weights."""

    def __init__(self, seats: int, sheriff: int) -> None:
        self.seats = seats
        self.sheriff = sheriff
        self.ways = ways(seats, sheriff)
        self.logs: list[float] = [0.0] * len(self.ways)

    def __reduce__(self) -> tuple[object, ...]:
        return Hypotheses, (self.seats, self.sheriff), (self.ways, self.logs)

    def __setstate__(self, state: tuple[list[Roles], list[float]]) -> None:
        self.ways, self.logs = state

    def show(self, seat: int, role: int) -> None:
        """A role was shown: what contradicts it is out."""
        kept = [number for number in range(len(self.ways)) if self.ways[number][seat] == role]
        logs = [self.logs[number] for number in kept]
        self.ways = [self.ways[number] for number in kept]
        self.logs = logs

    def weights(self) -> list[float]:
        """Of all ways, in sum 1."""
        high = max(self.logs)
        found = [exp(value - high) for value in self.logs]
        total = sum(found)
        least = FLOOR / len(found)
        return [(1.0 - FLOOR) * weight / total + least for weight in found]

    def beliefs_of(self, seat: int, role: int) -> list[list[float]]:
        """By seat and role, what a player here believes who has this role; nothing if none can."""
        weights = self.weights()
        found = [[0.0] * KINDS for _ in range(self.seats)]
        total = 0.0
        for number in range(len(self.ways)):
            way = self.ways[number]
            if way[seat] == role:
                weight = weights[number]
                total += weight
                for other in range(self.seats):
                    found[other][way[other]] += weight
        if total == 0.0:
            return []
        return [[part / total for part in row] for row in found]

    def as_seen_by(self, seat: int, role: int) -> tuple[list[Roles], list[float]]:
        """The ways in which this seat has this role, and their chances."""
        weights = self.weights()
        found: list[Roles] = []
        chances: list[float] = []
        for number in range(len(self.ways)):
            if self.ways[number][seat] == role:
                found.append(self.ways[number])
                chances.append(weights[number])
        total = sum(chances)
        return found, [chance / total for chance in chances]

    def learn(self, seat: int, likely: list[float]) -> None:
        """An act of this seat; `likely` says by role how likely it was."""
        shift = [log(max(part, 1e-9)) for part in likely]
        for number in range(len(self.ways)):
            self.logs[number] += shift[self.ways[number][seat]]


def told(belief: list[float], *, weak: bool) -> list[float]:
    """What is told of a target, from what is believed of it."""
    return [belief[0], belief[1], belief[2], belief[3], 1.0 if weak else 0.0]


def share(
    chosen: int, choices: list[list[float]], weights: list[float], others: list[float]
) -> float:
    """How likely this of the choices is, `others` being the pulls of what is no target."""
    pulls: list[float] = []
    for facts in choices:
        pull = 0.0
        for at in range(TOLD):
            pull += facts[at] * weights[at]
        pulls.append(pull)
    pulls += others
    high = max(pulls)
    total = 0.0
    for pull in pulls:
        total += exp(pull - high)
    return (1.0 - DOUBT) * exp(pulls[chosen] - high) / total + DOUBT / len(pulls)
