"""Shots and what answers them: Bang!, Gatling, Indians!, Duel (BA-11 … BA-13, BA-32 … BA-34)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang.cards import Card, is_heart
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.events import ShotCancelled
from ludoteka.games.bang.steps import (
    ATTACK,
    CARD,
    DUEL,
    ELIMINATE,
    GATLING,
    HARM,
    INDIANS,
    NEEDED,
    NOBODY,
    SHOT,
)

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


def cancel_one(state: "BangState", rule: str) -> None:
    """A Missed! or a heart against the shot on top; it may need another one (BA-62)."""
    kind, target, shooter, number = state.stack.pop()
    if number & NEEDED > 1:
        state.stack.append((kind, target, shooter, number - 1))
    elif state.recording:
        state.events.append(ShotCancelled(rule, target))


def read_barrel(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-13: a heart counts as a Missed!; otherwise the shot is still to be answered
    if is_heart(Card(number)):
        cancel_one(state, "BA-13")


def gatling(state: "BangState", seat: Seat, other: int, number: int) -> None:
    """The next target clockwise, one after the other (BA-21, BA-32)."""
    target = next_target(state, seat, number)
    if target == NOBODY:
        bury_doomed(state, seat)
        return
    state.stack.append((GATLING, seat, 0, (target - seat) % len(state.seats) + 1))
    state.stack.append((SHOT, target, seat, 1))


def indians(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-33
    target = next_target(state, seat, number)
    if target == NOBODY:
        bury_doomed(state, seat)
        return
    state.stack.append((INDIANS, seat, 0, (target - seat) % len(state.seats) + 1))
    state.stack.append((ATTACK, target, seat, 0))


def next_target(state: "BangState", player: Seat, offset: int) -> Seat:
    count = len(state.seats)
    while offset < count:
        target = SEATS[(player + offset) % count]
        if state.alive >> target & 1:
            return target
        offset += 1
    return NOBODY


def bury_doomed(state: "BangState", player: Seat) -> None:
    """All have answered; now those who gave up are eliminated, in the order of targets (BA-21)."""
    count = len(state.seats)
    for offset in range(count - 1, 0, -1):
        target = SEATS[(player + offset) % count]
        if state.alive >> target & 1 and state.lives[target] <= 0:
            state.stack.append((ELIMINATE, target, player, 0))


def is_volley(state: "BangState") -> bool:
    """Whether a Gatling or Indians! is still going round."""
    for step in state.stack:
        if step[0] == GATLING or step[0] == INDIANS:
            return True
    return False


def is_resolving(state: "BangState") -> bool:
    """Whether a card is being resolved, so that its end will be looked at (BA-21)."""
    for step in state.stack:
        if step[0] == CARD:
            return True
    return False


def take_the_hit(state: "BangState", seat: Seat, by: int) -> None:
    state.stack.append((HARM, seat, by, 1))


def lose_duel(state: "BangState", seat: Seat, challenger: Seat) -> None:
    # BA-19, BA-34: a challenger who loses was hit by nobody
    state.stack.append((HARM, seat, NOBODY if seat == challenger else challenger, 1))


def answer_duel(state: "BangState", seat: Seat, other: Seat, challenger: Seat) -> None:
    state.stack.append((DUEL, other, seat, challenger))


def targets(state: "BangState", seat: Seat) -> list[Seat]:
    """All others in the game."""
    return [other for other in LIVING[state.alive] if other != seat]
