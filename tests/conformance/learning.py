"""Who learned something from a move: the definition of `take_back`, in redealt worlds.

Its maker learned nothing if in every world that they could be in the move is legal and tells
them the same; another learned nothing if in every world that they could be in the maker has a
move that tells them the same. Worlds are drawn, so this can miss a lesson but not invent one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from ludoteka.core import Event, Move, Rng, Seat, State, redact
from ludoteka.core.take_back import nothing_learned
from tests.conformance.cases import Case, encoded, rng, walk


class Lesson(AssertionError):
    """Someone learned something from a move that may be taken back."""


class Made(msgspec.Struct, frozen=True):
    """A move of a walk: the state before it, and what it told."""

    case: Case
    before: State
    decision: str
    seat: Seat
    move: Move
    events: list[Event]

    @property
    def kinds(self) -> str:
        names = sorted({type(event).__name__ for event in self.events})
        return f"{self.decision}: {', '.join(names)}"


def moves_made(case: Case, seed: int, *, alike: int) -> Iterator[Made]:
    """The moves of a walk, no more than so many of one decision and the same kinds of events."""
    seen: Counter[str] = Counter()
    state = case.new(seed)
    for seat, move in walk(state, seed):
        twin = state.copy()
        events = _events_of(twin, seat, move)
        decision = state.view(None).decision
        assert decision is not None
        made = Made(case, state, decision, seat, move, events)
        seen[made.kinds] += 1
        if seen[made.kinds] <= alike:
            yield made


def check_soundness(case: Case, seed: int, *, alike: int = 3) -> None:
    for number, made in enumerate(moves_made(case, seed, alike=alike)):
        if nothing_learned(made.events):
            for viewer in case.viewers:
                if learns(made, viewer, rng(number)):
                    raise Lesson(f"seat {viewer} learns something: {made.kinds}")


def anybody_learns(made: Made, seed: int) -> bool:
    return any(learns(made, viewer, rng(seed)) for viewer in made.case.viewers)


def learns(made: Made, viewer: Seat | None, chance: Rng) -> bool:
    """Whether the viewer can tell, after the move, that one drawn world is not the real one."""
    world = made.case.game.from_view(made.before.view(viewer), chance)
    told = _received(made.events, viewer)
    legal = world.legal(made.seat)
    if made.move in legal and _told(world, made.seat, made.move, viewer) == told:
        return False
    if viewer == made.seat:
        return True
    return all(_told(world, made.seat, move, viewer) != told for move in legal)


def _told(world: State, seat: Seat, move: Move, viewer: Seat | None) -> bytes:
    return _received(_events_of(world.copy(), seat, move), viewer)


def _events_of(twin: State, seat: Seat, move: Move) -> list[Event]:
    twin.recording = True
    twin.play(seat, move)
    return twin.take_events()


def _received(events: Sequence[Event], viewer: Seat | None) -> bytes:
    return encoded([redact(event, viewer) for event in events])
