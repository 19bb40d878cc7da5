"""The leak test: changing what a seat cannot know changes nothing that it receives.

Four ways to look, each of which fails if a seat can tell two worlds apart that it must not:

- redeal: everything hidden is drawn afresh; view, legal moves and refusals stay byte-equal.
- fold: an observer who only got the redacted events knows exactly the view.
- swap: two matches whose deals differ by one swapped pair; as long as the views of a seat
  agree, the events that it received are byte-equal.
- secret: another's secret choice is another one; nothing changes for the rest.
"""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from ludoteka.core import Chance, Event, Move, Rng, Seat, State, redact
from ludoteka.core.events import event_name
from tests.conformance.cases import Case, encoded, rng, seed_bytes, walk

T = TypeVar("T")

LAID_OPEN = "game-ended"
"""Between two games of a match: the event with which all hands and the deck are laid open."""


class Leak(AssertionError):
    """A seat received something that depends on what it must not know."""


def check_redeal(case: Case, seed: int) -> None:
    """The redeal is made from what an observer knows, so that a view cannot vouch for itself."""
    state = case.new(seed)
    chance = random.Random(seed)
    watch = Watch(case)
    for number, _ in enumerate(walk(state, seed)):
        watch.tell(state.take_events())
        if number % (3 if number < 150 else 53):
            continue
        moves = [Move(chance.randrange(len(case.game.moves))) for _ in range(10)]
        for viewer, observer in watch.observers.items():
            other = case.game.from_view(observer.view(), rng(number))
            _same("view", encoded(state.view(viewer)), encoded(other.view(viewer)))
            _same("to_act", state.to_act(), other.to_act())
            if other.audit():
                raise AssertionError(f"redeal broke the state: {other.audit()}")
            if viewer is not None:
                _same("legal moves", state.legal(viewer), other.legal(viewer))
                for move in moves:
                    before, after = (s.refusal(viewer, move) for s in (state, other))
                    _same("refusal", str(before), str(after))


def check_fold(case: Case, seed: int) -> None:
    state = case.new(seed)
    watch = Watch(case)
    for number, _ in enumerate(walk(state, seed)):
        watch.tell(state.take_events())
        if number < 300 or number % 19 == 0:
            watch.compare(state)
    watch.tell(state.take_events())
    watch.compare(state)


def check_swap(case: Case, seed: int) -> None:
    """Two matches, one pair swapped in one shuffle, the same moves as far as they are legal.

    Before that shuffle nothing differs; after it, a few dozen moves are compared.
    """
    chance = random.Random(seed)
    act = chance.randrange(3)
    left = 40
    plain = case.start(Chance(seed_bytes(seed)))
    swapped = case.start(SwappedChance(seed_bytes(seed), act, chance.random(), chance.random()))
    alike = set(case.viewers)
    for seat, move in walk(plain, seed):
        if plain.acts > act:
            left -= 1
            alike = _still_alike(alike, plain, swapped)
        if left == 0 or not alike or swapped.refusal(seat, move) is not None:
            return
        swapped.play(seat, move)


def _still_alike(viewers: set[Seat | None], plain: State, swapped: State) -> set[Seat | None]:
    """The viewers who cannot tell the worlds apart; for them the events must agree as well."""
    here, there = plain.take_events(), swapped.take_events()
    alike = {v for v in viewers if encoded(plain.view(v)) == encoded(swapped.view(v))}
    ended, next_here = _parted(here)
    other_ended, next_there = _parted(there)
    for viewer in alike:  # of the next game, nothing that the views do not tell
        _same("events", _received(next_here, viewer), _received(next_there, viewer))
    if ended or other_ended:
        # Its end laid all cards of that game open, and views of the next one do not tell them.
        alike = {v for v in alike if _received(ended, v) == _received(other_ended, v)}
    for viewer in alike:
        _same("events", _received(here, viewer), _received(there, viewer))
        if viewer is not None:
            _same("legal moves", plain.legal(viewer), swapped.legal(viewer))
    return alike


def _parted(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Up to the end of a game within the match, and what came after that."""
    ends = [at for at, event in enumerate(events) if event_name(type(event)) == LAID_OPEN]
    after = ends[-1] + 1 if ends else 0
    return events[:after], events[after:]


def check_secret_choices(case: Case, seed: int) -> None:
    state = case.new(seed)
    for seat, move in walk(state, seed):
        decision = state.view(None).decision
        assert decision is not None
        if not case.game.decision(decision).secret or len(state.to_act()) < 2:
            continue
        for viewer in case.viewers:
            if viewer == seat:
                continue
            received = set()
            for choice in (move, *state.legal(seat)[:2], state.legal(seat)[-1]):
                twin = state.copy()
                twin.recording = True
                twin.play(seat, choice)
                received.add((_received(twin.events, viewer), encoded(twin.view(viewer))))
            if len(received) > 1:
                raise Leak(f"the choice of seat {seat} reaches {viewer}")


Check = Callable[[Case, int], None]

ALL_CHECKS: tuple[Check, ...] = (check_redeal, check_fold, check_swap, check_secret_choices)


class Watch:
    """An observer at every seat and one among the spectators."""

    def __init__(self, case: Case) -> None:
        options = case.game.parse_options(case.seats, case.options)
        self.observers = {
            viewer: case.game.observer(case.seats, options, viewer) for viewer in case.viewers
        }

    def tell(self, happened: Sequence[Event]) -> None:
        for viewer, observer in self.observers.items():
            for event in happened:
                observer.see(redact(event, viewer))

    def compare(self, state: State) -> None:
        for viewer, observer in self.observers.items():
            _same("folded view", encoded(state.view(viewer)), encoded(observer.view()))


class SwappedRng(Rng):
    """Deals as usual, then swaps two of the dealt things."""

    def __init__(self, key: bytes, first: float, second: float) -> None:
        super().__init__(key)
        self.first = first
        self.second = second

    def sample(self, items: list[T] | tuple[T, ...], count: int) -> list[T]:
        # all of them, so that what is dealt may also swap with what is not
        pool = super().sample(items, len(items))
        first, second = (int(part * len(pool)) for part in (self.first, self.second))
        pool[first], pool[second] = pool[second], pool[first]
        return pool[:count]


class SwappedChance(Chance):
    def __init__(self, seed: bytes, act: int, first: float, second: float) -> None:
        super().__init__(seed)
        self.at = act
        self.first = first
        self.second = second

    def act(self, number: int) -> Rng:
        rng = super().act(number)
        return SwappedRng(rng.key, self.first, self.second) if number == self.at else rng


def _received(events: Sequence[Event], viewer: Seat | None) -> bytes:
    return encoded([redact(event, viewer) for event in events])


def _same(what: str, one: object, other: object) -> None:
    if one != other:
        raise Leak(f"{what} differs: {one!r} / {other!r}")
