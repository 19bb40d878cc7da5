"""Writes whole matches as sights for the tests of the web client: `python -m scripts.matches DIR`.

Every golden record, through the eyes of every seat and of a spectator; with `--few` the first
record of every number of seats, through the eyes of a spectator and of the first seat. They are too
large to be kept; `LUDOTEKA_MATCHES=DIR npx vitest run fold.test.ts paces.test.ts` reads them, and
tests/scripts/test_matches.py has the few read.
"""

import argparse
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
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--few", action="store_true", help="one record of every number of seats")
    given = parser.parse_args()
    write_all(given.folder, few=given.few)


def write_all(folder: Path, *, few: bool = False) -> None:
    for path in sorted(RECORDS.glob("*/records/*-0.json" if few else "*/records/*.json")):
        record = decode_record(path.read_bytes())
        for eyes in (None, 0) if few else (None, *range(len(record.seats))):
            write(folder, f"{path.stem}-{eyes}", record, eyes)


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
