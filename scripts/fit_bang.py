"""Fits what BANG!'s bots know from games of greedy players: `python -m scripts.fit_bang WHAT`.

`roles`: how likely acts are by role, for the beliefs (`roles.json`). `chances`: how likely each
side is to win (`chances.json`). Both are made anew when the greedy player or the features
change. Needs numpy; a compiled package makes it quick.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.search.bang import chances as chances_module
from ludoteka.bots.search.bang.features import features
from ludoteka.bots.search.bang.policy import greedy_move, note
from ludoteka.bots.search.bang.roles import TOLD
from ludoteka.bots.search.bang.witness import (
    FIRE,
    HELD,
    HOLDING,
    SECRET,
    VOLLEY,
    WEIGHTS,
    Act,
    Weights,
    Witness,
)
from ludoteka.bots.search.dice import Dice
from ludoteka.core import SEATS, redact
from ludoteka.games import find_game
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, RENEGADE
from ludoteka.games.bang.state import BangState

HOME: Final = Path(chances_module.__file__).parent
DATA: Final = Path(__file__).parent.parent / "src" / "ludoteka" / "bots" / "search" / "bang"
SLIPS: Final = 0.08
"""The share of random moves, so that the games are not all alike."""
FEW_SLIPS: Final = 0.02
"""The same where reasons for moves are what counts."""
Numbers = NDArray[np.float64]


def play(
    seats: int, seed: int, *, slips: float, recording: bool
) -> Iterator[tuple[BangState, list[float]]]:
    """The state before every move of a game of greedy players, with the marks."""
    state = find_game("bang").new(seats, {}, seed.to_bytes(32, "big"), recording=recording)
    assert isinstance(state, BangState)
    dice = Dice(seed + 1)
    marks = [0.0] * 8
    while state.stack:
        yield state, marks
        seat = SEATS[state.stack[-1][1]]
        moves = state.legal(seat)
        slip = dice.fraction() < slips
        move = dice.choice(moves) if slip else greedy_move(state, seat, marks, moves)
        note(state, seat, move, marks)
        state.apply(seat, move)
    yield state, marks


# -- Softmax by Newton's method ------------------------------------------------------------


def fit_choices(rows: list[tuple[int, Numbers]], pull: float = 1.0, steps: int = 25) -> Numbers:
    """Weights under which the chosen of several rows of facts is as likely as it was.

    `pull` draws them to zero, so that what was hardly seen is hardly believed.
    """
    size = rows[0][1].shape[1]
    weights = np.zeros(size)
    for _ in range(steps):
        slope = pull * weights
        bend = pull * np.eye(size)
        for chosen, facts in rows:
            pulls = facts @ weights
            shares = np.exp(pulls - pulls.max())
            shares /= shares.sum()
            mean = shares @ facts
            slope += mean - facts[chosen]
            bend += (facts * shares[:, None]).T @ facts - np.outer(mean, mean)
        change = np.linalg.solve(bend, slope)
        weights -= change
        if np.abs(change).max() < 1e-4:
            break
    return weights


def fit_sides(facts: Numbers, sides: NDArray[np.int64], pull: float = 3.0) -> Numbers:
    """Weights of the Outlaws and the Renegades, the law's being zero."""
    count, size = facts.shape
    weights = np.zeros((2, size))
    for _ in range(15):
        pulls = np.concatenate([np.zeros((count, 1)), facts @ weights.T], axis=1)
        shares = np.exp(pulls - pulls.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        slope = np.concatenate([facts.T @ (shares[:, k] - (sides == k)) for k in (1, 2)])
        slope += pull * weights.ravel()
        bend = pull * np.eye(2 * size)
        for one in (0, 1):
            for two in (0, 1):
                spread = shares[:, 1 + one] * ((one == two) - shares[:, 1 + two])
                block = facts.T @ (facts * spread[:, None])
                bend[one * size : (one + 1) * size, two * size : (two + 1) * size] += block
        change = np.linalg.solve(bend, slope)
        weights -= change.reshape(2, size)
        if np.abs(change).max() < 1e-5:
            break
    return weights


# -- Chances of the sides ------------------------------------------------------------------


def chances(games: int) -> None:
    tables = {}
    for seats in range(3, 9):
        rows: list[list[float]] = []
        sides: list[int] = []
        for number in range(games):
            turn = -1
            began = len(rows)
            state = None
            for state, marks in play(
                seats, seats * 1_000_003 + number, slips=SLIPS, recording=False
            ):
                if state.turn != turn and state.stack:
                    turn = state.turn
                    rows.append(features(state, marks))
            assert state is not None
            sides += [winning_side(state)] * (len(rows) - began)
        weights = fit_sides(np.array(rows), np.array(sides))
        tables[str(seats)] = np.round(weights, 4).tolist()
        print(seats, "seats:", len(rows), "positions", Counter(sides))
    _write("chances.json", {"made_by": f"scripts.fit_bang chances {games}", "weights": tables})


def winning_side(state: BangState) -> int:
    roles = [state.roles[seat] for seat in state.winners]
    if not roles or OUTLAW in roles:  # nobody can be left of the Outlaws who win (BA-23)
        return 1
    return 2 if RENEGADE in roles else 0


# -- Roles ---------------------------------------------------------------------------------


class Collector(Witness):
    """A witness who writes down every act with the facts that the doer had."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.roles: tuple[int, ...] = ()
        self.rows: list[tuple[str, int, int, Numbers]] = []
        self.volleys: Counter[tuple[int, bool]] = Counter()

    def likely(self, act: Act) -> list[float]:
        role = self.roles[act.seat]
        if act.kind == VOLLEY:
            self.volleys[role, True] += 1
        else:
            self._write_down(act, role)
        return super().likely(act)

    def _write_down(self, act: Act, role: int) -> None:
        facts = [[*row, 0.0] for row in self.facts(act, role)]
        kind = act.kind
        if kind in (FIRE, *HOLDING):
            self.volleys[role, False] += 1
            facts += [[0.0] * (TOLD + 1), [0.0] * TOLD + [1.0]]
            chosen = len(facts) - 2 + HOLDING.index(kind) if kind in HOLDING else -1
            kind = FIRE
        else:
            chosen = -1
        if act.target is not None:
            chosen = act.options.index(act.target)
        self.rows.append((kind, role, chosen, np.array(facts)))


def roles(games: int, times: int = 3) -> None:
    """Beliefs are part of the facts, so it is fitted again with what was found."""
    weights = WEIGHTS
    for _ in range(times):
        weights = _fit_roles(games, weights)
        print(msgspec.json.encode(weights).decode())
    _write("roles.json", msgspec.to_builtins(weights))


def _fit_roles(games: int, weights: Weights) -> Weights:
    collector = Collector(weights)
    for seats in range(4, 9):
        for number in range(games):
            for state, _ in play(
                seats, seats * 7_000_003 + number, slips=FEW_SLIPS, recording=True
            ):
                collector.roles = state.roles
                for event in state.take_events():
                    collector.see(redact(event, None))
    rows: dict[tuple[str, int], list[tuple[int, Numbers]]] = defaultdict(list)
    for kind, role, chosen, facts in collector.rows:
        if len(facts) > 1:
            rows[kind, role].append((chosen, facts))
    targets: dict[str, list[list[float]]] = {}
    held: list[float] = []
    for kind in weights.targets:
        targets[kind] = []
        for role in SECRET:
            known = rows[kind, role]
            found = fit_choices(known) if known else np.zeros(TOLD + 1)
            targets[kind].append(np.round(found[:TOLD], 3).tolist())
            if kind == FIRE:
                held.append(round(float(found[TOLD]), 3))
    often = [
        round((collector.volleys[role, True] + 1) / (collector.volleys[role, False] + 30), 4)
        for role in SECRET
    ]
    return Weights(targets, held, often, f"scripts.fit_bang roles {games}")


def _write(name: str, data: object) -> None:
    text = msgspec.json.format(msgspec.json.encode(data), indent=1).decode()
    (DATA / name).write_text(f"{text}\n", encoding="utf-8")


def main() -> None:
    what, games = sys.argv[1], int(sys.argv[2])
    {"roles": roles, "chances": chances}[what](games)


assert HELD in HOLDING
assert SECRET[0] == DEPUTY

if __name__ == "__main__":
    main()
