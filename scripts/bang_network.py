"""Fits the network that judges BANG! for masters: `python -m scripts.bang_network GAMES`.

So many games at each number of seats, of greedy and of tuned players who slip now and then: at
the beginning of every turn the features are written down, at the end which side has won. Every
tenth game is not learnt from but tells how good the network is, beside the weighed sum that
sampler and expert use. Writes `network.json`. A compiled package makes it quick.
"""

import json
import random
import sys
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.search.bang.chances import WEIGHTS
from ludoteka.bots.search.bang.features import features
from ludoteka.bots.search.bang.policy import greedy_move, note
from ludoteka.bots.search.bang.taste import GREEDY, TUNED, Taste
from ludoteka.bots.search.dice import Dice
from ludoteka.core import SEATS
from ludoteka.games import find_game
from ludoteka.games.bang.state import BangState
from scripts.fit_bang import DATA, Numbers, winning_side

UNITS: Final = 16
SLIPS: Final = 0.05
TUNED_SHARE: Final = 0.6
HELD_OUT: Final = 10
EPOCHS: Final = 6
BATCH: Final = 1024
RATE: Final = 3e-3
PULL: Final = 1e-5
Sides = NDArray[np.int64]


def play(seats: int, number: int) -> tuple[list[list[float]], int]:
    """The features at every turn of a game, and the side that has won it."""
    seed = seats * 10_000_000 + number
    state = find_game("bang").new(seats, {}, seed.to_bytes(32, "big"), recording=False)
    assert isinstance(state, BangState)
    chance = random.Random(seed)
    dice = Dice(seed + 1)
    tastes: list[Taste] = [TUNED if chance.random() < TUNED_SHARE else GREEDY for _ in range(seats)]
    marks = [0.0] * 8
    rows: list[list[float]] = []
    turn = -1
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            rows.append(features(state, marks))
        seat = SEATS[state.stack[-1][1]]
        moves = state.legal(seat)
        slip = dice.fraction() < SLIPS
        move = dice.choice(moves) if slip else greedy_move(state, seat, marks, moves, tastes[seat])
        note(state, seat, move, marks)
        state.apply(seat, move)
    return rows, winning_side(state)


def positions(seats: int, games: int) -> tuple[Numbers, Sides, NDArray[np.bool_]]:
    """Features, sides, and which of them are held out."""
    rows: list[list[float]] = []
    sides: list[int] = []
    held: list[bool] = []
    for number in range(games):
        found, side = play(seats, number)
        rows += found
        sides += [side] * len(found)
        held += [number % HELD_OUT == 0] * len(found)
    return np.array(rows), np.array(sides), np.array(held)


def shares(pulls: Numbers) -> Numbers:
    parts: Numbers = np.exp(pulls - pulls.max(axis=1, keepdims=True))
    parts /= parts.sum(axis=1, keepdims=True)
    return parts


def loss(pulls: Numbers, sides: Sides) -> float:
    return float(-np.log(shares(pulls)[np.arange(len(sides)), sides]).mean())


def judged(rows: Numbers, inner: Numbers, outer: Numbers) -> Numbers:
    hidden = np.maximum(0.0, rows @ inner[:, :-1].T + inner[:, -1])
    pulls: Numbers = hidden @ outer[:, :-1].T + outer[:, -1]
    return pulls


def fit(rows: Numbers, sides: Sides, seed: int) -> tuple[Numbers, Numbers]:
    """Adam on the log-loss; `inner` and `outer` have what always counts in their last column."""
    chance = np.random.default_rng(seed)
    count, size = rows.shape
    mean, spread = rows.mean(axis=0), rows.std(axis=0) + 1e-3
    scaled = (rows - mean) / spread
    inner = chance.normal(0.0, 1.0 / np.sqrt(size), (UNITS, size + 1))
    outer = chance.normal(0.0, 1.0 / np.sqrt(UNITS), (3, UNITS + 1))
    weights = [inner, outer]
    means = [np.zeros_like(each) for each in weights]
    squares = [np.zeros_like(each) for each in weights]
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1.0 - epoch / EPOCHS)
        order = chance.permutation(count)
        for start in range(0, count, BATCH):
            step += 1
            chosen = order[start : start + BATCH]
            found = slopes(scaled[chosen], sides[chosen], inner, outer)
            for at in range(len(weights)):
                slope = found[at] + PULL * weights[at]
                means[at] += 0.1 * (slope - means[at])
                squares[at] += 0.001 * (slope * slope - squares[at])
                by = means[at] / (1.0 - 0.9**step)
                weights[at] -= rate * by / (np.sqrt(squares[at] / (1.0 - 0.999**step)) + 1e-8)
    # as if the features had not been scaled
    inner[:, -1] -= inner[:, :-1] @ (mean / spread)
    inner[:, :-1] /= spread
    return inner, outer


def slopes(rows: Numbers, sides: Sides, inner: Numbers, outer: Numbers) -> tuple[Numbers, Numbers]:
    """Of the mean log-loss, by the weights."""
    before = rows @ inner[:, :-1].T + inner[:, -1]
    hidden = np.maximum(0.0, before)
    wrong = shares(hidden @ outer[:, :-1].T + outer[:, -1])
    wrong[np.arange(len(sides)), sides] -= 1.0
    wrong /= len(sides)
    back = (wrong @ outer[:, :-1]) * (before > 0.0)
    of_outer = np.concatenate([wrong.T @ hidden, wrong.sum(axis=0)[:, None]], axis=1)
    of_inner = np.concatenate([back.T @ rows, back.sum(axis=0)[:, None]], axis=1)
    return of_inner, of_outer


def main(games: int) -> None:
    units: dict[str, dict[str, list[list[float]]]] = {}
    for seats in range(3, 9):
        rows, sides, held = positions(seats, games)
        inner, outer = fit(rows[~held], sides[~held], seats)
        summed = rows[held] @ np.array(WEIGHTS[seats]).T
        plain = loss(np.concatenate([np.zeros((len(summed), 1)), summed], axis=1), sides[held])
        new = loss(judged(rows[held], inner, outer), sides[held])
        print(f"{seats} seats: {len(rows)} positions, log-loss {new:.4f}, weighed sum {plain:.4f}")
        units[str(seats)] = {
            "inner": np.round(inner, 4).tolist(),
            "outer": np.round(outer, 4).tolist(),
        }
    made_by = f"scripts.bang_network {games}"
    content = json.dumps({"made_by": made_by, "units": units})
    Path(DATA, "network.json").write_text(content + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60_000)
