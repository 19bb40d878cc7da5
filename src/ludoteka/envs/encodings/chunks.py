"""Assembles rows from prepared pieces: faster than number by number for long rows."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.seats import MOST_SEATS
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


_TOP: Final = 1 << 61


def bit(at: i64) -> i64:
    """A set of one, up to 61.

    Written so because mypyc takes the 1 of `1 << at` for 32 bits.
    """
    return _TOP >> (61 - at)


SMALL: Final[tuple[bytes, ...]] = tuple([number(value) for value in range(256)])
"""The numbers that one byte can hold."""
BITS: Final = 4
LIMIT: Final = 1 << BITS
"""Numbers below it are written four at once, so that fewer pieces are to be joined."""
PAIRS: Final = tuple([SMALL[one] + SMALL[two] for two in range(LIMIT) for one in range(LIMIT)])
FEW: Final[tuple[tuple[bytes, ...], ...]] = (
    (b"",),
    SMALL[:LIMIT],
    PAIRS,
    tuple([pair + SMALL[last] for last in range(LIMIT) for pair in PAIRS]),
)
"""By a count below four and so many numbers, the first one lowest."""
_FOURS: Final[list[bytes | None]] = [None] * LIMIT**4
ORDERS: Final = tuple(
    [
        tuple([tuple([(me + turn) % seats for turn in range(seats)]) for me in range(seats)])
        for seats in range(MOST_SEATS + 1)
    ]
)
"""By the number of seats and who looks: all seats, clockwise from there."""
REST: Final = tuple([seat_sets(width) for width in range(10)])
"""By a width and bits, those bits as numbers."""
TEN: Final = seat_sets(10)
"""By ten bits, each as a number."""
KEPT: Final = 4096
_SIXTEEN: Final[list[bytes | None]] = [None] * (1 << 16)


def any_number(value: int) -> bytes:
    return SMALL[value] if 0 <= value < 256 else number(value)


def write_numbers(values: list[int], order: tuple[int, ...], chunks: list[bytes]) -> None:
    """A number for each seat, in this order."""
    key: i64 = 0
    shift: i64 = 0
    for seat in order:
        value: i64 = values[seat]
        if not 0 <= value < LIMIT:
            for each in order:
                chunks.append(number(values[each]))
            return
        key |= value << shift
        shift += BITS
    while shift >= 4 * BITS:
        chunks.append(four(key & 0xFFFF))
        key >>= 4 * BITS
        shift -= 4 * BITS
    if shift:
        chunks.append(FEW[shift >> 2][key])


def four(key: i64) -> bytes:
    """Four small numbers, the first one lowest; what comes up is made once."""
    found = _FOURS[key]
    if found is None:
        found = PAIRS[key & 255] + PAIRS[key >> 8]
        _FOURS[key] = found
    return found


def write_set(members: i64, width: int, chunks: list[bytes]) -> None:
    """So many numbers, a 1 for each bit."""
    while width >= 16:
        chunks.append(sixteen(members & 0xFFFF))
        members >>= 16
        width -= 16
    if width >= 10:
        chunks.append(TEN[members & 1023])
        members >>= 10
        width -= 10
    if width:
        chunks.append(REST[width][members])


def sixteen(members: i64) -> bytes:
    """Sixteen bits, each as a number; what comes up is made once."""
    found = _SIXTEEN[members]
    if found is None:
        found = TEN[members & 1023] + REST[6][members >> 10]
        _SIXTEEN[members] = found
    return found


class Lasting:
    """What stays the same tuple for many moves, as a piece for each seat: joined once a seat.

    Many matches may be looked at by turns, so it is kept for more than the last one.
    """

    def __init__(self, pieces: tuple[bytes, ...]) -> None:
        self.pieces = pieces
        self.values: tuple[int, ...] = ()
        self.rows: list[bytes] = []
        self.known: dict[tuple[int, ...], list[bytes]] = {}

    def row(self, values: tuple[int, ...], me: int) -> bytes:
        if values is not self.values:
            self.values = values
            self.rows = self.rows_of(values)
        found = self.rows[me]
        if not found:
            order = ORDERS[len(values)][me]
            found = b"".join([self.pieces[values[seat]] for seat in order])
            self.rows[me] = found
        return found

    def rows_of(self, values: tuple[int, ...]) -> list[bytes]:
        found = self.known.get(values)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = [b""] * len(values)
            self.known[values] = found
        return found
