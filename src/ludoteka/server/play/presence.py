"""Who is at a table, on all nodes together."""

from typing import Final

from ludoteka.server.clock import Clock
from ludoteka.server.protocol import Presence
from ludoteka.server.tables.table import Table

NODE_EXPIRES: Final = 30_000
"""Milliseconds after which a node that is not heard of any more counts as gone."""


class Presences:
    def __init__(self, now: Clock, relieve_after: int = 0) -> None:
        self._now = now
        self._relieve_after = relieve_after
        self._own: frozenset[str] = frozenset()
        self._own_audience = 0
        self._others: dict[str, tuple[int, frozenset[str], int]] = {}
        self._left: dict[str, int] = {}
        """When each absent person was last seen."""
        self._since = now()
        """Who has not been seen since then may have been here the moment before."""

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

    def noticed(self, person: str) -> None:
        """Did something without a socket, or on another node."""
        if person not in self._own and person not in self.here():
            self._left[person] = self._now()

    def away_since(self, person: str) -> int | None:
        """None while the person is here; who was never seen, since we know the table."""
        if person in self.here():
            return None
        # A node that is not heard of any more had them until its last word.
        heard = (seen for seen, persons, _ in self._others.values() if person in persons)
        return max(self._left.get(person, 0), self._since, *heard)

    def card(self, table: Table) -> Presence:
        seated = [(seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person]
        away = {seat: self.away_since(person) for seat, person in seated}
        return Presence(
            here=tuple(seat for seat, since in away.items() if since is None),
            away={seat: since for seat, since in away.items() if since is not None},
            spectators=self.audience(),
            relieve_after=self._relieve_after,
        )
