"""The weights by which players of roll-outs judge a card, roughly in bulls.

`HABITS` are fitted by `python -m scripts.habits`, for each number of seats: in random positions
cards are tried while all play at random, and the weights are those that best tell the bulls that
follow. `BETTER` wins more than these do, among players who have these and whims: small changes
by chance were kept where they helped. Those for nine come from `--climb 200` of the same script and
win as much more at ten; the others are a prototype's, which climbed in the same way but ended at
other numbers. `PLAIN` habits see what `greedy` sees.
"""

from typing import Final, NamedTuple

FACTS: Final = (
    "share of all cards that are lower",
    "that share, squared",
    "fits nowhere",
    "fits nowhere: bulls of the cheapest row",
    "takes a full row",
    "takes a full row: its bulls",
    "follows a row: its bulls, times the chance that others fill it before",
    "follows a row: share of all cards that lie between",
    "follows a row: that share, times the cards in the row",
    "follows a row of two",
    "follows a row of three",
    "follows a row of four",
    "follows a row: its bulls",
)

Weights = tuple[float, ...]

PLAIN: Final[Weights] = (0, 0, 0, 0.8, 0, 1, 1, -0.01, 0, 0, 0, 0, 0)

HABITS: Final[dict[int, Weights]] = {
    2: (1.46, -1.57, -0.35, 0.9, 0.39, 0.76, 0.7, 0.44, -0.27, 0.06, 0.01, -0.51, 0.03),
    3: (1.35, -2.05, -0.43, 0.76, 0.22, 0.79, 0.94, 0.64, -0.3, 0.11, 0.14, -0.21, -0.04),
    4: (0.99, -1.86, -0.27, 0.68, 0.08, 0.82, 0.81, 0.44, 0.07, 0.07, -0.14, -0.1, 0.0),
}
"""By number of seats; with more of them fitted habits took no fewer bulls than plain ones."""


BETTER: Final[dict[int, Weights]] = {
    2: (1.44, -1.41, -0.53, 0.91, -0.03, 0.74, -0.13, 0.63, -0.36, 0.13, -0.05, -0.83, 0.17),
    3: (1.71, -2.04, -0.57, 0.66, 0.09, 0.79, 0.5, 0.82, -0.42, 0.12, 0.0, -0.01, 0.04),
    4: (0.97, -1.69, -0.45, 0.57, 0.07, 1.0, 0.74, 0.63, -0.02, 0.14, -0.2, -0.19, 0.07),
    5: (0.34, -1.24, -0.79, 0.85, 0.21, 0.96, 0.82, 0.39, 0.27, -0.11, -0.21, 0.08, 0.01),
    6: (0.02, -0.26, -0.35, 0.93, 0.39, 1.37, 0.88, 0.2, -0.05, -0.11, -0.1, 0.32, -0.01),
    8: (0.1, -0.13, -0.67, 0.86, -0.3, 1.31, 0.82, 0.45, 0.16, 0.14, -0.01, 0.26, -0.04),
    9: (-0.21, -0.01, 0.14, 0.69, -0.21, 1.23, 0.94, 0.62, 0.36, -0.2, -0.07, -0.17, -0.01),
    10: (-0.21, -0.01, 0.14, 0.69, -0.21, 1.23, 0.94, 0.62, 0.36, -0.2, -0.07, -0.17, -0.01),
}
"""By number of seats; not fitted for seven."""

ALWAYS: Final = 256


class Players(NamedTuple):
    """Who plays a deal on."""

    own: Weights = PLAIN
    """The habits of the searcher."""
    others: Weights = PLAIN
    noise: int = 0
    """So many of 256 cards are any."""
    whim: float = 0.0
    """By how many bulls the others' judgement of a card varies."""


UNIFORM: Final = Players(noise=ALWAYS)
"""Every card is any."""


def habits(seats: int) -> Weights:
    return HABITS.get(seats, PLAIN)


def better_habits(seats: int) -> Weights:
    return BETTER.get(seats, habits(seats))
