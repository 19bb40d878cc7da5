"""Clocks: a seat's time, and its deadline.

Everything follows from the entries of the log and their times, so deadlines survive
restarts and are the same on every node.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

MOST_TELLING: Final = 12_000
"""Milliseconds: a live clock waits no longer for what its seat still watches."""


class NoClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"
):
    """No time limit."""


class LiveClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"
):
    """Time for the whole match, more for every decision, and separate time for interrupts."""

    base: Annotated[int, Meta(ge=5, le=7200)] = 300
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    reaction: Annotated[int, Meta(ge=5, le=600)] = 30
    """Seconds for an answer in someone else's turn; they do not count against the seat's time."""


class SlowClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="slow"
):
    """A number of seconds for every decision: hours or days."""

    each: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)] = 24 * 3600


ClockRule = NoClock | LiveClock | SlowClock


class Clocks:
    """The clocks of one match."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        base = rule.base * 1000 if isinstance(rule, LiveClock) else 0
        self.left = [base] * seats
        """Milliseconds in the bank, by seat; only live clocks have one."""
        self.began: dict[int, tuple[int, bool]] = {}
        """Since when each acting seat thinks, and whether it only reacts."""
        self.told = 0
        """When a client at normal pace has shown all that happened."""
        self.pauses: dict[int, list[tuple[int, int]]] = {}
        """By seat, from when to when its slow clock stands still, in order."""

    def copy(self) -> "Clocks":
        twin = Clocks.__new__(Clocks)
        twin.rule = self.rule
        twin.left = self.left.copy()
        twin.began = self.began.copy()
        twin.told = self.told
        twin.pauses = {seat: list(pauses) for seat, pauses in self.pauses.items()}
        return twin

    def turn_to(
        self, acting: tuple[int, ...], now: int, *, reaction: bool, moved: int, telling: int = 0
    ) -> None:
        """After a decision of the seat `moved` (-1: none) these seats owe one.

        Nobody pays for watching: a live clock starts when a client has shown what happened,
        which takes `telling` milliseconds more. That is the same for every reader, so it tells
        nothing.
        """
        if isinstance(self.rule, NoClock):
            return
        self.told = min(max(self.told, now) + telling, now + MOST_TELLING)
        since = self.told if isinstance(self.rule, LiveClock) else now
        if moved in self.began:
            self._charge(moved, now)
        for seat in list(self.began):
            if seat not in acting:
                del self.began[seat]
        for seat in acting:
            if seat not in self.began:
                self.began[seat] = (since, reaction)

    def pause(self, seat: int, now: int, until: int) -> None:
        """The seat's time does not run before then; a pause that runs already ends now."""
        before = [(begin, min(end, now)) for begin, end in self.pauses.get(seat, ())]
        self.pauses[seat] = [*before, (now, until)]

    def stop(self) -> None:
        self.began.clear()

    def _charge(self, seat: int, now: int) -> None:
        since, reacted = self.began.pop(seat)
        if isinstance(self.rule, LiveClock) and not reacted:
            left = max(0, self.left[seat] - max(0, now - since))
            self.left[seat] = left + self.rule.increment * 1000

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up; None while it does not run."""
        found = self.began.get(seat)
        if found is None:
            return None
        since, reaction = found
        if isinstance(self.rule, LiveClock):
            return since + (self.rule.reaction * 1000 if reaction else self.left[seat])
        return self._slow_deadline(seat, since) if isinstance(self.rule, SlowClock) else None

    def _slow_deadline(self, seat: int, since: int) -> int:
        assert isinstance(self.rule, SlowClock)
        deadline = since + self.rule.each * 1000
        for begin, end in self.pauses.get(seat, ()):
            if begin < deadline and end > since:
                deadline += end - max(begin, since)
        return deadline

    def deadlines(self) -> dict[int, int]:
        found = {seat: self.deadline(seat) for seat in self.began}
        return {seat: time for seat, time in found.items() if time is not None}
