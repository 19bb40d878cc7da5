"""The levels of the built-in bots, from 0, and how long those that search may think."""

from typing import Final

from ludoteka.bots.budget import Budget

LEVELS: Final = ("random", "beginner", "greedy", "sampler", "expert", "master")
"""By number; `level-4` is another name of `expert`."""

USUAL: Final = "greedy"
"""Who sits down where nobody asked for a level."""

BUDGETS: Final = {
    "sampler": Budget(seconds=0.05),
    "expert": Budget(seconds=0.3),
    "master": Budget(seconds=0.9),
}
"""For one move at a table. A master's whole move, with all around it, stays within a second."""


def level_name(name: str) -> str:
    """The name of a level that may be told by its number; others as they are."""
    prefix, _, number = name.rpartition("-")
    known = prefix == "level" and number.isdecimal() and int(number) < len(LEVELS)
    return LEVELS[int(number)] if known else name


def level_below(name: str) -> str | None:
    """Who stands in for a bot that failed; None below the lowest."""
    name = level_name(name.partition("@")[0])
    if name not in LEVELS:
        return USUAL
    at = LEVELS.index(name)
    return LEVELS[at - 1] if at else None
