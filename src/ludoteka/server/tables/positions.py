"""Decides when the position of a match is written beside its log."""

from ludoteka.server.tables.clocks import NoClock
from ludoteka.server.tables.entries import AnyFact, Moved
from ludoteka.server.tables.loading import encode_snapshot
from ludoteka.server.tables.summary import PAUSE
from ludoteka.server.tables.table import Table


class Positions:
    """The snapshot of one table. Of moves that follow each other at once the last one is enough:
    the others would be made again. Where there are clocks, others read from the snapshot since
    when each seat thinks, so it belongs to every move."""

    __slots__ = ("_written_at", "is_behind")

    def __init__(self) -> None:
        self._written_at = 0
        self.is_behind = False
        """Whether the match has gone on since the position was written."""

    def forget(self, *, is_behind: bool) -> None:
        """The database has what another node wrote, or nobody knows what."""
        self._written_at, self.is_behind = 0, is_behind

    def after(self, table: Table, now: int, fact: AnyFact) -> bytes | None:
        """What is to be written with this fact; None: it may wait."""
        is_fast = 0 <= now - self._written_at < PAUSE
        if is_fast and isinstance(fact, Moved) and self._may_wait(table):
            self.is_behind = True
            return None
        return self.anew(table, now)

    def overdue(self, table: Table, now: int) -> bytes | None:
        """What has waited for long enough."""
        if not self.is_behind or now - self._written_at < PAUSE or table.state is None:
            return None
        return self.anew(table, now)

    def anew(self, table: Table, now: int) -> bytes:
        self._written_at, self.is_behind = now, False
        return encode_snapshot(table.snapshot())

    def _may_wait(self, table: Table) -> bool:
        return table.status == "live" and isinstance(table.created.clock, NoClock)
