"""Writes pairs of worlds that one reader cannot tell apart: `python -m scripts.worlds DIR [GAME…]`.

Both are the same match up to a moment; there everything that the reader cannot know is dealt
anew, and the same moves go on in both. Some go on to the end of the match, with all that the
reader was told before. `LUDOTEKA_WORLDS=DIR npx vitest run src/games/worlds.test.ts` has the
client tell both, and compares what a person sees and hears.
"""

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ludoteka.core import Event, Game, Move, Options, Rng, Seat, State
from ludoteka.core.seats import all_seats
from ludoteka.games import games
from scripts.scenes.sights import Json, plain, sight

WALKS: Final = 16
"""Matches a game and number of seats."""
MOMENTS: Final = (0, 6, 17, 60, 140)
"""After so many moves everything hidden is dealt anew."""
MOVES: Final = 14
"""So many at most go on from there, while the reader cannot tell the worlds apart."""
WHOLE: Final = 4
"""Matches a game and number of seats that are played to their end."""
LAST: Final = (1, 2, 4, 9)
"""So many moves before the end everything hidden is dealt anew."""

READERS: Final = 2
"""Of each such end, drawn by lot."""

Script = Sequence[tuple[Seat, Move]]
Told = Sequence[tuple[int, Event]]


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[2:] or games():
        write(folder, games()[key])


def write(folder: Path, game: Game) -> None:
    found = [
        pair
        for seats in sorted({game.seat_counts[0], game.default_seats})
        for pair in (
            *(pair for seed in range(WALKS) for pair in pairs(game, seats, seed)),
            *(pair for seed in range(WHOLE) for pair in endings(game, seats, seed)),
        )
    ]
    (folder / f"{game.key}.json").write_bytes(msgspec.json.encode(found))


def pairs(game: Game, seats: int, seed: int) -> Iterator[Json]:
    options = game.variants_at(seats)[seed % len(game.variants_at(seats))]
    parsed = game.parse_options(seats, options)
    state = game.new(seats, options, seed.to_bytes(32, "big"))
    chance = random.Random(seed)
    readers = (*all_seats(seats), None)
    for number in range(max(MOMENTS) + 1):
        if number in MOMENTS:
            reader = chance.choice(readers)
            yield pair(game, parsed, state.copy(), reader, chance.randrange(1 << 30))
        if not state.to_act():
            return
        seat = chance.choice(state.to_act())
        state.play(seat, chance.choice(state.legal(seat)))


def endings(game: Game, seats: int, seed: int) -> Iterator[Json]:
    """The ends of a match that both worlds come to, as far as the reader cannot tell them apart."""
    options = game.variants_at(seats)[seed % len(game.variants_at(seats))]
    parsed = game.parse_options(seats, options)
    chance = random.Random(seed)
    script = whole_match(game, seats, options, seed, chance)
    for last in LAST:
        state = game.new(seats, options, seed.to_bytes(32, "big"))
        told = [(0, event) for event in state.take_events()]
        for number, (seat, move) in enumerate(script[:-last], start=1):
            state.play(seat, move)
            told += [(number, event) for event in state.take_events()]
        for reader in chance.sample((*all_seats(seats), None), READERS):
            rest = script[-last:]
            found = pair(game, parsed, state.copy(), reader, chance.randrange(1 << 30), told, rest)
            one, other = (world[-1] for world in found["worlds"])
            if one["view"]["result"] is not None and one["truth"] != other["truth"]:
                yield found


def whole_match(
    game: Game, seats: int, options: Mapping[str, object], seed: int, chance: random.Random
) -> Script:
    state = game.new(seats, options, seed.to_bytes(32, "big"))
    made: list[tuple[Seat, Move]] = []
    while state.to_act():
        seat = chance.choice(state.to_act())
        made.append((seat, chance.choice(state.legal(seat))))
        state.play(*made[-1])
        state.take_events()
    return made


def pair(
    game: Game,
    options: Options,
    state: State,
    reader: Seat | None,
    seed: int,
    told: Told = (),
    script: Script | None = None,
) -> Json:
    """Both go on with the moves of the script, or with any that both may make."""
    state.recording = True
    state.take_events()
    other = game.redeal(state, reader, Rng(seed.to_bytes(32, "big")))
    other.recording = True
    one, two = worlds = World(game, state, reader, told), World(game, other, reader, told)
    chance = random.Random(seed)
    for number in range(MOVES if script is None else len(script)):
        if script is None:
            common = both_may(one, two, chance)
        else:
            common = script[number] if may(two, *script[number]) else None
        if common is None:
            break
        for world in worlds:
            world.play(*common)
        if one.view() != two.view():
            break  # something was uncovered: from here on the reader may tell them apart
        for world in worlds:
            world.show()
    return {
        "seat": reader,
        "seats": len(state.seats),
        "printed": plain(game.printed(len(state.seats), options)),
        "worlds": [world.sights for world in worlds],
    }


def both_may(one: "World", other: "World", chance: random.Random) -> tuple[Seat, Move] | None:
    acting = [seat for seat in one.state.to_act() if seat in other.state.to_act()]
    for seat in chance.sample(acting, len(acting)):
        there = set(other.state.legal(seat))
        moves = [move for move in one.state.legal(seat) if move in there]
        if moves:
            return seat, chance.choice(moves)
    return None


def may(world: "World", seat: Seat, move: Move) -> bool:
    return seat in world.state.to_act() and move in world.state.legal(seat)


class World:
    """What the reader gets of one of the worlds; `truth` lies beside it, and no client has it."""

    def __init__(self, game: Game, state: State, reader: Seat | None, told: Told) -> None:
        self.game = game
        self.state = state
        self.reader = reader
        self.seq = told[-1][0] if told else 0
        self.happened = list(told)
        self.sights: list[Json] = []
        self.show()

    def play(self, seat: Seat, move: Move) -> None:
        self.state.play(seat, move)
        self.seq += 1
        self.happened += [(self.seq, event) for event in self.state.take_events()]

    def view(self) -> bytes:
        return msgspec.json.encode(self.state.view(self.reader))

    def show(self) -> None:
        seen: dict[str, Any] = sight(self.game, self.state, self.reader, self.happened)
        truth: dict[str, Any] = plain(self.state.position())
        del truth["seed"]  # of what is still to be shuffled: nothing to tell yet
        self.sights.append(seen | {"truth": truth})
        self.happened = []


if __name__ == "__main__":
    main()
