"""The cast: the ten figures as which bots sit down.

Name and face come from the id alone, so they are the same for every reader, in every language
and place. Any figure plays at any level: what it usually plays only says who comes when nobody
asked for a certain one. Names in the reader's language are texts (`cast.ftl`).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from ludoteka.bots.levels import LEVELS, USUAL, level_name
from ludoteka.core.errors import BadInput
from ludoteka.core.records import SeatInfo


@dataclass(frozen=True, slots=True)
class Figure:
    """One of the cast."""

    id: str
    level: int
    """How strong it usually plays: an index into `LEVELS`."""

    @property
    def name(self) -> str:
        """In English: what programs, logs and records call it."""
        return self.id.capitalize()

    @property
    def bot(self) -> str:
        """The bot of its usual level."""
        return LEVELS[self.level]


CAST: Final = (
    Figure("dodo", 0),
    Figure("lotta", 1),
    Figure("bruno", 1),
    Figure("sally", 2),
    Figure("otto", 2),
    Figure("doc", 3),
    Figure("zita", 3),
    Figure("nestor", 4),
    Figure("nona", 4),
    Figure("ada", 5),
)
"""As many as a table has seats at most: there is always a free one for a free seat."""

FIGURES: Final = {figure.id: figure for figure in CAST}

STAND_IN: Final = FIGURES["otto"]
"""Plays for people who are away."""


def find_figure(figure: str) -> Figure:
    """The figure of this id; BadInput if there is none."""
    if figure not in FIGURES:
        raise BadInput("unknown-figure", figure=figure, known=", ".join(FIGURES))
    return FIGURES[figure]


def strength(bot: str) -> int:
    """The level of a bot from 0 to 5; a bot of other origin counts as the usual one."""
    name = level_name(bot.partition("@")[0])
    return LEVELS.index(name if name in LEVELS else USUAL)


def next_figure(level: int, taken: Collection[str]) -> Figure:
    """The free figure whose usual level is nearest to the wanted one; the first in the order of
    the cast among several."""
    free = [figure for figure in CAST if figure.id not in taken]
    if not free:
        raise ValueError(f"all {len(CAST)} figures sit already")
    return min(free, key=lambda figure: abs(figure.level - level))


def next_stand_in(taken: Collection[str]) -> Figure:
    """Otto, or the next free one of about his strength."""
    return STAND_IN if STAND_IN.id not in taken else next_figure(STAND_IN.level, taken)


def with_figures(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats of a record; bots that an older one calls `greedy 1` get figures by seat, as
    tables did."""
    found = list(seats)
    taken = {info.figure for info in seats if info.figure}
    for seat, info in enumerate(seats):
        if info.bot and not info.figure and _is_numbered(info.name, info.bot):
            figure = next_figure(strength(info.bot), taken)
            taken.add(figure.id)
            found[seat] = msgspec.structs.replace(info, name=figure.name, figure=figure.id)
    return tuple(found)


def _is_numbered(name: str, bot: str) -> bool:
    return name.startswith(f"{bot} ") and name[len(bot) + 1 :].isdecimal()
