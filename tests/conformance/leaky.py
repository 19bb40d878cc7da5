"""Games with a deliberate leak, to show that the leak test finds it.

`leaky(game, spoil_view=…, spoil_event=…)` is the game, except that every view or event goes
through the given function, which may look at the true state.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from ludoteka.core import (
    Chance,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Result,
    Rng,
    Seat,
    State,
    View,
)

S = TypeVar("S", bound=State)
SpoilView = Callable[[State, View], View]
SpoilEvent = Callable[[Event], Event]


class LeakyState(State):
    """A state that passes everything on to the real one, except for the leak."""

    def __init__(self, real: State, view: SpoilView, event: SpoilEvent) -> None:
        super().__init__(
            seats=real.seats, chance=real.chance, acts=real.acts, recording=real.recording
        )
        self.real = real
        self.spoil_view = view
        self.spoil_event = event
        self._fetch()

    def _fetch(self) -> None:
        self.acts = self.real.acts
        self.events += [self.spoil_event(event) for event in self.real.take_events()]

    def to_act(self) -> tuple[Seat, ...]:
        return self.real.to_act()

    def legal(self, seat: Seat) -> list[Move]:
        return self.real.legal(seat)

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        return self.real.refusal(seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        self.real.recording = self.recording
        self.real.apply(seat, move)
        self._fetch()

    def view(self, seat: Seat | None) -> View:
        return self.spoil_view(self.real, self.real.view(seat))

    def result(self) -> Result | None:
        return self.real.result()

    def copy(self) -> State:
        return LeakyState(self.real.copy(), self.spoil_view, self.spoil_event)

    def position(self) -> dict[str, object]:
        return self.real.position()

    def audit(self) -> list[str]:
        return self.real.audit()


def leaky(
    game: type[Game],
    *,
    spoil_view: SpoilView = lambda _, view: view,
    spoil_event: SpoilEvent = lambda event: event,
) -> Game:
    class Leaky(game):  # type: ignore[valid-type,misc]
        def start(self, seats: int, options: Options, chance: Chance, *, recording: bool) -> State:
            real = super().start(seats, options, chance, recording=recording)
            return LeakyState(real, spoil_view, spoil_event)

        def from_position(
            self, position: Mapping[str, object], *, recording: bool = False
        ) -> State:
            return LeakyState(
                super().from_position(position, recording=recording), spoil_view, spoil_event
            )

        def from_view(self, view: View, rng: Rng) -> State:
            return LeakyState(super().from_view(view, rng), spoil_view, spoil_event)

    return Leaky()  # pyright: ignore[reportAbstractUsage]
