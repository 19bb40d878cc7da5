"""Who is at a table, on all nodes."""

from collections.abc import Collection
from typing import Final

from ludoteka.server.clock import Clock
from ludoteka.server.protocol import Presence
from ludoteka.server.tables.table import Table

MOST_NAMED: Final = 20
"""Of those who watch; the others are counted."""
NODE_EXPIRES: Final = 30_000
"""Milliseconds after which a node that is not heard of any more counts as gone."""


Watchers = dict[str, str]
"""The names of those who watch and let it be seen, by person."""


class Presences:
    def __init__(self, now: Clock, relieve_after: int = 0) -> None:
        self._now = now
        self._relieve_after = relieve_after
        self._own: frozenset[str] = frozenset()
        self._own_audience = 0
        self._own_watchers: Watchers = {}
        self._others: dict[str, tuple[int, frozenset[str], int, Watchers]] = {}
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

    @property
    def own_watchers(self) -> Watchers:
        return self._own_watchers

    def set_own(self, here: frozenset[str], audience: int, watchers: Watchers) -> bool:
        """The persons on this node; whether anything changed."""
        before = self._shown()
        gone = self._own - here
        self._own, self._own_audience, self._own_watchers = here, audience, watchers
        self._note(gone)
        return before != self._shown()

    def set_other(self, node: str, here: frozenset[str], audience: int, watchers: Watchers) -> bool:
        before = self._shown()
        gone = self._others[node][1] - here if node in self._others else frozenset[str]()
        self._others[node] = (self._now(), here, audience, watchers)
        self._note(gone)
        return before != self._shown()

    def _shown(self) -> tuple[frozenset[str], int, tuple[str, ...]]:
        return self.here(), self.audience(), self.watchers()

    def _note(self, gone: frozenset[str]) -> None:
        here, now = self.here(), self._now()
        for person in gone - here:
            self._left[person] = now
        for person in here:
            self._left.pop(person, None)

    def here(self) -> frozenset[str]:
        fresh = self._now() - NODE_EXPIRES
        others = (persons for seen, persons, *_ in self._others.values() if seen > fresh)
        return self._own.union(*others)

    def audience(self) -> int:
        fresh = self._now() - NODE_EXPIRES
        return self._own_audience + sum(
            count for seen, _, count, _ in self._others.values() if seen > fresh
        )

    def watchers(self, but: Collection[str] = ()) -> tuple[str, ...]:
        """By name, and only those who let it be seen; `but`: those who sit here."""
        fresh = self._now() - NODE_EXPIRES
        found = dict(self._own_watchers)
        for seen, _, _, watchers in self._others.values():
            found |= watchers if seen > fresh else {}
        named = sorted(name for person, name in found.items() if person not in but)
        return tuple(named[:MOST_NAMED])

    def noticed(self, person: str) -> None:
        """Did something without a socket, or on another node."""
        if person not in self._own and person not in self.here():
            self._left[person] = self._now()

    def away_since(self, person: str) -> int | None:
        """None while the person is here; who was never seen, since we know the table."""
        if person in self.here():
            return None
        # A node that is not heard of any more had them until its last word.
        heard = (seen for seen, persons, *_ in self._others.values() if person in persons)
        return max(self._left.get(person, 0), self._since, *heard)

    def card(self, table: Table) -> Presence:
        seated = [(seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person]
        away = {seat: self.away_since(person) for seat, person in seated}
        return Presence(
            here=tuple(seat for seat, since in away.items() if since is None),
            away={seat: since for seat, since in away.items() if since is not None},
            spectators=self.audience(),
            watchers=self.watchers({person for _, person in seated}),
            relieve_after=self._relieve_after,
        )
