"""Writes deals for the tests of the web client: `python -m scripts.deals`.

The browser deals a match again from its seed (web/src/lib/fair); here stands what the engine
deals, for every game, number of players and variant that deals in another way.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Final

import msgspec

from ludoteka.core.events import Asked
from ludoteka.games import games

FILE: Final = Path(__file__).parent.parent / "web" / "fixtures" / "deals.json"

VARIANTS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "six-nimmt": ({}, {"variant": "tactical"}),
    "face-to-face": ({}, {"first-player": 1}),
    "sakura": ({},),
    "intrigo": ({},),
    "bang": ({}, {"mode": "tournament", "hire": True}),
}


class Deal(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, object]
    seed: str
    events: tuple[object, ...]


def deals() -> Iterator[Deal]:
    for key, game in games().items():
        for options in VARIANTS[key]:
            for seats in game.seat_counts:
                if options.get("hire") and seats == 3:  # there are no tournaments of three
                    continue
                seed = sha256(f"{key} {seats}".encode()).digest()
                events = game.new(seats, options, seed).take_events()
                before = takewhile(lambda event: not isinstance(event, Asked), events)
                yield Deal(key, seats, options, seed.hex(), tuple(before))


def text() -> str:
    printed = {
        f"{key} {seats}": game.tables(seats, game.parse_options(seats, {}))
        for key, game in games().items()
        if key in {"bang", "intrigo"}
        for seats in game.seat_counts
    }
    lines = ",\n".join(msgspec.json.encode(deal).decode() for deal in deals())
    return f'{{"printed": {msgspec.json.encode(printed).decode()},\n"deals": [\n{lines}\n]}}\n'


def main() -> None:
    FILE.write_text(text(), "utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()
