"""Resolves a cherry tree: prizes, the line-up, and at the third one the end."""

from typing import TYPE_CHECKING, Final

from ludoteka.core.results import Result, rank
from ludoteka.games.sakura.events import ArtistMoved, TokensPaid
from ludoteka.games.sakura.walking import GATE, standing

if TYPE_CHECKING:
    from ludoteka.games.sakura.state import SakuraState

PRIZES: Final = (3, 2, 1, 1)
LAST_PRIZES: Final = (4, 2, 1, 1)
FOURTH_FROM: Final = 5
"""From so many players on the fourth artist gets a prize, too."""

FAR: Final = 1000
"""More spaces than any path has."""


def pay(state: "SakuraState", owner: int) -> None:
    # SA-19
    prizes = [0] * len(state.seats)
    ranked = from_the_front(state.artists, owner)
    # SA-20: sharing the gate gives no rank
    if state.artists.count(GATE) > 1:
        ranked = [artist for artist in ranked if state.artists[artist] != GATE]
    worth = LAST_PRIZES if state.paid + 1 == len(state.tree_spaces) else PRIZES
    winners = 4 if len(state.seats) >= FOURTH_FROM else 3
    for place in range(min(winners, len(ranked))):
        artist = ranked[place]
        # SA-24: the Court painter takes a rank but wins nothing
        if not state.is_painter(artist):
            prizes[artist] = worth[place]
            state.tokens[artist] += worth[place]
            state.supply -= worth[place]
    # SA-22: from now on the tree is an ordinary space
    state.paid += 1
    state.tree = False
    if state.recording:
        totals = tuple(state.tokens)
        state.events.append(TokensPaid("SA-19", state.paid, tuple(prizes), totals))


def from_the_front(artists: list[int], owner: int) -> list[int]:
    """The artists from the nearest to the furthest.

    Those who share the gate come in seat order, from the seat after the card's owner (SA-21).
    """
    count = len(artists)
    places = [(-artists[artist], (artist - owner - 1) % count) for artist in range(count)]
    places.sort()
    return [(turn + owner + 1) % count for _, turn in places]


def line_up(state: "SakuraState", owner: int) -> None:
    """Everybody directly behind the next one ahead, never before the gate (SA-21)."""
    order = from_the_front(state.artists, owner)
    space = state.artists[order[0]]
    for artist in order[1:]:
        space = max(space - 1, GATE)
        origin = state.artists[artist]
        if space != origin:
            state.artists[artist] = space
            if state.recording:
                named, ranks = state.named(artist), standing(state.artists)
                state.events.append(ArtistMoved("SA-21", named, origin, space, ranks))


def ranking(state: "SakuraState") -> Result:
    """Most tokens, then nearer the Emperor; equal only on the gate (SA-23)."""
    scores = [state.tokens[seat] * FAR + state.artists[seat] for seat in state.seats]
    return Result(rank(tuple(scores)), tuple(state.tokens))
