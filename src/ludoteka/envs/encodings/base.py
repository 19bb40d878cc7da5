"""An observation as a row of small numbers: a table of named slices, filled from a view.

Rows are 16-bit whole numbers, so that everything stands there exactly; a slice tells its least
and highest value, by which a network may scale it. Whatever is by seat begins with the seat
that looks and goes on clockwise.

A row is written byte by byte, the low byte of a number first: most numbers are less than 256,
and one byte of a `bytearray` is what compiled Python writes fastest.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.core import Options, Seat, State, View
from ludoteka.envs.encodings.slices import Slice

WIDTH: Final = 2
"""The bytes of a number."""
HIGHEST: Final = 32_767
NO_BYTES: Final = bytearray()
"""What rows are joined by that may be written to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How the views of a game, at a table of so many seats, become rows."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.slices: list[Slice] = []
        self.size = 0
        """How many numbers a row has."""

    def add(
        self,
        name: str,
        shape: tuple[int, ...],
        meaning: str,
        most: int = 1,
        least: int = 0,
        usual: int = 0,
    ) -> int:
        """One more slice behind the others; the byte at which it begins."""
        added = Slice(name, self.size, shape, least, most, meaning, usual or most)
        self.slices.append(added)
        self.size = added.stop
        return WIDTH * added.start

    @abstractmethod
    def fill(self, view: View, row: bytearray, at: int) -> None:
        """Write the view into a row of zeros that begins at byte `at`."""

    def look(self, state: State, seat: Seat, row: bytearray, at: int) -> None:
        """Write what the seat sees of the state into a row of zeros that begins at byte `at`."""
        self.fill(state.view(seat), row, at)

    def row_of(self, state: State, seat: Seat) -> bytearray:
        """What the seat sees of the state, in a row of its own."""
        found = bytearray(WIDTH * self.size)
        self.look(state, seat, found, 0)
        return found

    @abstractmethod
    def action_count(self, options: Options) -> int:
        """How many moves there can be with these options: the first ones of the game's space."""

    def moves_of(self, seat: Seat) -> list[int] | None:
        """By action, the move that it is for this seat; None if actions are moves.

        Where moves name seats, actions count them from who acts, as observations do.
        """
        return None

    def row(self, view: View) -> bytearray:
        found = bytearray(WIDTH * self.size)
        self.fill(view, found, 0)
        return found


# -- Writing -------------------------------------------------------------------------------


def put(row: bytearray, place: int, number: int) -> None:
    if 0 <= number < 256:
        row[place] = number
    else:
        row[place] = number & 255
        row[place + 1] = number >> 8 & 255


def mark(row: bytearray, place: int, members: tuple[int, ...]) -> None:
    """A 1 for each member of a set."""
    for member in members:
        row[place + WIDTH * member] = 1


def mark_seats(row: bytearray, place: int, seats: tuple[Seat, ...], me: int, count: int) -> None:
    """A 1 for each of these seats, counted from the one that looks."""
    for seat in seats:
        away = seat - me
        row[place + WIDTH * (away if away >= 0 else away + count)] = 1
