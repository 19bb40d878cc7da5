"""Fits what BANG!'s bots know from games of greedy players: `python -m scripts.fit_bang WHAT`.

`roles`: how likely acts are by role, for the beliefs (`roles.json`). `chances`: how likely each
side is to win (`chances.json`). Both are made anew when the greedy player or the features
change. From games of stronger bots, `strong`: the same as `roles` for the master's beliefs
(`roles-strong.json`), and `hands`: which cards people keep (`hands.json`). Needs numpy; a compiled
package makes it quick.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from ludoteka.bots import find_bot
from ludoteka.bots.search.bang import chances as chances_module
from ludoteka.bots.search.bang.features import features
from ludoteka.bots.search.bang.holdings import FOUND_OUT, KEPT, PASTS
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
from ludoteka.core import SEATS, Event, Rng, redact
from ludoteka.games import find_game
from ludoteka.games.bang.cards import KIND, KINDS
from ludoteka.games.bang.events import LifeLost, TurnBegan, TurnSkipped
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, RENEGADE
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import PLAY

HOME: Final = Path(chances_module.__file__).parent
DATA: Final = Path(__file__).parent.parent / "src" / "ludoteka" / "bots" / "search" / "bang"
SLIPS: Final = 0.08
"""The share of random moves, so that the games are not all alike."""
FEW_SLIPS: Final = 0.02
"""The same where reasons for moves are what counts."""
STRONG: Final = ("expert@120", "master@120")
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


def play_bots(names: list[str], seed: int) -> Iterator[tuple[BangState, list[Event]]]:
    """The state of a game of bots before every move and at the end, with what happened before."""
    game = find_game("bang")
    state = game.new(len(names), {}, seed.to_bytes(32, "big"))
    assert isinstance(state, BangState)
    chance = Rng(seed.to_bytes(32, "big"))
    bots = [
        find_bot(name, game)(game, seat, chance.child(f"bot {seat}"))
        for seat, name in zip(state.seats, names, strict=True)
    ]
    while True:
        happened = state.take_events()
        for event in happened:
            for bot in bots:
                bot.see(redact(event, bot.seat))
        yield state, happened
        if not state.stack:
            return
        seat = SEATS[state.stack[-1][1]]
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))


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


Told = tuple[tuple[int, ...], list[Event]]
"""The roles of a game, and what everybody saw of it."""


def roles(games: int) -> None:
    _fit_roles([greedy_game(*deal) for deal in _deals(games)], "roles.json", f"roles {games}")


def strong(games: int) -> None:
    with ProcessPoolExecutor() as pool:
        found = pool.map(_strong_game, *zip(*_deals(games), strict=True))
        _fit_roles(list(track(found, "games", games * 5)), "roles-strong.json", f"strong {games}")


def _deals(games: int) -> list[tuple[int, int]]:
    return [(seats, seats * 7_000_003 + number) for seats in range(4, 9) for number in range(games)]


def greedy_game(seats: int, seed: int) -> Told:
    dealt: tuple[int, ...] = ()
    events: list[Event] = []
    for state, _ in play(seats, seed, slips=FEW_SLIPS, recording=True):
        dealt = state.roles
        events += [redact(event, None) for event in state.take_events()]
    return dealt, events


def _strong_game(seats: int, seed: int) -> Told:
    """Each seat is an expert or a master, by chance."""
    dice = Dice(seed)
    names = [STRONG[dice.below(2)] for _ in range(seats)]
    dealt: tuple[int, ...] = ()
    events: list[Event] = []
    for state, happened in play_bots(names, seed):
        dealt = state.roles
        events += [redact(event, None) for event in happened]
    return dealt, events


def _fit_roles(games: list[Told], name: str, made_by: str, times: int = 3) -> None:
    """Beliefs are part of the facts, so it is fitted again with what was found."""
    weights = WEIGHTS
    for _ in range(times):
        weights = fit_once(games, weights, f"scripts.fit_bang {made_by}")
        print(msgspec.json.encode(weights).decode())
    _write(name, msgspec.to_builtins(weights))


def fit_once(games: list[Told], weights: Weights, made_by: str) -> Weights:
    collector = Collector(weights)
    for dealt, events in games:
        collector.roles = dealt
        for event in events:
            collector.see(event)
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
    return Weights(targets, held, often, made_by)


# -- Hands ---------------------------------------------------------------------------------

EXPERT: Final = "expert@40"
USUAL: Final = 3.0
"""So many cards that are as by chance are added to what was seen of each kind."""


def hands(games: int) -> None:
    seen = np.full((PASTS, len(KINDS)), USUAL)
    due = np.full((PASTS, len(KINDS)), USUAL)
    for seats in range(4, 9):
        for number in range(games):
            played = play_bots([EXPERT] * seats, seats * 5_000_011 + number)
            for state, pasts in follow_pasts(played):
                if state.stack[-1][0] == PLAY:
                    count_hands(state, pasts, seen, due)
        print(seats, "seats:", int(seen.sum() - USUAL * seen.size), "cards")
    likely = np.round(seen / due, 3).tolist()
    _write("hands.json", {"made_by": f"scripts.fit_bang hands {games}", "likely": likely})


def follow_pasts(
    played: Iterable[tuple[BangState, list[Event]]],
) -> Iterator[tuple[BangState, dict[int, int]]]:
    """The state before every move of a game, with the pasts of all cards in hands."""
    owners: dict[int, int] = {}
    pasts: dict[int, int] = {}
    turn = -1
    for state, happened in played:
        for event in happened:
            whose, past = -1, 0
            if isinstance(event, TurnBegan):
                whose, past, turn = turn, KEPT, event.seat
            elif isinstance(event, TurnSkipped):
                turn = -1
            elif isinstance(event, LifeLost):
                whose, past = event.seat, FOUND_OUT.get(event.rule, 0)
            for card, owner in owners.items():
                pasts[card] |= past if owner == whose else 0
        now = {int(card): int(seat) for seat in state.seats for card in state.hands[seat]}
        pasts = {card: pasts[card] if owners.get(card) == now[card] else 0 for card in now}
        owners = now
        if state.stack:
            yield state, pasts


def count_hands(state: BangState, pasts: dict[int, int], seen: Numbers, due: Numbers) -> None:
    """What the player whose turn it is cannot see in the others' hands, beside all unseen cards."""
    bit = 1 << state.turn
    hidden = [
        card
        for seat in state.seats
        if seat != state.turn
        for card in state.hands[seat]
        if not state.known[card] & bit
    ]
    if not hidden:
        return
    unseen = [KIND[card] for card in (*hidden, *state.deck[state.top :])]
    shares = np.bincount(unseen, minlength=len(KINDS)) / len(unseen)
    for card in hidden:
        seen[pasts[card], KIND[card]] += 1
        due[pasts[card]] += shares


def _write(name: str, data: object) -> None:
    text = msgspec.json.format(msgspec.json.encode(data), indent=1).decode()
    (DATA / name).write_text(f"{text}\n", encoding="utf-8")


def main() -> None:
    what, games = sys.argv[1], int(sys.argv[2])
    {"roles": roles, "strong": strong, "chances": chances, "hands": hands}[what](games)


assert HELD in HOLDING
assert SECRET[0] == DEPUTY

if __name__ == "__main__":
    main()
