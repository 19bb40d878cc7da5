"""Search of depth one: a few actions, each played out in the same worlds."""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.intrigo.board import Board
from ludoteka.bots.search.intrigo.policy import play_round_out
from ludoteka.bots.search.intrigo.standing import Stakes, chances

UNTRIED: Final = -1.0


class Tried:
    """What was found of moves that are tried one after the other, again and again."""

    def __init__(self, count: int) -> None:
        self.totals = [0.0] * count
        self.weights = [0.0] * count
        self.next = 0

    def add(self, value: float, weight: float) -> None:
        """For the next move; then it is the turn of the one after it."""
        self.totals[self.next] += weight * value
        self.weights[self.next] += weight
        self.next = (self.next + 1) % len(self.totals)

    def best(self) -> int:
        """The number of the best move on average; of equal ones the first."""
        means = self.means()
        return means.index(max(means))

    def means(self) -> list[float]:
        """Of each move; less than any chance for what was not tried."""
        return [
            total / weight if weight else UNTRIED
            for total, weight in zip(self.totals, self.weights, strict=True)
        ]

    def found(self) -> list[float]:
        """The means of what was tried at all."""
        return [mean for mean in self.means() if mean != UNTRIED]


def value_of(board: Board, stakes: Stakes, world: list[i64], move: i64) -> float:
    """The chance to win of the seat whose turn it is, if it makes this move in this world."""
    seat = board.turn
    trial = board.copy()
    trial.holder = world.copy()
    trial.play(move)
    play_round_out(trial, stakes)
    return chances(trial)[seat]
