"""Fits the habits of the players in roll-outs of 6 nimmt!.

    python -m scripts.habits --seats 4 --positions 2500
    python -m scripts.habits --seats 4 --climb 100

In random positions every card of a hand is tried in several worlds, and all play on at random;
the weights are those of the least squares: plain Monte Carlo, boiled down to a rule that costs
no search. Where all play by habits fitted to such players, a search does worse against anyone
else, so this is done once. Prints what to put into `HABITS` of
`ludoteka/bots/search/six_nimmt/weights.py`, and how the habits do among plain ones.

With --climb it prints what to put into `BETTER`: beginning with the habits of the others, so
many changes by chance are tried in the same deals among others with whims, and kept if they win
more.
"""

import argparse
import random
from typing import Final

import numpy as np

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.judge import at_least
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.rows import pack_row
from ludoteka.bots.search.six_nimmt.stakes import MATCH, Stakes
from ludoteka.bots.search.six_nimmt.weights import (
    FACTS,
    PLAIN,
    UNIFORM,
    Players,
    Weights,
    habits,
)
from ludoteka.bots.search.six_nimmt.worlds import World
from ludoteka.games.six_nimmt.cards import DECK, FULL_ROW, HAND_SIZE, ROWS

WORLDS: Final = 8
RIDGE: Final = 10.0
"""How much it takes to leave plain habits."""
CLIMBING_WHIM: Final = 1.5
STEPS: Final[Weights] = (1, 1, 0.5, 0.15, 0.5, 0.15, 0.3, 0.7, 0.4, 0.3, 0.3, 0.3, 0.1)
"""By how much each weight is changed in climbing."""


def table(seats: int, hands: list[list[int]], rows: list[int], unseen: list[int]) -> World:
    size = max(len(hand) for hand in hands) or HAND_SIZE
    bulls = [0] * seats
    return World(seats=seats, own=0, rows=rows, hands=hands, size=size, unseen=unseen, bulls=bulls)


def facts(game: RollOut, card: int) -> list[float]:
    """As in FACTS, on the rows as they lie."""
    found = [0.0] * len(FACTS)
    below = game.own.below
    share = below[card] / below[-1]
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
    between = (below[card - 1] - below[row >> 8]) / below[-1]
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
    game = RollOut(table(seats, hands, [pack_row((card,)) for card in dealt[:ROWS]], []), UNIFORM)
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
    game = RollOut(world, UNIFORM)
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
        for kind, own in enumerate((weights, PLAIN)):
            game = RollOut(world, Players(own=own))
            game.begin()
            game.finish(Dice(1))
            bulls[kind] += game.bulls[0]
            if kind == 0 and game.bulls[0] == min(game.bulls):
                wins += seats / game.bulls.count(game.bulls[0])
    return bulls[0] / deals, bulls[1] / deals, wins / deals


def rate(games: list[World], seats: int, weights: Weights) -> float:
    """What seat 0 with these habits gets of the others with whims, over all deals."""
    stakes = Stakes(aim=MATCH, totals=[0] * seats, limit=0, deals_left=0)
    players = Players(own=weights, others=habits(seats), whim=CLIMBING_WHIM)
    whole = 0.0
    for number, world in enumerate(games):
        game, dice = RollOut(world, players), Dice(number + 1)
        game.vary(dice)
        game.begin()
        game.finish(dice)
        whole += stakes.value(game.bulls, 0)
    return whole / len(games)


def climb(seats: int, changes: int, deals: int) -> Weights:
    chance = random.Random(1)
    games: list[World] = []
    for _ in range(deals):
        dealt: list[int] = chance.sample(DECK, HAND_SIZE * seats + ROWS)
        hands = [dealt[ROWS + seat :: seats] for seat in range(seats)]
        rows = [pack_row((card,)) for card in dealt[:ROWS]]
        games.append(table(seats, hands, rows, [card for card in DECK if card not in dealt]))
    best = habits(seats)
    most = rate(games, seats, best)
    for change in range(changes):
        one = chance.randrange(len(FACTS))
        tried = tuple(
            weight + chance.gauss(0, step) * (0.25 if change % 3 == 0 else number == one)
            for number, (weight, step) in enumerate(zip(best, STEPS, strict=True))
        )
        rated = rate(games, seats, tried)
        if rated > most:
            best, most = tried, rated
    return tuple(round(weight, 2) for weight in best)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(2, 11)))
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--climb", type=int, default=0, metavar="CHANGES")
    parser.add_argument("--deals", type=int, default=5000)
    asked = parser.parse_args()
    for seats in asked.seats:
        if asked.climb:
            print(f"    {seats}: {climb(seats, asked.climb, asked.deals)},", flush=True)
            continue
        weights = fit(seats, asked.positions)
        ours, plain, wins = compare(seats, weights, 600)
        print(f"# {ours:.2f} bulls instead of {plain:.2f}, wins {wins:.2f} of par")
        print(f"    {seats}: {weights},", flush=True)


if __name__ == "__main__":
    main()
