"""Writes matches for the tests of the web client: `python -m scripts.deals`.

The browser does all random acts of a match again from its seed (web/src/lib/fair); here stands
what the engine dealt: the first deal for every game, number of players and variant that deals
in another way, and whole matches of every game, with all that is shuffled later.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Final

import msgspec

from ludoteka.core.events import Asked, Event
from ludoteka.core.game import Game
from ludoteka.core.rng import Rng
from ludoteka.games import games

FILE: Final = Path(__file__).parent.parent / "web" / "fixtures" / "deals.json"

VARIANTS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "six-nimmt": ({}, {"variant": "tactical"}),
    "face-to-face": ({}, {"first-player": 1}),
    "sakura": ({},),
    "intrigo": ({},),
    "bang": ({}, {"mode": "tournament", "hire": True}),
}

WHOLE: Final[tuple[tuple[str, int, dict[str, object]], ...]] = (
    ("six-nimmt", 4, {"deals": 4}),
    ("six-nimmt", 2, {"variant": "tactical", "deals": 3}),
    ("face-to-face", 2, {"best-of": 3}),
    ("sakura", 2, {"tactical": True}),
    ("sakura", 2, {}),
    ("sakura", 5, {}),
    ("intrigo", 3, {}),
    ("intrigo", 4, {}),
    ("bang", 3, {}),
    ("bang", 7, {}),
    ("bang", 4, {"mode": "tournament"}),
    ("bang", 4, {"mode": "tournament", "hire": True, "experience": True, "no-mercy": True}),
)


class Deal(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, object]
    seed: str
    acts: int
    """How many random acts there were."""
    events: tuple[object, ...]


def deals() -> Iterator[Deal]:
    for key, game in games().items():
        for options in VARIANTS[key]:
            for seats in game.seat_counts:
                if options.get("hire") and seats == 3:  # there are no tournaments of three
                    continue
                seed = sha256(f"{key} {seats}".encode()).digest()
                state = game.new(seats, options, seed)
                events = state.take_events()
                before = takewhile(lambda event: not isinstance(event, Asked), events)
                yield Deal(key, seats, options, seed.hex(), state.acts, tuple(before))


def whole(game: Game, seats: int, options: dict[str, object], label: str = "") -> Deal:
    """A match of random moves; what only asks is left out."""
    seed = sha256(f"{game.key} {seats} {options} {label}".encode()).digest()
    moves = Rng(seed).child("moves")
    state = game.new(seats, options, seed)
    events: list[Event] = []
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, moves.choice(state.legal(seat)))
        events += state.take_events()
    told = tuple(event for event in events if event.logged and not isinstance(event, Asked))
    return Deal(game.key, seats, options, seed.hex(), state.acts, told)


def text() -> str:
    known = games()
    printed = {
        f"{key} {seats}": game.printed(seats, game.parse_options(seats, {}))
        for key, game in known.items()
        if key in {"bang", "intrigo"}
        for seats in game.seat_counts
    }
    matches = (whole(known[key], seats, options) for key, seats, options in WHOLE)
    return (
        f'{{"printed": {msgspec.json.encode(printed).decode()},\n'
        f'"deals": [\n{_lines(deals())}\n],\n"matches": [\n{_lines(matches)}\n]}}\n'
    )


def _lines(found: Iterator[Deal]) -> str:
    return ",\n".join(msgspec.json.encode(deal).decode() for deal in found)


def main() -> None:
    FILE.write_text(text(), "utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()
