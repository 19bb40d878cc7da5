"""Fits the chances to win at Intrigo: `python scripts/fit_intrigo.py [MATCHES]`.

The policy that searches play rounds out with plays whole matches against itself, so many with
three and with four players. Seals and ducats at the beginning of each round are then weighed so
that the winners become as likely as possible (a conditional logit, by gradient ascent). What it
prints belongs into `src/ludoteka/bots/search/intrigo/weights.py`; the policy looks at the stakes
by it, so do it twice.
"""

import sys
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.policy import best_action
from ludoteka.bots.search.intrigo.reading import board_of, draft_of
from ludoteka.bots.search.intrigo.standing import Stakes
from ludoteka.bots.search.intrigo.worlds import TASTE, kind_of, likings
from ludoteka.core import Move
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.state import DRAFT, IntrigoState

GAME = Intrigo()
DIFFERENT, MOST, DUCATS = 5, 4, 7
WIDTH = DIFFERENT + MOST + 1 + DUCATS
STEPS = 3000
Table = npt.NDArray[np.float64]


def features(seals: Sequence[int], ducats: int) -> list[float]:
    """One column for each number in `fitted`."""
    row = [0.0] * WIDTH
    row[sum(count > 0 for count in seals)] = 1.0
    row[DIFFERENT + max(seals)] = 1.0
    row[DIFFERENT + MOST] = max(sum(count > 1 for count in seals) - 1, 0)
    row[DIFFERENT + MOST + 1 + min(ducats, DUCATS - 1)] = 1.0
    return row


def play(seats: int, number: int) -> tuple[list[list[list[float]]], int]:
    """The features of all players at the beginning of each round of a match, and its winner."""
    state = GAME.new(seats, {}, number.to_bytes(32, "big"))
    assert isinstance(state, IntrigoState)
    tastes = [likings(family, TASTE) for family in state.families]
    dice = Dice(number + 1)
    rounds: list[list[list[float]]] = []
    while acting := state.to_act():
        if len(rounds) < state.round:
            players = zip(state.seals, state.ducats, strict=True)
            rounds.append([features(seals, ducats) for seals, ducats in players])
        seat = acting[0]
        if state.phase == DRAFT:
            kept = draft_of(state, seat, tastes).liked(seat, dice)
            move = Move(kind_of(kept))
        else:
            board = board_of(state.view(seat))
            move = Move(best_action(board, Stakes(board)))
        state.apply(seat, move)
    result = state.result()
    assert result is not None
    return rounds, result.winners[0]


def gradient(table: Table, winners: npt.NDArray[np.int64], weights: Table) -> Table:
    """Of the mean log-likelihood."""
    logits = table @ weights
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    chances[np.arange(len(winners)), winners] -= 1.0
    slope: Table = -np.einsum("ms,msf->f", chances, table) / len(winners)
    return slope


def main(matches: int) -> None:
    samples: list[tuple[Table, npt.NDArray[np.int64]]] = []
    for seats in GAME.seat_counts:
        rows: list[list[list[float]]] = []
        winners: list[int] = []
        for number in range(matches):
            rounds, winner = play(seats, number)
            rows += rounds
            winners += [winner] * len(rounds)
        samples.append((np.array(rows), np.array(winners)))
    weights = np.zeros(WIDTH)
    for _ in range(STEPS):
        weights += 2.0 * sum(gradient(table, won, weights) for table, won in samples)
    at = 0
    for name, count in (("DIFFERENT", DIFFERENT), ("MOST", MOST), ("", 1), ("DUCATS", DUCATS)):
        part = weights[at : at + count]
        listed = tuple(round(float(weight - part[0]), 2) for weight in part)
        print(f"{name}: Final = {listed}" if name else f"DOUBLES: Final = {part[0]:.2f}")
        at += count


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6000)
