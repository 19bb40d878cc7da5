"""A scene: how to come to a moment of a match, and whose eyes see it."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ludoteka.core import Event, State

NAMES: Final = (
    "Nadia",
    "Jonas",
    "Olena",
    "Marek",
    "Bruno",
    "Zita",
    "Priya",
    "Kaito",
    "Sofía",
    "Wim",
)
"""Who sits at the tables of the gallery."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Greedy bots play on from the deal, or from `position`, until the moment comes."""

    name: str
    seats: int
    moment: Callable[[State], bool]
    told: Callable[[Event], bool] | None = None
    """What must have happened before the moment can come."""
    eyes: int | None = 0
    """Whose eyes; None is a spectator."""
    options: Mapping[str, object] = {}
    position: Mapping[str, object] | None = None
    seed: int = 1
    before: int = 3
    """How many sights before the moment are kept, to see things move."""
    bots: frozenset[int] = frozenset({4, 5})
    """The seats that are shown as bots."""
    script: tuple[str, ...] = ()
    """Moves that whoever is to act makes first; after them the bots play on."""
    player: str = "greedy"
    """Who plays: `greedy` or `random`."""
    lowest_first: bool = False
    """Of several who owe a decision, the lowest seat decides first, not the highest."""


def asked(seat: int, decision: str | None = None) -> Callable[[State], bool]:
    """The moment when this seat owes a decision (of this kind)."""

    def moment(state: State) -> bool:
        if seat not in state.to_act():
            return False
        return decision is None or state.view(None).decision == decision

    return moment


def always(state: State) -> bool:
    """As soon as the script is over, or what must be told has been."""
    del state
    return True


def over(state: State) -> bool:
    return state.result() is not None


def later(times: int, moment: Callable[[State], bool]) -> Callable[[State], bool]:
    """The same moment, when it has come so often before."""
    left = times

    def counted(state: State) -> bool:
        nonlocal left
        if moment(state):
            left -= 1
        return left < 0

    return counted
