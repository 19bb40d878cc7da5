"""What a bot adds to a seat: `python -m scripts.same_seat BOT [--among greedy] [--seats 5]`.

Plays every deal of BANG! once with the same bot everywhere, and once more for each seat with
BOT there instead. Tells by role how many more games of a hundred BOT wins than the other in
the same seat of the same deal, with the 95 % interval over deals. `--save FILE` writes down
every deal as it is finished; with the same file, a run goes on where it was stopped.
"""

import argparse
from collections import defaultdict
from hashlib import sha256
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from ludoteka.arena.statistics import Estimate, estimate
from ludoteka.bots import find_bot
from ludoteka.core import SEATS, Rng, redact
from ludoteka.games import find_game
from ludoteka.games.bang.roles import ROLES
from ludoteka.games.bang.state import BangState


class Compared(msgspec.Struct, frozen=True):
    """One deal: by role, how much more BOT won in the seats that have it, on average."""

    bot: str
    among: str
    seats: int
    deal: int
    gains: dict[int, float]


def play(line_up: list[str], seed: bytes) -> tuple[list[float], tuple[int, ...]]:
    """Who won (1 or 0, by seat), and the roles."""
    game = find_game("bang")
    state = game.new(len(line_up), {}, seed)
    assert isinstance(state, BangState)
    bots = [
        find_bot(name, game)(game, SEATS[seat], Rng(seed).child(f"bot {seat}"))
        for seat, name in enumerate(line_up)
    ]
    while acting := state.to_act():
        for event in state.take_events():
            for bot in bots:
                bot.see(redact(event, bot.seat))
        seat = acting[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return [float(seat in state.winners) for seat in state.seats], state.roles


def compare(bot: str, among: str, seats: int, deal: int) -> Compared:
    seed = sha256(f"same seat {deal}".encode()).digest()
    usual, roles = play([among] * seats, seed)
    found: defaultdict[int, list[float]] = defaultdict(list)
    for seat in range(seats):
        line_up = [among] * seats
        line_up[seat] = bot
        won, _ = play(line_up, seed)
        found[roles[seat]].append(won[seat] - usual[seat])
    gains = {role: sum(values) / len(values) for role, values in sorted(found.items())}
    return Compared(bot, among, seats, deal, gains)


def saved(path: Path | None, bot: str, among: str, seats: int) -> dict[int, Compared]:
    """What the file has of this comparison, by deal; a line that a kill cut short is none."""
    if path is None or not path.exists():
        return {}
    content = path.read_bytes()
    lines = content[: content.rfind(b"\n") + 1].splitlines()
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    known = [msgspec.json.decode(line, type=Compared) for line in lines]
    return {
        one.deal: one for one in known if (one.bot, one.among, one.seats) == (bot, among, seats)
    }


def save(path: Path | None, one: Compared) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--among", default="greedy")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--save", type=Path, metavar="FILE", help="go on where FILE ends")
    given = parser.parse_args()
    known = saved(given.save, given.bot, given.among, given.seats)
    found: list[Compared] = []
    deals = range(given.first, given.first + given.deals)
    for deal in track(deals, "deals", console=Console(stderr=True)):
        if deal not in known:
            known[deal] = compare(given.bot, given.among, given.seats, deal)
            save(given.save, known[deal])
        found.append(known[deal])
    print(f"{given.bot} among {given.among}, {given.seats} seats, {given.deals} deals:")
    for role in found[0].gains:
        print(f"  {ROLES[role]:9} {_told(estimate([deal.gains[role] for deal in found]))}")
    mean = estimate([sum(deal.gains.values()) / len(deal.gains) for deal in found])
    print(f"  all roles {_told(mean)}")


def _told(value: Estimate) -> str:
    return f"{100 * value.mean:+.1f} ± {100 * (value.margin or 0):.1f} points"


if __name__ == "__main__":
    main()
