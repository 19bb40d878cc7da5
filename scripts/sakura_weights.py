"""Fits the weights by which the bots of Sakura judge a position, to matches that they play.

    python -m scripts.sakura_weights --matches 1600 --rounds 3 --jobs 2

In every round samplers play matches of all numbers of seats with the weights of the round
before, and now and then a move at random. What was true of every seat whenever cards were
chosen is noted. Then those weights are sought under which the seats were most likely to win
that did (a conditional logit, with a prior on the size of weights). A match is long and its
winner mostly luck, so a moment is not only held against the match's end, but in part against
how the moments after it looked under the weights so far.
"""

import argparse
import json
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]

from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.sakura import evaluation
from ludoteka.bots.search.sakura.evaluation import WEIGHTS, Evaluation
from ludoteka.bots.search.sakura.sampling import sample
from ludoteka.bots.search.sakura.worlds import Worlds
from ludoteka.core import Move, Rng, Seat
from ludoteka.games import find_game
from ludoteka.games.sakura.state import SakuraState

TARGET: Final = Path("src/ludoteka/bots/search/sakura/weights.json")
GAME: Final = find_game("sakura")
SEATS: Final = 6
FEATURES: Final = 13
"""At most: three, and two for each card of a hand."""
WORLDS: Final = 6
"""In which a sampler tries its moves."""
RANDOM_MOVES: Final = 0.05
BATCH: Final = 20
PRIOR: Final = 0.15
"""The usual size of a weight."""
TRUST: Final = 0.7
"""How much of what is known of a moment comes from the moments after it, not the next alone."""
PASSES: Final = 3

Floats = NDArray[np.float64]
Played = tuple[NDArray[np.int16], Floats]
"""A match: by moment and seat, its tokens and features; by seat, its share of the win."""
Batch = tuple[int, list[float], str]
"""Seats, weights, and what the chance of its matches follows from."""


# -- Playing ---------------------------------------------------------------------------


def play_batch(batch: Batch) -> list[Played]:
    seats, weights, label = batch
    judge = Evaluation(weights)
    return [play(seats, judge, Rng(f"{label} {number}".encode())) for number in range(BATCH)]


def play(seats: int, judge: Evaluation, rng: Rng) -> Played:
    tactical = seats == min(GAME.seat_counts) and rng.below(4) == 0
    state = GAME.new(seats, {"tactical": True} if tactical else {}, rng.seed())
    assert isinstance(state, SakuraState)
    state.recording = False
    dice = Dice(rng.word())
    moments: list[list[list[int]]] = []
    while acting := state.to_act():
        if len(acting) == seats:
            moments.append(describe(state))
        for seat in acting:
            state.apply(seat, choose(state, seat, judge, dice))
    shares = evaluation.final_shares(state) + [0.0] * (SEATS - seats)
    return np.array(moments, dtype=np.int16), np.array(shares)


def describe(state: SakuraState) -> list[list[int]]:
    found = [[state.tokens[seat], *evaluation.features(state, seat)] for seat in state.seats]
    found += [[0]] * (SEATS - len(state.seats))
    return [row + [WEIGHTS] * (1 + FEATURES - len(row)) for row in found]


def choose(state: SakuraState, seat: Seat, judge: Evaluation, dice: Dice) -> Move:
    moves = state.legal(seat)
    if dice.fraction() < RANDOM_MOVES:
        return dice.choice(moves)
    worlds = Worlds(state.copy(), seat, dice)
    values = sample(worlds, seat, moves, Meter(WORLDS, 0.0), judge)
    return moves[values.index(max(values))]


# -- Fitting ---------------------------------------------------------------------------


class Fit:
    """All moments of some matches in a row. A weight more, of 0, is that of what is missing."""

    def __init__(self, matches: list[Played]) -> None:
        self.matches = matches
        rows = np.concatenate([moments for moments, _ in matches]).astype(np.int64)
        self.tokens: Floats = rows[:, :, 0].astype(np.float64)
        self.features = rows[:, :, 1:]
        self.absent = self.features[:, :, 0] == WEIGHTS
        self.counts = np.ones(self.features.shape)
        self.counts[:, :, 0] = self.tokens

    def chances(self, weights: Floats) -> Floats:
        """By moment and seat."""
        strengths = (np.append(weights, 0.0)[self.features] * self.counts).sum(axis=2)
        strengths[self.absent] = -np.inf
        shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def goals(self, chances: Floats, trust: float) -> Floats:
        """What the chances of each moment should have been."""
        goals = np.empty_like(chances)
        end = 0
        for moments, shares in self.matches:
            start, end = end, end + len(moments)
            later = shares
            for at in range(end - 1, start - 1, -1):
                goals[at] = later
                later = trust * later + (1 - trust) * chances[at]
        return goals

    def weights(self, start: Floats) -> Floats:
        found = start
        for number in range(PASSES):
            goals = self.goals(self.chances(found), TRUST if number else 1.0)
            found = self.nearest(found, goals)
        return found

    def nearest(self, start: Floats, goals: Floats) -> Floats:
        """The weights whose chances are nearest the goals."""
        moments = len(goals)
        penalty = 0.5 / PRIOR**2 / moments

        def loss(weights: Floats) -> tuple[float, Floats]:
            chances = self.chances(weights)
            value = -(goals * np.log(chances + 1e-12)).sum() / moments
            excess = ((chances - goals)[:, :, None] * self.counts / moments).ravel()
            slope = np.bincount(self.features.ravel(), excess, WEIGHTS + 1)[:WEIGHTS]
            return value + penalty * (weights**2).sum(), slope + 2 * penalty * weights

        found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 40})
        print(f"  loss {found.fun:.4f}", flush=True)
        return np.asarray(found.x)


# -- All of it -------------------------------------------------------------------------


def batches(matches: int, weights: list[float], label: str) -> Iterator[Batch]:
    each = matches // BATCH // len(GAME.seat_counts)
    for seats in GAME.seat_counts:
        for number in range(each):
            yield seats, weights, f"weights {label} {seats} {number}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of Sakura's bots.")
    parser.add_argument("--matches", type=int, default=1600, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--to", type=Path, default=TARGET)
    wish = parser.parse_args()
    weights = evaluation.plain_weights()
    matches: list[Played] = []
    for number in range(wish.rounds):
        with Pool(wish.jobs) as pool:
            for played in pool.imap(play_batch, batches(wish.matches, weights, str(number))):
                matches += played
        print(f"round {number}: {len(matches)} matches", flush=True)
        fitted = Fit(matches).weights(np.array(weights))
        weights = [round(float(weight), 3) for weight in fitted]
        wish.to.write_text(json.dumps(weights) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
