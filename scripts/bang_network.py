"""Fits the networks that judge BANG! for masters: `python -m scripts.bang_network [--only three]`.

So many games at each number of seats, of greedy and of tuned players, some of whom slip now and
then: at the beginning of some turns the scene is written down, at the end which side has won. One
network learns from the games of three, one from all others. Every twentieth game is not learnt
from but tells how good they are, beside the weighed sum that sampler and expert use. Writes
`network.json`. A compiled package makes it quick; 120,000 games take several GB of memory.
"""

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.search.bang.chances import WEIGHTS
from ludoteka.bots.search.bang.features import SIZE as FEATURES
from ludoteka.bots.search.bang.policy import greedy_move, note
from ludoteka.bots.search.bang.scene import scene
from ludoteka.bots.search.bang.taste import GREEDY, OF_THREE, TUNED, Taste
from ludoteka.bots.search.dice import Dice
from ludoteka.core import SEATS
from ludoteka.games import find_game
from ludoteka.games.bang.state import BangState
from scripts.fit_bang import DATA, Numbers, winning_side

TABLES: Final = {"three": range(3, 4), "more": range(4, 9)}
"""By network, the numbers of seats that it is for."""
UNITS: Final = 32
SLIPS: Final = (0.0, 0.03, 0.08)
"""The share of random moves, one of these a game, so that the games are not all alike."""
TUNED_SHARE: Final = 0.7
WRITTEN: Final = 0.17
"""The share of turns that are written down: those of one game tell much the same."""
HELD_OUT: Final = 20
BATCH: Final = 1024
RATE: Final = 3e-3
PULL: Final = 1e-4
PORTION: Final = 5000
"""Games that a process plays at a time."""
Rows = NDArray[np.float32]
Sides = NDArray[np.int64]
Positions = tuple[Rows, Sides, NDArray[np.bool_]]
"""Scenes, the sides that won, and which of them are held out."""


def play(seats: int, number: int) -> tuple[list[Rows], int]:
    """The scenes at some turns of a game, and the side that has won it."""
    seed = seats * 10_000_000 + number
    state = find_game("bang").new(seats, {}, seed.to_bytes(32, "big"), recording=False)
    assert isinstance(state, BangState)
    chance = random.Random(seed)
    dice = Dice(seed + 1)
    slips = chance.choice(SLIPS)
    tuned = OF_THREE if seats == 3 else TUNED
    tastes: list[Taste] = [tuned if chance.random() < TUNED_SHARE else GREEDY for _ in range(seats)]
    marks = [0.0] * 8
    rows: list[Rows] = []
    turn = -1
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            if chance.random() < WRITTEN:
                rows.append(np.array(scene(state, marks), dtype=np.float32))
        seat = SEATS[state.stack[-1][1]]
        moves = state.legal(seat)
        slip = slips > 0.0 and dice.fraction() < slips
        move = dice.choice(moves) if slip else greedy_move(state, seat, marks, moves, tastes[seat])
        note(state, seat, move, marks)
        state.apply(seat, move)
    return rows, winning_side(state)


def positions(seats: int, games: range) -> Positions:
    rows: list[Rows] = []
    sides: list[int] = []
    held: list[bool] = []
    for number in games:
        found, side = play(seats, number)
        rows += found
        sides += [side] * len(found)
        held += [number % HELD_OUT == 0] * len(found)
    return np.array(rows), np.array(sides), np.array(held)


def all_positions(seats: int, games: int) -> Positions:
    """The same of many games, in several processes."""
    portions = [range(at, min(at + PORTION, games)) for at in range(0, games, PORTION)]
    with ProcessPoolExecutor() as processes:
        rows, sides, held = zip(
            *processes.map(positions, [seats] * len(portions), portions), strict=True
        )
    return np.concatenate(rows), np.concatenate(sides), np.concatenate(held)


def shares(pulls: Numbers) -> Numbers:
    parts: Numbers = np.exp(pulls - pulls.max(axis=1, keepdims=True))
    parts /= parts.sum(axis=1, keepdims=True)
    return parts


def loss(pulls: Numbers, sides: Sides) -> float:
    return float(-np.log(shares(pulls)[np.arange(len(sides)), sides]).mean())


def judged(rows: Numbers | Rows, inner: Numbers, outer: Numbers) -> Numbers:
    hidden = np.maximum(0.0, rows @ inner[:, :-1].T + inner[:, -1])
    pulls: Numbers = hidden @ outer[:, :-1].T + outer[:, -1]
    return pulls


def fit(rows: Numbers | Rows, sides: Sides, seed: int, epochs: int = 3) -> tuple[Numbers, Numbers]:
    """Adam on the log-loss; `inner` and `outer` have what always counts in their last column."""
    chance = np.random.default_rng(seed)
    count, size = rows.shape
    mean, spread = rows.mean(axis=0, dtype=np.float64), rows.std(axis=0) + 0.02
    inner = chance.normal(0.0, 1.0 / np.sqrt(size), (UNITS, size + 1))
    outer = chance.normal(0.0, 1.0 / np.sqrt(UNITS), (3, UNITS + 1))
    weights = [inner, outer]
    means = [np.zeros_like(each) for each in weights]
    squares = [np.zeros_like(each) for each in weights]
    step = 0
    steps = epochs * -(-count // BATCH)
    for _ in range(epochs):
        order = chance.permutation(count)
        for start in range(0, count, BATCH):
            rate = RATE * (1.0 - step / steps)
            step += 1
            chosen = order[start : start + BATCH]
            found = slopes((rows[chosen] - mean) / spread, sides[chosen], inner, outer)
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


def slopes(
    rows: Numbers | Rows, sides: Sides, inner: Numbers, outer: Numbers
) -> tuple[Numbers, Numbers]:
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


def learn(seats: range, games: int, epochs: int) -> dict[str, list[list[float]]]:
    """One network for these numbers of seats."""
    known: list[tuple[Rows, Sides]] = []
    tests: list[tuple[Rows, Sides]] = []
    for count in seats:
        rows, sides, held = all_positions(count, games)
        print(f"{count} seats: {len(rows)} positions", flush=True)
        known.append((rows[~held], sides[~held]))
        tests.append((rows[held], sides[held]))
    rows, sides = (np.concatenate(part) for part in zip(*known, strict=True))
    known.clear()
    inner, outer = fit(rows, sides, seats[0], epochs)
    for count, (rows, sides) in zip(seats, tests, strict=True):
        summed = rows[:, :FEATURES] @ np.array(WEIGHTS[count]).T
        plain = loss(np.concatenate([np.zeros((len(summed), 1)), summed], axis=1), sides)
        new = loss(judged(rows, inner, outer), sides)
        print(f"{count} seats: log-loss {new:.4f}, weighed sum {plain:.4f}", flush=True)
    return {"inner": np.round(inner, 3).tolist(), "outer": np.round(outer, 3).tolist()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=120_000)
    parser.add_argument("--only", choices=tuple(TABLES), help="the other network stays as it is")
    parser.add_argument("--epochs", type=int, default=3, help="how often each position is learnt")
    asked = parser.parse_args()
    path = Path(DATA, "network.json")
    known = json.loads(path.read_text(encoding="utf-8"))
    for name in [asked.only] if asked.only else TABLES:
        known["networks"][name] = learn(TABLES[name], asked.games, asked.epochs)
    made_by = f"scripts.bang_network {asked.games} --epochs {asked.epochs}"
    if asked.only:
        made_by = f"{known['made_by']}, then {made_by} --only {asked.only}"
    content = json.dumps(known | {"made_by": made_by}, separators=(",", ":"))
    path.write_text(content + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
