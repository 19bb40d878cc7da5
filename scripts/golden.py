"""Makes the golden records of a game: `python scripts/golden.py GAME`.

A few whole matches of bots, which later versions must replay to the same result. Make them
anew only when the rules version has been raised, and say why in the changelog.
"""

import sys
from pathlib import Path

from ludoteka.bots import Bot, find_bot
from ludoteka.core import Game, Rng, Seat, redact
from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo, encode_record
from ludoteka.games import find_game

ROOT = Path(__file__).parent.parent


def golden(game: Game, seats: int, variant: int) -> Match:
    names = ["random", "greedy"]
    people = [SeatInfo(f"seat {seat}", names[seat % len(names)]) for seat in range(seats)]
    match = Match(
        game,
        tuple(people),
        game.variants_at(seats)[variant],
        server_seed=bytes([seats, variant] * 16),
        entropy=tuple(bytes([seat]) for seat in range(seats)),
        clock=lambda: 0.0,
    )
    bots: list[Bot] = []
    for seat, info in enumerate(people):
        bots.append(find_bot(info.bot or "random", game)(game, Seat(seat), Rng(bytes([seat]))))
    seen = 0
    while acting := match.state.to_act():
        for bot in bots:
            for event in match.events[seen:]:
                bot.see(redact(event, bot.seat))
        seen = len(match.events)
        seat = acting[0]
        match.play(seat, bots[seat].choose(match.state.view(seat), match.state.legal(seat)))
    return match


def main() -> None:
    game = find_game(sys.argv[1])
    folder = ROOT / "tests/games" / game.key.replace("-", "_") / "records"
    folder.mkdir(exist_ok=True)
    counts = game.seat_counts
    for seats in sorted({counts[0], game.default_seats, counts[-1]}):
        for variant in range(len(game.variants_at(seats))):
            path = folder / f"{seats}-seats-{variant}.json"
            path.write_bytes(encode_record(golden(game, seats, variant).record()))
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
