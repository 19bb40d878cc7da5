"""Each player's chance to win the match, at the beginning of a round.

Everybody has a weight, a factor for the seals times one for the ducats; a player's chance is
their share of all weights. The factors were fitted to the winners of matches that the policy of
`policy` played against itself (`scripts/fit_intrigo.py`). Whose turn comes first made no
difference there.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.intrigo.board import ORGANISATIONS, Board
from ludoteka.bots.search.intrigo.weights import DIFFERENT, DOUBLES, DUCATS, MOST
from ludoteka.games.intrigo.cards import DUCAT, FIRST_SEAL, WINNING_SEALS

MOST_DUCATS: Final[i64] = len(DUCATS) - 1
BASE: Final[i64] = WINNING_SEALS


def _seal_weights() -> list[float]:
    """By the five counters, none of them at 4, as the digits of a number to base 4."""
    weights: list[float] = []
    for code in range(WINNING_SEALS**5):
        counts = [code // WINNING_SEALS**at % WINNING_SEALS for at in range(5)]
        different = min(5 - counts.count(0), len(DIFFERENT) - 1)
        doubles = 5 - counts.count(0) - counts.count(1)
        logit = DIFFERENT[different] + MOST[max(counts)] + DOUBLES * max(doubles - 1, 0)
        weights.append(exp(logit))
    return weights


SEAL_WEIGHTS: Final[list[float]] = _seal_weights()
DUCAT_WEIGHTS: Final[list[float]] = [exp(logit) for logit in DUCATS]


def weight(board: Board, seat: i64) -> float:
    code: i64 = 0
    start = ORGANISATIONS * seat
    for at in range(start, start + ORGANISATIONS):
        code = code * BASE + board.seals[at]
    return SEAL_WEIGHTS[code] * DUCAT_WEIGHTS[min(board.ducats[seat], MOST_DUCATS)]


def chances(board: Board) -> list[float]:
    """By seat, after the round of this board has been settled."""
    if board.winner >= 0:
        found = [0.0] * len(board.ducats)
        found[board.winner] = 1.0
        return found
    return _shares([weight(board, seat) for seat in range(board.seats)])


def _shares(weights: list[float]) -> list[float]:
    total = 0.0
    for each in weights:
        total += each
    return [each / total for each in weights]


class Stakes:
    """What it changes in a player's chance when a family gets a token, in this round."""

    def __init__(self, board: Board) -> None:
        weights = [weight(board, seat) for seat in range(board.seats)]
        self.now: Final = _shares(weights)
        self.gains: Final = [[0.0] * 96 for _ in range(board.seats)]
        """By player; then by 16 × family + token."""
        self.ducat: Final = [0.0] * len(weights)
        """By player, what a ducat of their own is worth to them."""
        for family in range(5):
            seat = board.seat_of[family]
            if seat < 0:
                continue
            for token in range(DUCAT, FIRST_SEAL + ORGANISATIONS):
                after = _chances_with(board, weights, seat, token)
                for player in range(board.seats):
                    gain = after[player] - self.now[player]
                    self.gains[player][16 * family + token] = gain
                    if token == DUCAT and player == seat:
                        self.ducat[player] = gain


def _chances_with(board: Board, weights: list[float], seat: i64, token: i64) -> list[float]:
    trial = board.copy()
    if token == DUCAT:
        trial.ducats[seat] += 1
    else:
        trial.seals[ORGANISATIONS * seat + token - FIRST_SEAL] += 1
        if trial.has_won(seat):
            trial.winner = seat
            return chances(trial)
    after = weights.copy()
    after[seat] = weight(trial, seat)
    return _shares(after)
