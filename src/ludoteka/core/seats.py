"""`Seat` and `Move`, the two small numbers used everywhere."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; clockwise is rising numbers in all games."""

Move = NewType("Move", int)
"""One complete intention, an index into the game's fixed space of moves."""

MOST_SEATS: Final = 10

SEATS: Final[tuple[Seat, ...]] = tuple(Seat(number) for number in range(MOST_SEATS))


def all_seats(count: int) -> tuple[Seat, ...]:
    return SEATS[:count]
