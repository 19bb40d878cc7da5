"""Fits the habits of the players in roll-outs of 6 nimmt!.

    python -m scripts.habits --seats 4 --positions 2500

In random positions every card of a hand is tried in several worlds, and all play on at random;
the weights are those of the least squares: plain Monte Carlo, boiled down to a rule that costs
no search. Habits fitted to players with habits of their own do better among such players, and
worse in a search against anybody else: so this is done once. Prints what to put into
`ludoteka/bots/search/six_nimmt/habits.py`, and how the habits do among plain ones.
"""

import argparse
import random
from typing import Final

import numpy as np

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.habits import FACTS, PLAIN, Weights
from ludoteka.bots.search.six_nimmt.roll_out import RollOut, at_least
from ludoteka.bots.search.six_nimmt.rows import pack_row
from ludoteka.bots.search.six_nimmt.world import World
from ludoteka.games.six_nimmt.cards import DECK, FULL_ROW, HAND_SIZE, ROWS

WORLDS: Final = 8
ALWAYS: Final = 256
RIDGE: Final = 10.0
"""How much it takes to leave plain habits."""


def table(seats: int, hands: list[list[int]], rows: list[int], unseen: list[int]) -> World:
    size = max(len(hand) for hand in hands) or HAND_SIZE
    bulls = [0] * seats
    return World(seats=seats, own=0, rows=rows, hands=hands, size=size, unseen=unseen, bulls=bulls)


def facts(game: RollOut, card: int) -> list[float]:
    """As in FACTS, on the rows as they lie."""
    found = [0.0] * len(FACTS)
    share = game.below[card] / game.below[-1]
    found[0], found[1] = share, share * share
    rows: list[int] = [game.rows.first, game.rows.second, game.rows.third, game.rows.fourth]
    lower = [row for row in rows if row >> 8 < card]
    if not lower:
        found[2], found[3] = 1.0, float(game.rows.lowest_price())
        return found
    row = lower[-1]
    count, bulls = row >> 5 & 7, row & 31
    if count == FULL_ROW:
        found[4], found[5] = 1.0, float(bulls)
        return found
    between = (game.below[card - 1] - game.below[row >> 8]) / game.below[-1]
    risk = at_least(FULL_ROW - count, game.world.seats - 1, between)
    found[6], found[7], found[8] = bulls * risk, between, between * count
    if count > 1:
        found[7 + count] = 1.0
    found[12] = float(bulls)
    return found


def position(seats: int, chance: random.Random) -> World:
    """A deal after some tricks at random, as seat 0 sees it."""
    dealt: list[int] = chance.sample(DECK, HAND_SIZE * seats + ROWS)
    hands = [dealt[ROWS + seat :: seats] for seat in range(seats)]
    game = RollOut(table(seats, hands, [pack_row((card,)) for card in dealt[:ROWS]], []), 0, PLAIN)
    game.begin()
    seen = set(dealt[:ROWS])
    for _ in range(chance.randrange(HAND_SIZE - 1)):
        for seat in range(seats):
            game.play(seat, game.left - 1)
        seen.update(game.trick)
        game.settle()
    own = game.hands[: game.left]
    rows = [game.rows.first, game.rows.second, game.rows.third, game.rows.fourth]
    unseen: list[int] = [card for card in DECK if card not in seen and card not in own]
    return table(seats, [own, *[[] for _ in range(seats - 1)]], rows, unseen)


def try_cards(world: World, dice: Dice) -> tuple[list[list[float]], list[float]]:
    """The facts of each own card, and the bulls that follow it beyond what the others take."""
    game = RollOut(world, ALWAYS, PLAIN)
    costs = [0.0] * world.size
    for _ in range(WORLDS):
        world.redeal(dice)
        picks = [dice.below(world.size) for _ in range(world.seats)]
        for number in range(world.size):
            game.begin()
            for seat in range(world.seats):
                game.play(seat, picks[seat] if seat else number)
            game.settle()
            game.finish(dice)
            others = sum(game.bulls[1:]) / (world.seats - 1)
            costs[number] += (game.bulls[0] - others) / WORLDS
    game.begin()
    return [facts(game, card) for card in world.hands[: world.size]], costs


def fit(seats: int, positions: int) -> Weights:
    chance, dice = random.Random(1), Dice(1)
    known: list[list[float]] = []
    costs: list[float] = []
    for _ in range(positions):
        found, cost = try_cards(position(seats, chance), dice)
        middle = np.mean(found, axis=0)
        known += [list(np.array(each) - middle) for each in found]
        costs += [each - sum(cost) / len(cost) for each in cost]
    before, left = np.array(PLAIN), np.array(known)
    right = np.array(costs) - left @ before
    change = np.linalg.solve(left.T @ left + RIDGE * np.eye(len(FACTS)), left.T @ right)
    return tuple(round(float(weight), 2) for weight in before + change)


def compare(seats: int, weights: Weights, deals: int) -> tuple[float, float, float]:
    """The bulls of seat 0 with these habits and with plain ones, among plain ones; wins of par."""
    chance = random.Random(1)
    bulls = [0, 0]
    wins = 0.0
    for _ in range(deals):
        dealt: list[int] = chance.sample(DECK, HAND_SIZE * seats + ROWS)
        hands = [dealt[ROWS + seat :: seats] for seat in range(seats)]
        world = table(seats, hands, [pack_row((card,)) for card in dealt[:ROWS]], [])
        world.unseen = [card for card in DECK if card not in dealt]
        for kind, habits in enumerate((weights, PLAIN)):
            theirs, ours = RollOut(world, 0, PLAIN), RollOut(world, 0, habits)
            theirs.begin()
            while theirs.left:
                ours.rows.become(theirs.rows)
                ours.hands, ours.left = theirs.hands, theirs.left
                for seat in range(seats):
                    theirs.play(seat, theirs.choice(seat) if seat else ours.choice(0))
                theirs.settle()
            bulls[kind] += theirs.bulls[0]
            if kind == 0 and theirs.bulls[0] == min(theirs.bulls):
                wins += seats / theirs.bulls.count(theirs.bulls[0])
    return bulls[0] / deals, bulls[1] / deals, wins / deals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(2, 11)))
    parser.add_argument("--positions", type=int, default=2000)
    asked = parser.parse_args()
    for seats in asked.seats:
        weights = fit(seats, asked.positions)
        ours, plain, wins = compare(seats, weights, 600)
        print(f"# {ours:.2f} bulls instead of {plain:.2f}, wins {wins:.2f} of par")
        print(f"    {seats}: {weights},", flush=True)


if __name__ == "__main__":
    main()
