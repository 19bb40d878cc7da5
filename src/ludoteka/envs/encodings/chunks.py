"""Rows put together from ready pieces: faster than number by number where there are many."""

from typing import Final

from ludoteka.envs.encodings.base import WIDTH


def number(value: int) -> bytes:
    return value.to_bytes(WIDTH, "little", signed=True)


def zeros(width: int) -> bytes:
    return bytes(WIDTH * width)


def one_hot(width: int) -> tuple[bytes, ...]:
    """So many numbers, a 1 at each place by turns."""
    return tuple([zeros(at) + number(1) + zeros(width - at - 1) for at in range(width)])


def seat_sets(seats: int) -> tuple[bytes, ...]:
    """By a set of seats (as bits), a 1 for each of them."""
    return tuple(
        [
            b"".join([number(members >> seat & 1) for seat in range(seats)])
            for members in range(1 << seats)
        ]
    )


def turned(members: int, me: int, seats: int) -> int:
    """A set of seats (as bits), counted from the one that looks."""
    return (members >> me | members << (seats - me)) & ((1 << seats) - 1)


SMALL: Final[tuple[bytes, ...]] = tuple([number(value) for value in range(256)])
"""The numbers that one byte can hold."""
PAIR: Final = 16
PAIRS: Final = tuple([SMALL[one] + SMALL[two] for one in range(PAIR) for two in range(PAIR)])
"""By two numbers below PAIR: half as many pieces to be joined."""
MOST_SEATS: Final = 10
ORDERS: Final = tuple(
    [
        tuple([tuple([(me + turn) % seats for turn in range(seats)]) for me in range(seats)])
        for seats in range(MOST_SEATS + 1)
    ]
)
"""By the number of seats and who looks: all seats, clockwise from there."""
TEN: Final = seat_sets(10)
"""By ten bits, each as a number."""


def write_numbers(values: list[int], order: tuple[int, ...], chunks: list[bytes]) -> None:
    """A number for each seat, in this order."""
    count = len(order)
    at = 1
    while at < count:
        one = values[order[at - 1]]
        two = values[order[at]]
        if 0 <= one < PAIR and 0 <= two < PAIR:
            chunks.append(PAIRS[PAIR * one + two])
        else:
            chunks.append(number(one))
            chunks.append(number(two))
        at += 2
    if count % 2:
        last = values[order[count - 1]]
        chunks.append(SMALL[last] if 0 <= last < 256 else number(last))
