"""Overreach as tables know it: the contract, filled in."""

from collections.abc import Mapping
from typing import ClassVar

from ludoteka.core import (
    Chance,
    Decision,
    Game,
    Move,
    MoveSpace,
    Phrase,
    Progress,
    Rng,
    Seat,
    Section,
    all_seats,
)
from ludoteka.core.parts import Parts
from overreach import events, setup
from overreach.cards import HAND, MOVE_TEXTS
from overreach.observer import OverreachObserver
from overreach.state import OverreachState
from overreach.view import OverreachOptions, OverreachView


class Overreach(Game[OverreachOptions, OverreachView]):
    key = "overreach"
    seat_counts = range(2, 5)
    default_seats = 3
    rules_version = 1
    options = OverreachOptions
    minutes = (3, 5)
    moves = MoveSpace(MOVE_TEXTS)
    decisions = (Decision("choose-card", "OV-2", secret=True),)
    event_kinds = (events.HandDealt, events.CardChosen, events.CardsRevealed, events.TrickWon)
    view_kind = OverreachView
    phrases: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move-play": ("card",),
        "progress-trick": ("trick", "of"),
        "refusal-match-over": (),
        "refusal-no-such-seat": ("number",),
        "refusal-already-chosen": (),
        "refusal-not-in-hand": ("card",),
    }
    sections = (Section("play", tuple(f"OV-{number}" for number in range(1, 6))),)
    examples = 1
    parts = Parts(
        board="overreach.board:draw",
        greedy="overreach.bot:GreedyOverreach",
        encoding="overreach.encoding:OverreachEncoding",
    )

    def start(
        self, seats: int, options: OverreachOptions, chance: Chance, *, recording: bool
    ) -> OverreachState:
        state = OverreachState(all_seats(seats), chance, recording=recording)
        state.deal()
        return state

    def from_position(
        self, position: Mapping[str, object], *, recording: bool = False
    ) -> OverreachState:
        state = setup.from_position(position, recording=recording)
        self.check_seats(len(state.seats))
        return state

    def from_view(self, view: OverreachView, rng: Rng) -> OverreachState:
        return setup.from_view(view, rng)

    def observer(
        self, seats: int, options: OverreachOptions, seat: Seat | None
    ) -> OverreachObserver:
        return OverreachObserver(seats, seat)

    def move_phrase(self, move: Move) -> Phrase:
        return Phrase("move-play", {"card": int(move)})

    def progress(self, view: OverreachView) -> Progress:
        done = len(view.gone) // view.seats
        said = Phrase("progress-trick", {"trick": done + 1, "of": HAND}) if done < HAND else None
        return Progress(said, 100 * done // HAND)
