"""Distances with their terms (BA-9), as views and events tell them.

All of it follows from what lies open: who lives, which characters sit there, what is in play.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.core.seats import Seat
from ludoteka.games.bang.cards import CARD_OF, KIND, KINDS, Card, CardName
from ludoteka.games.bang.characters import CHARACTERS, NO_CHARACTER
from ludoteka.games.bang.distance import WAYS, measured
from ludoteka.games.bang.events import DistancesChanged
from ludoteka.games.bang.moves import MOST_SEATS

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Table = tuple[tuple[int, ...], ...]
"""By looker and target; 0 to oneself and where someone is out."""
Terms = tuple[tuple[str, ...], ...]
"""By seat, the kinds of cards and the characters that count one each."""


class Measures(NamedTuple):
    distances: Table
    reach: tuple[int, ...]
    ways: Table
    farther: Terms
    nearer: Terms


@lru_cache(maxsize=1024)  # all seats look at the same ones, and most moves leave them so
def measure_all(
    alive: int, characters: tuple[int, ...], tables: tuple[tuple[Card, ...], ...]
) -> Measures:
    seats = range(len(tables))
    found = [measured(characters[seat], tables[seat]) for seat in seats]
    ways = tuple([tuple([WAYS[alive][MOST_SEATS * one + two] for two in seats]) for one in seats])
    return Measures(
        distances=tuple(
            [
                tuple(
                    [
                        max(1, way + found[two][2] - found[one][1]) if way else 0
                        for two, way in enumerate(ways[one])
                    ]
                )
                for one in seats
            ]
        ),
        reach=tuple([each[0] for each in found]),
        ways=ways,
        farther=tuple([terms(characters[seat], tables[seat], 2) for seat in seats]),
        nearer=tuple([terms(characters[seat], tables[seat], 1) for seat in seats]),
    )


def terms(character: int, table: tuple[Card, ...], which: int) -> tuple[str, ...]:
    """What counts one each of this measure of `distance.measured`: horses, or Scopes."""
    kinds = [
        KINDS[KIND[card]]
        for card in table
        if measured(NO_CHARACTER, (card,))[which] > measured(NO_CHARACTER, ())[which]
    ]
    if measured(character, ())[which] > measured(NO_CHARACTER, ())[which]:
        kinds.append(CHARACTERS[character])
    return tuple(kinds)


@lru_cache(maxsize=1024)
def measure_named(
    alive: tuple[Seat, ...],
    characters: tuple[str | None, ...],
    tables: tuple[tuple[CardName, ...], ...],
) -> Measures:
    """The same from what views and events say."""
    mask = 0
    for seat in alive:
        mask |= 1 << seat
    numbers = [NO_CHARACTER if name is None else CHARACTERS.index(name) for name in characters]
    lying = [tuple([CARD_OF[name] for name in table]) for table in tables]
    return measure_all(mask, tuple(numbers), tuple(lying))


def measures_of(state: "BangState") -> Measures:
    return measure_all(state.alive, state.characters, tuple(state.tables))


def tell_distances(state: "BangState") -> None:
    """Who looks on is told when a distance, a reach or a term of them has changed."""
    now = measures_of(state)
    if now != state.told:
        state.told = now
        state.events.append(DistancesChanged("BA-9", *now))
