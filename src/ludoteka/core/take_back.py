"""Taking a move back while no one has learned from it or answered it.

A move taught nothing if in every world that its maker could be in it was legal and told the
same, and in every world that another could be in its maker had a move that told them the
same: a secret choice teaches nothing, a card played from a hand does. Every kind of event
declares whether it `reveals`; `tests/conformance` holds the declarations against redealt
worlds. An end reveals, because seeds are published then.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ludoteka.core.events import Asked, Ended, Event
from ludoteka.core.game import Game
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State

_CLOSES: Final = (Asked, Ended)
"""After these the question is over. A union would be made anew at every move."""


def nothing_learned(events: Sequence[Event]) -> bool:
    """Whether a move with these events told nobody anything new."""
    return not any(event.reveals for event in events)


class TakeBacks:
    """Which of its moves each seat may take back, kept up to date move by move.

    It needs nothing but the events of the moves, so a log gives it again.
    """

    def __init__(self) -> None:
        self._moves = 0
        self._offers: dict[Seat, int] = {}
        self._answered = True
        """Whether the question of the last move is over: the next move is about another."""

    def played(self, seat: Seat, events: Sequence[Event]) -> None:
        """The next move was made; its number is how many there were before it."""
        # Seats asked together do not answer one another; the next to move after them does.
        teaches = not nothing_learned(events)
        if self._answered or teaches:
            self._offers.clear()
        if not teaches:
            self._offers[seat] = self._moves
        self._answered = any(isinstance(event, _CLOSES) for event in events)
        self._moves += 1

    def offer(self, seat: Seat) -> int | None:
        """The number of the move that this seat may take back.

        When all have answered, only the last of them may: the events of that move told that
        the question is over, and would be wrong without another's answer.
        """
        number = self._offers.get(seat)
        if self._answered and number != self._moves - 1:
            return None
        return number


def play_again(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    seed: bytes,
    moves: Iterable[tuple[Seat, Move]],
    *,
    rules: int | None = None,
) -> State:
    """The match with these moves only, by this version of the rules; IllegalMove if they rest on
    one that is missing.

    The state records, and its past events have been taken.
    """
    state = game.new(seats, options, seed)
    if rules is not None:
        game.by_rules(state, rules)
    for seat, move in moves:
        state.play(seat, move)
    state.take_events()
    return state
