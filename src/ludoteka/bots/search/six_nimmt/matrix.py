"""Zero-sum games of two players who choose at once, solved exactly.

The linear programme of von Neumann: with all payoffs raised above zero, the column player's
mixture y is the largest one with A y ≤ 1, divided by its sum, which is the reciprocal of the
value; the row player's is its dual. The simplex method with Bland's rule, which cannot cycle,
on a tableau of at most a few cards by a few cards. There is no library for that in the compiled
form of the package, and calling one would cost more than the whole solution.
"""

from typing import Final

from mypy_extensions import i64

TINY: Final = 1e-9


class Matrix:
    """Payoffs to the row player, who wants them high. Room for `size` rows and columns."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.rows: i64 = size
        self.columns: i64 = size
        self.payoffs: list[float] = [0.0] * (size * size)
        """Row by row, `size` places each."""
        self.row_mix: list[float] = [0.0] * size
        self.column_mix: list[float] = [0.0] * size
        self.width: i64 = size + 1
        self.tableau: list[float] = [0.0] * ((size + 1) * (size + 1))
        self.in_basis: list[int] = [0] * size
        """By row of the tableau; variables from 0 are columns, from `size` slacks of rows."""
        self.out_of_basis: list[int] = [0] * size

    def solve(self, rows: i64, columns: i64) -> float:
        """The value, for the first so many rows and columns; the mixtures are left in place."""
        self.rows = rows
        self.columns = columns
        value = self.saddle()
        if value is not None:
            return value
        shift = self.fill()
        column = self.entering()
        while column >= 0:
            self.pivot(self.leaving(column), column)
            column = self.entering()
        return self.read(shift)

    def saddle(self) -> float | None:
        """Where nobody has to mix: a payoff least in its row and greatest in its column."""
        for row in range(self.rows):
            first = row * self.size
            best: i64 = 0
            for column in range(1, self.columns):
                if self.payoffs[first + column] < self.payoffs[first + best]:
                    best = column
            least = self.payoffs[first + best]
            greatest = True
            for other in range(self.rows):
                if self.payoffs[other * self.size + best] > least:
                    greatest = False
                    break
            if greatest:
                self.clear()
                self.row_mix[row] = 1.0
                self.column_mix[best] = 1.0
                return least
        return None

    def clear(self) -> None:
        for at in range(self.size):
            self.row_mix[at] = 0.0
            self.column_mix[at] = 0.0

    def fill(self) -> float:
        """The first tableau; what was added to make all payoffs positive."""
        least = self.payoffs[0]
        for row in range(self.rows):
            for column in range(self.columns):
                payoff = self.payoffs[row * self.size + column]
                least = min(least, payoff)
        shift = 1.0 - least
        for row in range(self.rows):
            at = row * self.width
            for column in range(self.columns):
                self.tableau[at + column] = self.payoffs[row * self.size + column] + shift
            self.tableau[at + self.columns] = 1.0
            self.in_basis[row] = self.size + row
        at = self.rows * self.width
        for column in range(self.columns):
            self.tableau[at + column] = -1.0
            self.out_of_basis[column] = column
        self.tableau[at + self.columns] = 0.0
        return shift

    def entering(self) -> i64:
        """The column of the lowest variable that improves the sum, or −1."""
        at = self.rows * self.width
        found: i64 = -1
        for column in range(self.columns):
            better = self.tableau[at + column] < -TINY
            if better and (found < 0 or self.out_of_basis[column] < self.out_of_basis[found]):
                found = column
        return found

    def leaving(self, column: i64) -> i64:
        """The row that bounds the column first; of equal ones that of the lowest variable."""
        found: i64 = -1
        least = 0.0
        for row in range(self.rows):
            by = self.tableau[row * self.width + column]
            if by <= TINY:
                continue
            ratio = self.tableau[row * self.width + self.columns] / by
            lower = found >= 0 and self.in_basis[row] < self.in_basis[found]
            if found < 0 or ratio < least - TINY or (ratio < least + TINY and lower):
                found = row
                least = ratio
        return found

    def pivot(self, row: i64, column: i64) -> None:
        tableau = self.tableau
        first = row * self.width
        by = tableau[first + column]
        for at in range(first, first + self.columns + 1):
            tableau[at] /= by
        tableau[first + column] = 1.0 / by
        for other in range(self.rows + 1):
            if other == row:
                continue
            start = other * self.width
            times = tableau[start + column]
            for at in range(self.columns + 1):
                if at != column:
                    tableau[start + at] -= times * tableau[first + at]
            tableau[start + column] = -times / by
        swapped = self.in_basis[row]
        self.in_basis[row] = self.out_of_basis[column]
        self.out_of_basis[column] = swapped

    def read(self, shift: float) -> float:
        self.clear()
        last = self.rows * self.width
        whole = self.tableau[last + self.columns]
        for row in range(self.rows):
            variable = self.in_basis[row]
            if variable < self.size:
                share = self.tableau[row * self.width + self.columns] / whole
                self.column_mix[variable] = share
        for column in range(self.columns):
            variable = self.out_of_basis[column]
            if variable >= self.size:
                self.row_mix[variable - self.size] = self.tableau[last + column] / whole
        return 1.0 / whole - shift
