"""The weights of the judge, fitted to the planner's games against itself.

The worth of a table is the logarithm of the odds of winning, in thousandths; a mark adds its
weight as often as it was counted. What it weighs depends on how many cards the owner of that
half still has to play, and is told for some numbers; between them it changes evenly.
`scripts/face_to_face_weights.py` plays such games and finds such weights.
"""

from typing import Final

from ludoteka.games.face_to_face.cards import DECK

KNOTS: Final = (2, 8, 16, 30, 58)
"""The numbers of cards for which weights are told."""

OWN: Final = (
    (2944, 561, 962, -117, -985),  # by itself
    (-3342, -483, -162, -77, -49),  # cards that neither pile takes
    (-759, 14, -20, -15, -33),  # cards that one pile takes
    (1646, 559, 230, 78, 126),  # the size of the hand
    (-161, -66, -53, -13, -241),  # cards in hand that neither pile takes
    (1029, -226, -157, 23, -35),  # cards in hand that one pile takes
    (205, 113, 48, 30, 4),  # pairs for backwards tricks
    (-192, -153, 16, 34, 10),  # pairs in hand
    (-3558, 629, 286, 14, 97),  # tricks in hand on the cards that lie on top
    (26, -15, -44, -24, -4),  # cards that the cheapest next turn leaves behind
    (7, 22, 12, 4, -10),  # numbers that the piles have still ahead
)
"""The half of who has just played."""

OTHER: Final = (
    (-6453, -1218, -1539, -218, 1203),  # by itself
    (6122, 724, 259, 114, 48),  # cards that neither pile takes
    (379, 82, 69, 30, 30),  # cards that one pile takes
    (-2542, -576, -187, -119, -126),  # the size of the hand
    (-45, -207, -72, -35, -13),  # pairs for backwards tricks
    (-1926, -730, -293, -113, 56),  # tricks on the cards that lie on top
    (31, -15, -6, 3, 15),  # numbers that the piles have still ahead
)
"""The half of who plays next."""

SIMPLE_OWN: Final = (
    tuple(-60 * knot for knot in KNOTS),
    *((weight,) * len(KNOTS) for weight in (-500, -100, 100, 0, 0, 0, 0, 0, 0, 0)),
)
SIMPLE_OTHER: Final = tuple((weight,) * len(KNOTS) for weight in (0, 450, 90, 0, 0, 0, 0))
"""What the greedy bot looks at, and nothing else."""

Weights = tuple[tuple[int, ...], ...]


def rows(weights: Weights) -> list[list[int]]:
    """All weights by the number of cards left."""
    return [[at(weight, left) for weight in weights] for left in range(len(DECK) + 1)]


def at(weight: tuple[int, ...], left: int) -> int:
    """One weight for so many cards left."""
    if left <= KNOTS[0]:
        return weight[0]
    above = next(number for number, knot in enumerate(KNOTS) if knot >= left)
    low, high = KNOTS[above - 1], KNOTS[above]
    before, after = weight[above - 1], weight[above]
    return round(before + (after - before) * (left - low) / (high - low))
