"""The course of a contest block by block, thinned out for drawing."""

from typing import Final

import msgspec

from ludoteka.arena.run import ArenaResult
from ludoteka.arena.statistics import Estimate

GROWTH: Final = 1.02
"""A point is kept whenever there are so many times the blocks of the last one."""


class Point(msgspec.Struct, frozen=True):
    blocks: int
    wins: tuple[Estimate, ...]
    """By bot, in the order of the result."""


class Course:
    """All results of a contest, thinned out; the last one is always there."""

    def __init__(self) -> None:
        self._kept: list[Point] = []
        self._last: Point | None = None

    def add(self, result: ArenaResult) -> None:
        self._last = Point(result.blocks, tuple(bot.wins for bot in result.bots))
        if not self._kept or result.blocks >= self._kept[-1].blocks * GROWTH:
            self._kept.append(self._last)

    @property
    def points(self) -> list[Point]:
        if self._last is None or self._kept[-1] is self._last:
            return self._kept
        return [*self._kept, self._last]
