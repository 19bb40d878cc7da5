"""Who is at a table, on all nodes together."""

from typing import Final

from ludoteka.server.clock import Clock
from ludoteka.server.protocol import Presence
from ludoteka.server.tables.table import Table

NODE_EXPIRES: Final = 30_000
"""Milliseconds after which a node that is not heard of any more counts as gone."""


class Presences:
    def __init__(self, now: Clock) -> None:
        self._now = now
        self._own: frozenset[str] = frozenset()
        self._own_audience = 0
        self._others: dict[str, tuple[int, frozenset[str], int]] = {}
        self._left: dict[str, int] = {}
        """When each absent person was last seen to leave."""

    @property
    def own(self) -> frozenset[str]:
        return self._own

    @property
    def own_audience(self) -> int:
        return self._own_audience

    def set_own(self, here: frozenset[str], audience: int) -> bool:
        """The persons on this node; whether anything changed."""
        before = self.here(), self.audience()
        gone = self._own - here
        self._own, self._own_audience = here, audience
        self._note(gone)
        return before != (self.here(), self.audience())

    def set_other(self, node: str, here: frozenset[str], audience: int) -> bool:
        before = self.here(), self.audience()
        gone = self._others.get(node, (0, frozenset[str](), 0))[1] - here
        self._others[node] = (self._now(), here, audience)
        self._note(gone)
        return before != (self.here(), self.audience())

    def _note(self, gone: frozenset[str]) -> None:
        here, now = self.here(), self._now()
        for person in gone - here:
            self._left[person] = now
        for person in here:
            self._left.pop(person, None)

    def here(self) -> frozenset[str]:
        fresh = self._now() - NODE_EXPIRES
        others = (persons for seen, persons, _ in self._others.values() if seen > fresh)
        return self._own.union(*others)

    def audience(self) -> int:
        fresh = self._now() - NODE_EXPIRES
        return self._own_audience + sum(n for seen, _, n in self._others.values() if seen > fresh)

    def away_since(self, person: str) -> int | None:
        """None while the person is here; 0 if they have not been seen since we know the table."""
        if person in self.here():
            return None
        return self._left.get(person, 0)

    def card(self, table: Table) -> Presence:
        here = self.here()
        seated = [(seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person]
        return Presence(
            here=tuple(seat for seat, person in seated if person in here),
            away={seat: self._left.get(person, 0) for seat, person in seated if person not in here},
            spectators=self.audience(),
        )
