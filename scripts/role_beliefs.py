"""How good the beliefs of BANG!'s master are: `python -m scripts.role_beliefs BOT… [options]`.

Plays games of these bots (they take turns round the table) and asks after the second round,
for every living player, what the acts so far say about each of the others. Tells the log-loss
beside that of the prior, which knows only how many of each role there are; `--plot FILE` draws
how often what was believed with so many per cent was true (needs matplotlib).
"""

import argparse
from math import log
from typing import Final

import msgspec

from ludoteka.bots import find_bot
from ludoteka.bots.search.bang.witness import SECRET, STRONG, Witness
from ludoteka.core import SEATS, Event, Rng, redact
from ludoteka.games import find_game
from ludoteka.games.bang.events import TurnBegan
from ludoteka.games.bang.state import BangState

ROUNDS: Final = 2
BINS: Final = 10


class Asked(msgspec.Struct, frozen=True):
    """One belief: how likely a player had a role, before and after the acts, and the truth."""

    game: int
    prior: float
    belief: float
    true: bool


def watch(seats: int, bots: list[str], number: int) -> list[Asked]:
    """A game up to the end of its second round; nothing if it did not last so long."""
    game = find_game("bang")
    seed = number.to_bytes(32, "big")
    state = game.new(seats, {}, seed)
    assert isinstance(state, BangState)
    players = [
        find_bot(bots[(seat + number) % len(bots)], game)(game, seat, Rng(seed).child(f"{seat}"))
        for seat in SEATS[:seats]
    ]
    witness = Witness(STRONG)
    rounds = 0
    while acting := state.to_act():
        for event in state.take_events():
            witness.see(redact(event, None))
            for player in players:
                player.see(redact(event, player.seat))
            rounds += _begins_round(event, state.sheriff)
            if rounds > ROUNDS:
                return ask(witness, state, number)
        seat = acting[0]
        state.play(seat, players[seat].choose(state.view(seat), state.legal(seat)))
    return []


def _begins_round(event: Event, sheriff: int) -> int:
    return int(isinstance(event, TurnBegan) and event.seat == sheriff)


def ask(witness: Witness, state: BangState, number: int) -> list[Asked]:
    """What everybody alive believes of everybody else alive."""
    assert witness.hypotheses is not None
    ways = witness.hypotheses.ways
    found: list[Asked] = []
    for seat in sorted(witness.alive):
        role = state.roles[seat]
        beliefs = witness.hypotheses.beliefs_of(seat, role)
        mine = [way for way in ways if way[seat] == role]
        for other in sorted(witness.alive - {seat, state.sheriff}):
            for guess in SECRET:
                prior = sum(way[other] == guess for way in mine) / len(mine)
                true = state.roles[other] == guess
                found.append(Asked(number, prior, beliefs[other][guess], true))
    return found


def loss(asked: list[Asked], *, prior: bool) -> float:
    """The mean of −log of what was believed of the truth."""
    true = [one.prior if prior else one.belief for one in asked if one.true]
    return -sum(log(value) for value in true) / len(true)


def reliability(asked: list[Asked]) -> list[tuple[float, float, int]]:
    """By tenths of belief: the mean belief, how often it was true, and how many there were."""
    found: list[tuple[float, float, int]] = []
    for tenth in range(BINS):
        inside = [one for one in asked if int(one.belief * BINS) == tenth]
        if inside:
            mean = sum(one.belief for one in inside) / len(inside)
            found.append((mean, sum(one.true for one in inside) / len(inside), len(inside)))
    return found


def plot(lines: dict[str, list[tuple[float, float, int]]], path: str) -> None:
    import matplotlib as mpl  # noqa: PLC0415

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "ludoteka"
    import matplotlib.pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(5, 5), layout="constrained")
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for name, line in lines.items():
        axes.plot([x for x, _, _ in line], [y for _, y, _ in line], marker="o", label=name)
    axes.set_xlabel("believed")
    axes.set_ylabel("true")
    axes.set_title("BANG!: roles after the second round")
    axes.legend()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="line-ups, each of bots joined by +")
    parser.add_argument("--games", type=int, default=100, help="for each number of seats")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--plot", metavar="FILE")
    given = parser.parse_args()
    lines = {}
    for line_up in given.bots:
        everything: list[Asked] = []
        for seats in range(4, 9):
            asked: list[Asked] = []
            for number in range(given.first, given.first + given.games):
                asked += watch(seats, line_up.split("+"), number)
            everything += asked
            _tell(f"{line_up}, {seats} seats", asked)
        _tell(f"{line_up}, all", everything)
        lines[line_up] = reliability(everything)
        for mean, true, count in lines[line_up]:
            print(f"  believed {mean:.2f}  true {true:.2f}  ({count})")
    if given.plot:
        plot(lines, given.plot)


def _tell(title: str, asked: list[Asked]) -> None:
    if asked:
        before, after = loss(asked, prior=True), loss(asked, prior=False)
        ratio = f"{after / before:.0%}" if before else "-"
        print(f"{title}: log-loss {after:.3f}, the prior's {before:.3f}: {ratio}")


if __name__ == "__main__":
    main()
