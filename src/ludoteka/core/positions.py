"""Positions: full or partial states as plain data, decoded strictly, and helpers to fill them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec import UNSET

from ludoteka.core.errors import BadInput
from ludoteka.core.rng import Rng

P = TypeVar("P", bound=msgspec.Struct)
C = TypeVar("C", bound=int)


def decode_position(raw: Mapping[str, object], kind: type[P], *, game: str) -> P:
    """The typed position, or BadInput that says where it is wrong."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise bad_position(game, str(error).replace("`", "")) from None


def bad_position(game: str, problem: str) -> BadInput:
    return BadInput("bad-position", game=game, problem=problem)


def count_seats(position: msgspec.Struct, by_seat: tuple[str, ...], *, game: str) -> int:
    """As `seats` says, or as many as the lists by seat have items; all must agree."""
    lists = {name: getattr(position, name) for name in by_seat}
    counts: dict[str, int] = {name: len(part) for name, part in lists.items() if part is not UNSET}
    seats: int | msgspec.UnsetType = getattr(position, "seats", UNSET)
    if not isinstance(seats, msgspec.UnsetType):
        counts["seats"] = seats
    if not counts:
        raise bad_position(game, f"seats is missing: give seats, or {by_seat[0]} by seat")
    if len(set(counts.values())) > 1:
        listed = ", ".join(f"{name} {count}" for name, count in counts.items())
        raise bad_position(game, f"the number of seats differs: {listed}")
    return next(iter(counts.values()))


class FreeCards(Generic[C]):
    """The cards of a deck that a position does not name, shuffled: they stand for its `?`."""

    def __init__(
        self,
        deck: Sequence[C],
        named: Sequence[C],
        *,
        key: bytes,
        bad: Callable[[str], BadInput],
        whose: str = "",
    ) -> None:
        for card in named:
            if card not in deck:
                raise bad(f"{card} is no card of this deck ({deck[0]} to {deck[-1]})")
            if named.count(card) > 1:
                raise bad(f"card {card}{whose} is in two places")
        self.left = Rng(key).shuffled([card for card in deck if card not in named])
        self._bad = bad

    def take(self) -> C:
        if not self.left:
            raise self._bad("there are more cards than the deck holds")
        return self.left.pop()
