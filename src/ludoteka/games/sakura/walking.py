"""Moves artists: counts spaces on plain positions, for the rules and for hints.

`artists` holds the space of every artist, by number. The gate, space 0, may hold several.
"""

from typing import Final

GATE: Final = 0
NOBODY: Final = -1
INTO_EMPEROR: Final = -1
"""Instead of a space: the Emperor's comes first."""
RETREAT: Final = 3


def is_taken(artists: list[int], walker: int, space: int) -> bool:
    """Whether another artist stands there."""
    for artist in range(len(artists)):  # noqa: SIM110 - a generator would be slow here
        if artists[artist] == space and artist != walker:
            return True
    return False


def ahead(artists: list[int], walker: int, steps: int, emperor: int) -> int:
    """The space so many steps forward; only free spaces count (SA-6)."""
    space = artists[walker]
    while steps > 0:
        space += 1
        while is_taken(artists, walker, space):
            space += 1
        # SA-7: on or past the Emperor's space
        if space >= emperor:
            return INTO_EMPEROR
        steps -= 1
    return space


def behind(artists: list[int], walker: int, start: int, steps: int) -> int:
    """The space so many steps back from a start (SA-6); the gate ends the count (SA-9)."""
    space = start
    while steps > 0 and space > GATE:
        space -= 1
        while space > GATE and is_taken(artists, walker, space):
            space -= 1
        steps -= 1
    return space


def beyond_next(artists: list[int], walker: int, emperor: int) -> int:
    """The first free space beyond the next artist ahead (SA-16); one's own if nobody is."""
    start = artists[walker]
    following = emperor
    for space in artists:
        if start < space < following:
            following = space
    if following == emperor:
        return start
    space = following + 1
    while is_taken(artists, walker, space):
        space += 1
    return space if space < emperor else INTO_EMPEROR


def count_ahead(artists: list[int], walker: int) -> int:
    """How many artists are between this one and the Emperor (SA-17)."""
    start = artists[walker]
    count = 0
    for space in artists:
        if space > start:
            count += 1
    return count


def nearest(artists: list[int]) -> int:
    """The artist nearest the Emperor; nobody if all are on the gate (SA-12)."""
    found = NOBODY
    best = GATE
    for artist in range(len(artists)):
        if artists[artist] > best:
            best = artists[artist]
            found = artist
    return found


def furthest(artists: list[int]) -> int:
    """The artist furthest from the Emperor; nobody if several are on the gate (SA-13)."""
    found = 0
    for artist in range(1, len(artists)):
        space = artists[artist]
        if space < artists[found]:
            found = artist
    return NOBODY if is_taken(artists, found, artists[found]) else found


def further_player(artists: list[int]) -> int:
    """Of two players the one further from the Emperor; nobody on the gate together (SA-25)."""
    if artists[0] == artists[1]:
        return NOBODY
    return 0 if artists[0] < artists[1] else 1


def standing(artists: list[int]) -> tuple[int | None, ...]:
    """By artist, 1 is the nearest to the Emperor; None: shares the gate, where nobody is ahead."""
    # SA-4
    shared = artists.count(GATE) > 1
    return tuple(
        [
            None if shared and space == GATE else 1 + len([one for one in artists if one > space])
            for space in artists
        ]
    )
