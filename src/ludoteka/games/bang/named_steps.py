"""Converts steps between the numbers of the rules and the structs of `pending.py`.

How the rules number their steps is seen nowhere outside them.
"""

from functools import lru_cache
from typing import Final, get_args

import msgspec

from ludoteka.core.seats import MOST_SEATS, SEATS, Seat
from ludoteka.games.bang import cards
from ludoteka.games.bang.cards import CARD_OF, KINDS, NAMES, NO_CARD
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.pending import (
    CardStep,
    EarlierStep,
    LuckyStep,
    PendingStep,
    Purpose,
    ShotStep,
    Turned,
)
from ludoteka.games.bang.steps import (
    ABILITY_USED,
    BARREL_TURNED,
    BARREL_USED,
    DECISION,
    DYNAMITE_TURNED,
    JAIL_TURNED,
    NEEDED,
    NOBODY,
    STEPS,
    TAKES_TWO,
    Step,
)

_KINDS: Final[dict[str, type[PendingStep]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(PendingStep)
}
_PURPOSES: Final[dict[int, Purpose]] = {
    DYNAMITE_TURNED: "dynamite",
    JAIL_TURNED: "jail",
    BARREL_TURNED: "barrel",
}
_READERS: Final = {purpose: step for step, purpose in _PURPOSES.items()}
_EARLIER_PURPOSES: Final[dict[int, Purpose]] = {13: "dynamite", 14: "jail", 15: "barrel"}
"""In an earlier `lucky` step, the number of the one that follows."""
_AIMED: Final = (cards.BANG, cards.DUEL)
"""The cards under way that have a target."""


@lru_cache(maxsize=4096)
def named(step: Step) -> PendingStep:
    kind, seat, other, number = step
    return _named(STEPS[kind], seat, other, number)


def parse(step: PendingStep) -> Step:
    """The inverse of `named`."""
    return (STEPS.index(step.step), step.seat, *_numbers(step))


def asking(decision: str, seat: Seat) -> PendingStep:
    """The step that asks this and says nothing but the seat."""
    return named((DECISION.index(decision), seat, 0, 0))


def as_named(step: PendingStep | EarlierStep) -> PendingStep:
    """Also from an earlier log or position, where steps had names for only half they say."""
    if not isinstance(step, tuple):
        return step
    name, seat, other, number = step
    if name not in _KINDS:
        raise ValueError(f"{name} is no step")
    if not 0 <= seat < MOST_SEATS:
        raise ValueError(f"{name} {seat} is no seat")
    if name == "lucky":
        return LuckyStep(SEATS[seat], _EARLIER_PURPOSES[other])
    return _named(name, seat, other, number)


def _named(name: str, seat: int, other: int, number: int) -> PendingStep:
    kind = _KINDS[name]
    plain: dict[str, object] = {"step": name, "seat": seat}
    if kind is LuckyStep:
        plain["turned_for"] = _PURPOSES[other]
    elif kind is ShotStep:
        plain |= _shot(other, number)
    elif kind is CardStep:
        plain |= {"card": KINDS[number], "target": other if number in _AIMED else None}
    elif issubclass(kind, Turned):
        plain["card"] = None if number == NO_CARD else NAMES[number]
    if kind.other:
        plain[kind.other] = None if other == NOBODY else other
    if kind.number:
        plain[kind.number] = number
    if "character" in kind.__struct_fields__:
        plain["character"] = CHARACTERS[number]
    return msgspec.convert(plain, kind)


def _shot(by: int, number: int) -> dict[str, object]:
    needed = 2 if number & NEEDED == 2 else 1
    return {
        "by": by,
        "needed": needed,
        "total": 2 if number & TAKES_TWO else needed,
        "barrel": number & BARREL_USED != 0,
        "ability": number & ABILITY_USED != 0,
    }


def _numbers(step: PendingStep) -> tuple[int, int]:
    """The other seat and the number, as the rules keep them."""
    if isinstance(step, LuckyStep):
        return _READERS[step.turned_for], 0
    if isinstance(step, ShotStep):
        used = (BARREL_USED if step.barrel else 0) | (ABILITY_USED if step.ability else 0)
        return step.by, step.needed | used | (TAKES_TWO if step.total == 2 else 0)
    if isinstance(step, CardStep):
        return step.target or 0, KINDS.index(step.card)
    if isinstance(step, Turned):
        return 0, NO_CARD if step.card is None else CARD_OF[step.card]
    other: int | None = getattr(step, step.other) if step.other else 0
    number: int = getattr(step, step.number) if step.number else 0
    character: str | None = getattr(step, "character", None)
    if character is not None:
        number = CHARACTERS.index(character)
    return NOBODY if other is None else other, number
