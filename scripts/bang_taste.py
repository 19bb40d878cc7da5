"""Tunes the taste of BANG!'s players: `python -m scripts.bang_taste MINUTES [--three] [--go-on]`.

Beginning with the greedy player's, or where the last run ended, the numbers are moved a little
towards what wins. In every round some directions are drawn by chance; two players, one step each
way, sit at the same tables, with greedy players among them, and once more with changed places. How
much more one of them wins tells how far to go that way. Every two minutes it says what the mean of
late wins against greedy players, and at the end it writes `taste.json`, or with `--three`
`taste-three.json`, for the tables of three. A compiled package makes it quick.
"""

import argparse
import json
import random
from dataclasses import fields
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np

from ludoteka.bots.search.bang.playing_on import play_on
from ludoteka.bots.search.bang.taste import GREEDY, OF_THREE, TUNED, Taste
from ludoteka.games import find_game
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.state import BangState
from scripts.fit_bang import DATA, Numbers

SEATS: Final = (5, 7, 6, 4)
THREE: Final = (3,)
DIRECTIONS: Final = 12
PAIRS: Final = 20
"""Games, each played twice, to try a direction."""
STEP: Final = 0.5
RATE: Final = 0.08
GREEDY_SHARE: Final = 0.33
MOST_TURNS: Final = 500
"""Two who never shoot at each other would play on for ever."""
REPORT: Final = 120.0
"""Seconds."""

NAMES: Final = [field.name for field in fields(Taste)]
SCALE: Final[Numbers] = np.array([max(0.25 * abs(getattr(GREEDY, name)), 0.15) for name in NAMES])
"""How far apart tastes differ noticeably."""


def numbers_of(taste: Taste) -> Numbers:
    return np.array([getattr(taste, name) for name in NAMES])


def taste_of(numbers: Numbers) -> Taste:
    return Taste(**{name: float(number) for name, number in zip(NAMES, numbers, strict=True)})


def credit(seed: int, tastes: list[Taste]) -> list[float]:
    """By seat: the winners share 1; of a game that does not end, nobody has anything."""
    state = find_game("bang").new(len(tastes), {}, seed.to_bytes(32, "big"), recording=False)
    assert isinstance(state, BangState)
    play_on(state, [0.0] * MOST_SEATS, state, MOST_TURNS, tastes)
    won = () if state.stack else state.winners
    return [1.0 / len(won) if seat in won else 0.0 for seat in state.seats]


def lead(one: Taste, two: Taste, seats: int, pairs: int, seed: int, share: float) -> Numbers:
    """By pair of games, how much more of the credit `one` had than `two`."""
    chance = random.Random(seed)
    found = []
    for _ in range(pairs):
        deal = chance.getrandbits(60)
        first = [chance.random() < 0.5 for _ in range(seats)]
        greedy = [chance.random() < share for _ in range(seats)]
        total = 0.0
        for swapped in (False, True):
            ones = [mine != swapped for mine in first]
            tastes = [
                GREEDY if other else one if mine else two
                for mine, other in zip(ones, greedy, strict=True)
            ]
            for got, mine, other in zip(credit(deal, tastes), ones, greedy, strict=True):
                if not other:
                    total += got if mine else -got
        found.append(total / 2)
    return np.array(found)


def report(numbers: Numbers, tables: tuple[int, ...], pairs: int) -> str:
    """What it wins more than greedy players in half of the seats, in per cent of all wins."""
    told = []
    for seats in sorted(tables):
        found = 100 * lead(taste_of(numbers), GREEDY, seats, pairs, 99, 0.0)
        margin = 1.96 * found.std() / np.sqrt(pairs)
        told.append(f"{seats} seats {found.mean():+.1f} ± {margin:.1f}")
    return ", ".join(told)


def tune(start: Numbers, tables: tuple[int, ...], minutes: float) -> Numbers:
    chance = np.random.default_rng(1)
    started = reported = monotonic()
    now, late, drift = start.copy(), start.copy(), np.zeros_like(start)
    square = 0.0
    rounds = 0
    while (used := (monotonic() - started) / (60.0 * minutes)) < 1.0:
        rounds += 1
        slope = np.zeros_like(start)
        for _ in range(DIRECTIONS):
            way = chance.standard_normal(len(start))
            step = STEP * SCALE * way
            tried = lead(
                taste_of(now + step),
                taste_of(now - step),
                tables[rounds % len(tables)],
                PAIRS,
                int(chance.integers(1 << 60)),
                GREEDY_SHARE,
            )
            slope += tried.mean() * way / DIRECTIONS
        drift = 0.9 * drift + 0.1 * slope
        square = 0.99 * square + 0.01 * float((slope**2).mean())
        usual = np.sqrt(square / (1.0 - 0.99**rounds))
        now = now + RATE * max(0.1, 1.0 - used) * SCALE * drift / usual
        late = 0.97 * late + 0.03 * now
        if monotonic() - reported > REPORT:
            reported = monotonic()
            print(f"{100 * used:.0f} %, {rounds} rounds: {report(late, tables, 1000)}", flush=True)
    return late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--three", action="store_true", help="for the tables of three")
    parser.add_argument("--go-on", action="store_true", help="begin where the last run ended")
    asked = parser.parse_args()
    tables, last, name = (
        (THREE, OF_THREE, "taste-three.json") if asked.three else (SEATS, TUNED, "taste.json")
    )
    found = tune(numbers_of(last if asked.go_on else GREEDY), tables, asked.minutes)
    print(report(found, tables, 4000))
    taste = {each: round(float(number), 3) for each, number in zip(NAMES, found, strict=True)}
    options = "".join(
        f" --{option.replace('_', '-')}" for option in ("three", "go_on") if getattr(asked, option)
    )
    made_by = f"scripts.bang_taste {asked.minutes:g}{options}"
    content = json.dumps({"made_by": made_by, "taste": taste}, indent=1)
    Path(DATA, name).write_text(content + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
