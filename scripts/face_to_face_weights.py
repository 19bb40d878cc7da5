"""Finds what the judge of Face to Face should weigh: `python -m scripts.face_to_face_weights`.

The planner plays games against itself (`--games`), both sides with weights that are a little
off, so that it sees tables it would not choose. Every end of a turn is a table that was won or
lost in the end; the weights are those of the logistic regression that tells it best. Then it
plays with these (`--rounds`). With the compiled package a thousand games take a few seconds.
"""

import argparse
import random

import numpy as np
import numpy.typing as npt

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.face_to_face.half import Half
from ludoteka.bots.search.face_to_face.judge import SURE, Judge
from ludoteka.bots.search.face_to_face.planner import STUCK, Planner, play_turn
from ludoteka.bots.search.face_to_face.sets import count
from ludoteka.bots.search.face_to_face.weights import KNOTS, OTHER, OWN, Weights, rows
from ludoteka.games.face_to_face.cards import BOTTOM, DECK, HAND_SIZE, TOP, set_of

Table = tuple[list[int], list[int]]
"""The marks of both halves, each after the number of its cards."""
Floats = npt.NDArray[np.float64]

SLIGHTLY = 0.4
"""How far weights are off in a game: the deviation of their logarithm."""
CAUTION = 30.0
"""How strongly large weights are held back."""
STEPS = 8
"""Of Newton's method."""


# -- Games -----------------------------------------------------------------------------


def play(planners: tuple[Planner, Planner], dice: Dice) -> list[tuple[Table, bool]]:
    """The tables of one game at the end of each turn, and whether who played then won."""
    own, other = deal(dice), deal(dice)
    tables: list[tuple[Table, int]] = []
    mover = 0
    while True:
        planner = planners[mover]
        worth = planner.plan(own, other, 0, helped=False)
        if worth == STUCK or worth >= SURE:
            winner = 1 - mover if worth == STUCK else mover
            return [(table, seat == winner) for table, seat in tables]
        rest, drawn = own.rest, own.drawn
        play_turn(own, other, planner.turn, helped=False)
        tables.append((measure(planner.judge, own, other, rest, own.drawn - drawn), mover))
        own, other, mover = other, own, 1 - mover


def deal(dice: Dice) -> Half:
    pile = [int(card) for card in DECK]
    dice.shuffle(pile)
    half = Half(0, pile, 0, set_of(DECK), BOTTOM, TOP)
    half.draw(HAND_SIZE)
    return half


def measure(judge: Judge, own: Half, other: Half, rest: int, drawn: int) -> Table:
    """The marks as they were before `drawn` cards of `rest` were drawn."""
    judge.own(own.hand & ~rest, rest, own.up, own.down, drawn)
    mine = [
        judge.cards,
        1,
        judge.none,
        judge.one,
        judge.held,
        judge.hand_none,
        judge.hand_one,
        judge.tricks,
        judge.hand_tricks,
        judge.now_tricks,
        judge.cost,
        judge.room,
    ]
    held = count(other.hand)
    judge.other(other.hand | other.rest, other.up, other.down, held)
    theirs = [
        judge.cards,
        1,
        judge.none,
        judge.one,
        held,
        judge.tricks,
        judge.now_tricks,
        judge.room,
    ]
    return [int(mark) for mark in mine], [int(mark) for mark in theirs]


def slightly_off(weights: Weights, chance: random.Random) -> Weights:
    return tuple(
        tuple(round(number * factor) for number in weight)
        for weight, factor in ((each, chance.lognormvariate(0, SLIGHTLY)) for each in weights)
    )


# -- Regression ------------------------------------------------------------------------


def columns(halves: list[list[int]]) -> Floats:
    """Every mark at every knot: a table between two knots counts for both."""
    marks = np.array([half[1:] for half in halves], dtype=np.float64)
    left = np.array([half[0] for half in halves], dtype=np.float64)
    shares = np.stack([np.interp(left, KNOTS, unit) for unit in np.eye(len(KNOTS))], axis=1)
    found: Floats = marks[:, :, None] * shares[:, None, :]
    return found.reshape(len(halves), -1)


def fit(tables: list[tuple[Table, bool]]) -> tuple[Weights, Weights]:
    inputs = np.concatenate(
        [columns([own for (own, _), _ in tables]), columns([other for (_, other), _ in tables])],
        axis=1,
    )
    scale = np.sqrt((inputs**2).mean(axis=0)) + 1e-6
    inputs /= scale
    won = np.array([result for _, result in tables], dtype=np.float64)
    found = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-inputs @ found))
        slope = inputs.T @ (chances - won) + CAUTION * found
        bend = (inputs * (chances * (1 - chances))[:, None]).T @ inputs
        found -= np.linalg.solve(bend + CAUTION * np.eye(len(found)), slope)
    chances = 1 / (1 + np.exp(-inputs @ found))
    surprise = -np.log(np.where(won > 0, chances, 1 - chances)).mean()
    print(f"{len(tables)} tables, {surprise:.4f} nats of surprise a table")
    thousandths = np.rint(1000 * found / scale).astype(int).reshape(-1, len(KNOTS))
    weights = tuple(tuple(int(number) for number in weight) for weight in thousandths)
    return weights[: len(OWN)], weights[len(OWN) :]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=4000)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    chance, dice = random.Random(asked.seed), Dice(asked.seed)
    weights: tuple[Weights, Weights] = (OWN, OTHER)
    before: list[tuple[Table, bool]] = []
    for _ in range(asked.rounds):
        tables: list[tuple[Table, bool]] = []
        for _ in range(asked.games):
            judges = [Judge(*(rows(slightly_off(w, chance)) for w in weights)) for _ in range(2)]
            tables += play((Planner(judges[0], mild=False), Planner(judges[1], mild=False)), dice)
        weights = fit(before + tables)
        before = tables
    for name, half in zip(("OWN", "OTHER"), weights, strict=True):
        print(name, *half, sep="\n    ")


if __name__ == "__main__":
    main()
