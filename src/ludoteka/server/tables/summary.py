"""A table in a list: what the lobby and 'my games' show of it."""

from typing import Final

import msgspec

from ludoteka.core.options import changed_options
from ludoteka.server.protocol import SeatCard
from ludoteka.server.tables.clocks import ClockRule
from ludoteka.server.tables.table import Table


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    seats: tuple[SeatCard, ...]
    variant: bool = False
    """Whether it is played with other options than the usual ones; the table tells which."""
    clock: ClockRule
    spectators: bool
    rated: bool = False
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None


_encode: Final = msgspec.json.Encoder().encode


def summarize(table: Table) -> bytes:
    result = table.result
    return _encode(
        Summary(
            seats=tuple(chair.card(seat) for seat, chair in enumerate(table.chairs)),
            variant=bool(changed_options(table.options)),
            clock=table.created.clock,
            spectators=table.created.spectators,
            rated=table.created.rated,
            ranks=result.ranks if result else None,
            scores=result.scores if result else None,
        )
    )
