"""How the players of roll-outs judge a card: a sum of weighted facts, about in bulls.

The weights are fitted by `python -m scripts.habits`, for each number of seats: in random
positions cards are tried while all play at random, and the weights are those that best tell the
bulls that follow. `PLAIN` habits see what `greedy` sees.
"""

from typing import Final

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


def habits(seats: int) -> Weights:
    return HABITS.get(seats, PLAIN)
