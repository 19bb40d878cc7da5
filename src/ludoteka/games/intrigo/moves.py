"""The fixed space of moves: their numbers, their parts and their texts.

Every power names the gap of its card and one of the two buildings beside it: a *place*.
Place 2g is gap g with the building before it (building g), 2g + 1 with the one after it
(g + 1, round the corner to the door); place 32 is the last gap of three players with the door.
The card or gap "beside that building" is then the one on its other side.
"""

from typing import Final

from ludoteka.core.seats import Move
from ludoteka.games.intrigo.cards import CARD_CODES, COURTESAN, INFLUENCES, MERCHANT

GAPS: Final = 16
KINDS: Final = 15
PLACES: Final = 33
LAST_SMALL: Final = 11
SMALL_CORNER: Final = 32

GAP_AT: Final[tuple[int, ...]] = (*(place // 2 for place in range(32)), LAST_SMALL)
BUILDING_AT: Final[tuple[int, ...]] = (*((place + 1) // 2 % GAPS for place in range(32)), 0)

FIRST_PLAY: Final = KINDS
THE_PASS: Final = FIRST_PLAY + KINDS * GAPS
FIRST_DECLINED: Final = THE_PASS + 1
FIRST_POWER: Final = FIRST_DECLINED + len(INFLUENCES) * GAPS

CHOICES: Final = (GAPS, 1, KINDS, GAPS, GAPS, 1)
"""By kind of influence: between how many targets a power chooses at its place."""


def _first_of(kind: int) -> int:
    return FIRST_POWER + sum(PLACES * choices for choices in CHOICES[:kind])


POWER: Final[tuple[int, ...]] = tuple(_first_of(kind) for kind in range(len(INFLUENCES) + 1))
"""The first move of each power; its moves are place by place, target by target."""
COUNT: Final = POWER[len(INFLUENCES)]

_ALL: Final[tuple[Move, ...]] = tuple(Move(number) for number in range(COUNT))

KEEP: Final[tuple[Move, ...]] = _ALL[:KINDS]
PASS: Final[Move] = _ALL[THE_PASS]

# The rest are tables of objects, so that compiled code copies them without unboxing.
PLAY: Final[tuple[tuple[object, ...], ...]] = tuple(
    _ALL[FIRST_PLAY + card * GAPS : FIRST_PLAY + (card + 1) * GAPS] for card in range(KINDS)
)
"""By card and gap."""
DECLINED: Final[tuple[tuple[object, ...], ...]] = tuple(
    _ALL[FIRST_DECLINED + kind * GAPS : FIRST_DECLINED + (kind + 1) * GAPS]
    for kind in range(len(INFLUENCES))
)
"""By kind and gap: the card is bought for its place alone."""


def _by_place(kind: int) -> tuple[tuple[object, ...], ...]:
    width = CHOICES[kind]
    starts = [POWER[kind] + place * width for place in range(PLACES)]
    return tuple(_ALL[start : start + width] for start in starts)


USE: Final[tuple[tuple[tuple[object, ...], ...], ...]] = tuple(
    _by_place(kind) for kind in range(len(INFLUENCES))
)
"""By kind, place and target."""


def _swaps_at(gap: int, gaps: int) -> tuple[object, ...]:
    """All that a merchant can do when every building has a token."""
    found: list[object] = [DECLINED[MERCHANT][gap]]
    for place in (2 * gap, place_after(gap, gaps)):
        others = [other for other in range(gaps) if other != BUILDING_AT[place]]
        found += [USE[MERCHANT][place][other] for other in others]
    return tuple(found)


_FORMS: Final = (
    "swaps {target}",
    "",
    "calls {card}",
    "swaps {target}",
    "moves to {target}",
    "",
)


def _power_text(kind: int, place: int, target: int) -> str:
    card = CARD_CODES[target] if kind == COURTESAN else ""
    form = _FORMS[kind].format(target=target, card=card)
    return f"{INFLUENCES[kind]} at {GAP_AT[place]} on {BUILDING_AT[place]} {form}".rstrip()


MOVE_TEXTS: Final[tuple[str, ...]] = (
    *(f"keep {code}" for code in CARD_CODES),
    *(f"play {code} at {gap}" for code in CARD_CODES for gap in range(GAPS)),
    "pass",
    *(f"{influence} at {gap} idle" for influence in INFLUENCES for gap in range(GAPS)),
    *(
        _power_text(kind, place, target)
        for kind in range(len(INFLUENCES))
        for place in range(PLACES)
        for target in range(CHOICES[kind])
    ),
)


def power_kind(move: int) -> int:
    """The influence card of a move from FIRST_POWER on."""
    kind = 0
    while move >= POWER[kind + 1]:
        kind += 1
    return kind


def other_gap(place: int, gaps: int) -> int:
    """The gap on the other side of the place's building."""
    if place % 2 == 0 and place != SMALL_CORNER:
        return (GAP_AT[place] + gaps - 1) % gaps
    return (GAP_AT[place] + 1) % gaps


def place_after(gap: int, gaps: int) -> int:
    """The place of a gap with the building after it."""
    return SMALL_CORNER if gap == LAST_SMALL and gap == gaps - 1 else 2 * gap + 1


ALL_SWAPS: Final = tuple(_swaps_at(gap, GAPS) for gap in range(GAPS))
ALL_SWAPS_SMALL: Final = tuple(_swaps_at(gap, 12) for gap in range(12))
