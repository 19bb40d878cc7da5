"""Groups people who wait for a quick match: a pure function.

A group is complete when it has as many people as its seats. Who takes any number of seats waits
for the game's usual number, and after a while plays with those who are there. Bots fill up only
for those who agreed to it, and when one of them has waited long enough or presses "now".
"""

from collections.abc import Collection, Sequence

import msgspec

from ludoteka.core.game import Game


class Waiter(msgspec.Struct, frozen=True, kw_only=True):
    """Someone who waits; the rows of one game and clock, the earliest first."""

    person: str
    seats: int
    """0: any number."""
    since: int
    bots_at: int | None
    """From when on bots may fill up; None: never."""


class Gathered(msgspec.Struct, frozen=True):
    people: tuple[str, ...]
    seats: int
    """All of them; bots have what people leave."""

    @property
    def bots(self) -> int:
        return self.seats - len(self.people)


Apart = Collection[frozenset[str]]
"""Pairs that are not seated together."""


def gather(
    game: Game, waiting: Sequence[Waiter], me: str, apart: Apart, *, now: int, patience: int
) -> Gathered | None:
    """The match that can begin with me now."""
    own = next(each for each in waiting if each.person == me)
    for seats in _sizes(game, waiting, own):
        group = _group(waiting, own, seats, apart)
        if len(group) == seats:
            return Gathered(group, seats)
    if own.seats == 0:
        easy = [each for each in waiting if each.seats == 0]
        group = _group(easy, own, game.default_seats, apart)
        waited = now - min(each.since for each in easy if each.person in group)
        if len(group) in game.seat_counts and len(group) > 1 and waited >= patience:
            return Gathered(group, len(group))
    if own.bots_at is None or own.bots_at > now:
        return None
    agreeing = [each for each in waiting if each.bots_at is not None]
    seats = own.seats or game.default_seats
    return Gathered(_group(agreeing, own, seats, apart), seats)


def company(game: Game, waiting: Sequence[Waiter], me: str, apart: Apart) -> tuple[int, int]:
    """How many wait together with me, and for how many seats: of what is nearest to a match."""
    own = next(each for each in waiting if each.person == me)
    groups = [
        (len(_group(waiting, own, seats, apart)), seats) for seats in _sizes(game, waiting, own)
    ]
    return min(groups, key=lambda found: (found[1] - found[0], found[1]))


def _sizes(game: Game, waiting: Sequence[Waiter], own: Waiter) -> list[int]:
    """The numbers of seats that I may play with: mine, or what others want and the usual one."""
    if own.seats:
        return [own.seats]
    return list(
        dict.fromkeys([*(each.seats for each in waiting if each.seats), game.default_seats])
    )


def _group(waiting: Sequence[Waiter], own: Waiter, seats: int, apart: Apart) -> tuple[str, ...]:
    """Me and the earliest of the others who fit, each with everybody before."""
    found = [own.person]
    for each in waiting:
        fits = each.seats in (0, seats) and each.person != own.person and len(found) < seats
        if fits and not any(frozenset((each.person, other)) in apart for other in found):
            found.append(each.person)
    return tuple(found)
