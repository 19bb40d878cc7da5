"""BANG!'s beats, for film strips: the role, Duel, Indians!, Jail, Dynamite, thefts, a lost game."""

from collections.abc import Callable
from typing import Final

from ludoteka.core import Event, State
from ludoteka.games.bang import events
from ludoteka.games.bang.view import BangView
from scripts.scenes.scene import Scene, always, later, over

ME: Final = 0


def pending(state: State, *kinds: str) -> bool:
    view = state.view(None)
    assert isinstance(view, BangView)
    return any(step.step in kinds for step in view.pending) or view.decision in kinds


def done(*kinds: str) -> Callable[[State], bool]:
    """Nobody owes this any more."""
    return lambda state: not pending(state, *kinds)


def played(kind: str) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, events.CardPlayed) and event.card.startswith(kind)


def duelled(event: Event) -> bool:
    """Someone has challenged seat 0."""
    return played("duel")(event) and isinstance(event, events.CardPlayed) and event.target == ME


def skipped(event: Event) -> bool:
    """Seat 0 has sat in Jail."""
    return isinstance(event, events.TurnSkipped) and event.seat == ME


def exploded(event: Event) -> bool:
    return isinstance(event, events.DynamiteExploded) and event.seat == ME


def torn(event: Event) -> bool:
    """Cat Balou has struck seat 0."""
    is_lost = isinstance(event, events.CardDiscarded) and event.rule == "BA-31"
    return is_lost and isinstance(event, events.CardDiscarded) and event.seat == ME


def saved(event: Event) -> bool:
    """A Barrel has saved seat 0."""
    is_saved = isinstance(event, events.ShotCancelled) and event.rule == "BA-13"
    return is_saved and isinstance(event, events.ShotCancelled) and event.seat == ME


BEATS: Final = (
    Scene(name="role-7", seats=7, seed=6, moment=later(3, always)),
    Scene(name="duel-told-7", seats=7, seed=5, told=duelled, moment=done("answer-duel")),
    Scene(
        name="indians-told-7",
        seats=7,
        seed=1,
        told=played("indians"),
        moment=done("answer-indians"),
        before=8,
    ),
    Scene(
        name="store-told-7",
        seats=7,
        seed=1,
        told=played("general-store"),
        moment=done("take-card"),
        before=9,
    ),
    Scene(name="jail-told-6", seats=6, seed=8, told=skipped, moment=always, before=10),
    Scene(name="dynamite-told-4", seats=4, seed=3, told=exploded, moment=always, before=4),
    Scene(name="barrel-told-5", seats=5, seed=11, told=saved, moment=always),
    Scene(name="robbed-6", seats=6, seed=7, told=torn, moment=always, before=5),
    Scene(name="lost-7", seats=7, seed=3, moment=over, before=8),
)
