"""Who plays whom: blocks of matches on one deal, the line-up rotated through all seats."""

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
    """The line-up: one bot a seat."""
    options: Mapping[str, object] = {}
    seed: int = 1

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """The matches of a block. Two bots that sit alternately are back where they began after
        two of them: the same bots on the same deal would only repeat themselves."""
        return next(by for by in range(1, self.seats + 1) if self.line_up(by) == self.bots)

    def deal_seed(self, block: int) -> bytes:
        """The seed that all matches of a block share."""
        return hashlib.sha256(f"arena {self.seed} {block}".encode()).digest()

    def line_up(self, rotation: int) -> tuple[str, ...]:
        """Who sits where in the block's match number `rotation`."""
        return self.bots[rotation:] + self.bots[:rotation]


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
    line_up = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Contest(game=game, bots=line_up, options=options, seed=seed)
