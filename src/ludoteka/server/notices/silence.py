"""Backs off from channels that do not answer.

Each attempt may take as long as a request is allowed to. Who names addresses that take it all
would otherwise hold up everybody's notices.
"""

from collections.abc import Iterable
from typing import Final

from ludoteka.server.notices.rows import Notice

MINUTE: Final = 60_000
PAUSES: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE)
"""Before each further attempt."""
MOST_KEPT: Final = 10_000

Way = tuple[str, str, str]


class Silence:
    def __init__(self) -> None:
        self._failed: dict[Way, tuple[int, int]] = {}
        """How often in a row, and until when nothing is sent there."""

    def until(self, notice: Notice, now: int) -> int | None:
        """When the notice may be tried, if not now."""
        _, until = self._failed.get(_way(notice), (0, 0))
        return until if until > now else None

    def failed(self, notice: Notice, now: int) -> None:
        way = _way(notice)
        times = self._failed.pop(way, (0, 0))[0]
        if len(self._failed) >= MOST_KEPT:
            del self._failed[next(iter(self._failed))]
        self._failed[way] = (times + 1, now + PAUSES[min(times, len(PAUSES) - 1)])

    def answered(self, notice: Notice) -> None:
        self._failed.pop(_way(notice), None)


def by_way(notices: Iterable[Notice]) -> list[list[Notice]]:
    """Those to one browser, address or webhook together, in their order."""
    found: dict[Way, list[Notice]] = {}
    for notice in notices:
        found.setdefault(_way(notice), []).append(notice)
    return list(found.values())


def _way(notice: Notice) -> Way:
    return notice.person, notice.channel, notice.target
