"""Shots and what answers them: Bang!, Gatling, Indians!, Duel (BA-11 … BA-13, BA-32 … BA-34)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS
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


def cancel_one(s: "BangState", rule: str) -> None:
    """A Missed! or a heart against the shot on top; it may need another one (BA-62)."""
    kind, target, shooter, number = s.stack.pop()
    if number & NEEDED > 1:
        s.stack.append((kind, target, shooter, number - 1))
    elif s.recording:
        s.events.append(ShotCancelled(rule, SEATS[target]))


def read_barrel(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-13: a heart counts as a Missed!; otherwise the shot is still to be answered
    if is_heart(Card(number)):
        cancel_one(s, "BA-13")


def gatling(s: "BangState", seat: int, other: int, number: int) -> None:
    """The next target clockwise, one after the other (BA-21, BA-32)."""
    target = next_target(s, seat, number)
    if target == NOBODY:
        bury_doomed(s, seat)
        return
    s.stack.append((GATLING, seat, 0, (target - seat) % len(s.seats) + 1))
    s.stack.append((SHOT, target, seat, 1))


def indians(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-33
    target = next_target(s, seat, number)
    if target == NOBODY:
        bury_doomed(s, seat)
        return
    s.stack.append((INDIANS, seat, 0, (target - seat) % len(s.seats) + 1))
    s.stack.append((ATTACK, target, seat, 0))


def next_target(s: "BangState", player: int, offset: int) -> int:
    count = len(s.seats)
    while offset < count:
        target = (player + offset) % count
        if s.alive >> target & 1:
            return target
        offset += 1
    return NOBODY


def bury_doomed(s: "BangState", player: int) -> None:
    """All have answered; now those who gave up are eliminated, in the order of targets (BA-21)."""
    count = len(s.seats)
    for offset in range(count - 1, 0, -1):
        target = (player + offset) % count
        if s.alive >> target & 1 and s.lives[target] <= 0:
            s.stack.append((ELIMINATE, target, player, 0))


def is_volley(s: "BangState") -> bool:
    """Whether a Gatling or Indians! is still going round."""
    for step in s.stack:
        if step[0] == GATLING or step[0] == INDIANS:
            return True
    return False


def is_resolving(s: "BangState") -> bool:
    """Whether a card is being resolved, so that its end will be looked at (BA-21)."""
    for step in s.stack:
        if step[0] == CARD:
            return True
    return False


def take_the_hit(s: "BangState", seat: int, by: int) -> None:
    s.stack.append((HARM, seat, by, 1))


def lose_duel(s: "BangState", seat: int, challenger: int) -> None:
    # BA-19, BA-34: a challenger who loses was hit by nobody
    s.stack.append((HARM, seat, NOBODY if seat == challenger else challenger, 1))


def answer_duel(s: "BangState", seat: int, other: int, challenger: int) -> None:
    s.stack.append((DUEL, other, seat, challenger))


def targets(s: "BangState", seat: int) -> list[int]:
    """All others in the game."""
    return [other for other in LIVING[s.alive] if other != seat]
