"""Writes whole matches as sights for the web client's fold test: `python -m scripts.matches DIR`.

Every golden record, through the eyes of every seat and of a spectator. They are too large to be
kept; `LUDOTEKA_MATCHES=DIR npx vitest run src/games/fold.test.ts` reads them.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from ludoteka.core.records import Record, decode_record, replay
from ludoteka.core.seats import Seat
from ludoteka.games import find_game
from ludoteka.server.tables.replays import Happenings, moments
from ludoteka.server.tables.sights import encode

RECORDS: Final = Path(__file__).parent.parent / "tests" / "games"


def main() -> None:
    for path in sorted(RECORDS.glob("*/records/*.json")):
        record = decode_record(path.read_bytes())
        for eyes in (None, *range(len(record.seats))):
            write(Path(sys.argv[1]), f"{path.stem}-{eyes}", record, eyes)


def write(folder: Path, name: str, record: Record, eyes: int | None) -> None:
    game = find_game(record.game)
    seats = len(record.seats)
    options = game.parse_options(seats, record.options)
    seat = None if eyes is None else Seat(eyes)
    told = moments(game, seats, options, happenings(record), seat)
    sights = [{"seat": eyes, "events": one.events, "view": one.view} for one in told]
    path = folder / game.key / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    printed = msgspec.to_builtins(game.printed(seats, options))
    path.write_bytes(encode({"printed": printed, "sights": sights}))


def happenings(record: Record) -> Happenings:
    states = enumerate(replay(find_game(record.game), record))
    return [(number, event) for number, state in states for event in state.take_events()]


if __name__ == "__main__":
    main()
