"""Roles (BA-2, BA-70, BA-71) and the sides that win."""

from typing import Final

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3

ROLES: Final[tuple[str, ...]] = ("sheriff", "deputy", "outlaw", "renegade")

ROLES_FOR: Final[dict[int, tuple[int, ...]]] = {
    3: (DEPUTY, OUTLAW, RENEGADE),  # BA-71
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY),
    8: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE),  # BA-70
}
"""By the number of players."""

PREY: Final[tuple[int, ...]] = (-1, RENEGADE, DEPUTY, OUTLAW)
"""By role, the role it hunts when there are three (BA-71)."""

LAW: Final = 0
OUTLAWS: Final = 1
RENEGADES: Final = 2
SURVIVOR: Final = 3
"""A game of three has no sides: the winner won alone."""

SIDES: Final[tuple[str, ...]] = ("law", "outlaws", "renegade", "survivor")


def side_of(winners: tuple[int, ...], roles: tuple[int, ...]) -> str | None:
    """The side that these winners were on; None: nobody has won."""
    if not winners:
        return None
    if len(roles) == 3:
        return SIDES[SURVIVOR]
    role = roles[winners[0]]
    if role < OUTLAW:
        return SIDES[LAW]
    return SIDES[OUTLAWS] if role == OUTLAW else SIDES[RENEGADES]
