"""Who plays whom: blocks of matches on one deal, in which every bot has every seat once."""

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

    @property
    def rotations(self) -> int:
        """The matches of a block: until the line-up is the first again. Two bots that sit
        alternately change seats once; the same match once more would tell nothing new."""
        counts = range(1, len(self.bots) + 1)
        return next(by for by in counts if self.line_up(by) == self.line_up(0))

    def deal_seed(self, block: int) -> bytes:
        """The seed that all matches of a block share."""
        return hashlib.sha256(f"arena {self.seed} {block}".encode()).digest()

    def line_up(self, rotation: int) -> tuple[str, ...]:
        """Who sits where in the block's match number `rotation`."""
        bots = self.bots
        return tuple(bots[(seat + rotation) % len(bots)] for seat in range(self.seats))


def make_contest(
    game: str, bots: tuple[str, ...], *, seats: int | None, options: Mapping[str, object], seed: int
) -> Contest:
    """A contest at a table of so many seats; fewer bots than seats take turns."""
    known = find_game(game)
    if seats is None:
        seats = max(len(bots), known.seat_counts[0])
    known.parse_options(seats, options)
    if len(bots) > seats:
        raise BadInput("too-many-bots", bots=len(bots), seats=seats)
    for bot in bots:
        find_bot(bot, known)
    return Contest(game=game, bots=bots, seats=seats, options=options, seed=seed)
