"""Schedules blocks: matches on one deal in which every bot has every seat once."""

import hashlib
from collections.abc import Mapping

import msgspec

from ludoteka.bots import find_bot
from ludoteka.core import BadInput
from ludoteka.games import find_game


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides an arena's outcome."""

    game: str
    bots: tuple[str, ...]
    """One for each seat, or fewer, who take turns around the table."""
    seats: int
    options: Mapping[str, object] = {}
    seed: int = 1
    by_side: bool = False
    """Two bots, of which one has a whole side of the deal and the other all the rest."""
    adjust: bool = False
    """Whether luck is measured, to be subtracted."""

    @property
    def rotations(self) -> int:
        """The matches of a block."""
        return len(self.line_ups(0))

    def deal_seed(self, block: int) -> bytes:
        """The seed that all matches of a block share."""
        return hashlib.sha256(f"arena {self.seed} {block}".encode()).digest()

    def line_ups(self, block: int) -> tuple[tuple[str, ...], ...]:
        """Who sits where, match by match; every bot has every seat equally often.

        Two bots that sit alternately change seats once: the same match once more would tell
        nothing new.
        """
        rotated = self._rotated_by_side(block) if self.by_side else self._rotated()
        return tuple(dict.fromkeys(rotated))

    def _rotated(self) -> list[tuple[str, ...]]:
        bots = self.bots
        return [
            tuple(bots[(seat + by) % len(bots)] for seat in range(self.seats))
            for by in range(len(bots))
        ]

    def _rotated_by_side(self, block: int) -> list[tuple[str, ...]]:
        """Each side in turn is of the one bot and all others of the other, and the reverse."""
        game = find_game(self.game)
        dealt = game.new(self.seats, self.options, self.deal_seed(block), recording=False)
        sides = dealt.allegiance()
        one, other = self.bots
        return [
            tuple(alone if of == side else rest for of in sides)
            for side in sorted(set(sides))
            for alone, rest in ((one, other), (other, one))
        ]


def make_contest(
    game: str,
    bots: tuple[str, ...],
    *,
    seats: int | None,
    options: Mapping[str, object],
    seed: int,
    by_side: bool = False,
    adjust: bool = False,
) -> Contest:
    """A contest at a table of so many seats; fewer bots than seats take turns. If it is not said,
    each bot has a seat, or, where that are too few, they share the game's usual table."""
    known = find_game(game)
    if seats is None:
        seats = len(bots) if len(bots) in known.seat_counts else known.default_seats
    known.parse_options(seats, options)
    if len(bots) > seats:
        raise BadInput("too-many-bots", bots=len(bots), seats=seats)
    if by_side and len(bots) != 2:
        raise BadInput("bots-by-side", bots=len(bots))
    for bot in bots:
        find_bot(bot, known)
    return Contest(
        game=game,
        bots=bots,
        seats=seats,
        options=options,
        seed=seed,
        by_side=by_side,
        adjust=adjust,
    )
