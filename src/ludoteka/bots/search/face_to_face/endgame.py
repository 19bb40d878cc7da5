"""Searches a game to its end once both draw piles are empty and all cards are known.

The opponent's hand is then all that has not been seen of it. The player to move wins if some
turn goes out or leaves the other without a turn that wins. Positions are remembered; turns that
play many cards come first, because they are the ones that win.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.face_to_face.sets import number
from ludoteka.games.face_to_face.cards import (
    DOWN,
    HELP_DOWN,
    HELP_UP,
    LEAST_PLAYS,
    LOWEST,
    UP,
    WAYS,
    above,
    below,
    goes_down,
    goes_up,
)

NO_TURN: Final[i64] = -1
"""What is found where nothing wins."""


class Side:
    """What matters of one player in the end."""

    def __init__(self, hand: i64, up: i64, down: i64) -> None:
        self.hand: i64 = hand
        self.up: i64 = up
        self.down: i64 = down


class Endgame:
    """Searches for a turn that wins against every answer."""

    def __init__(self, *, mild: bool, limit: i64) -> None:
        self.mild: bool = mild
        self.limit: i64 = limit
        """How many ends of turns may be looked at."""
        self.steps: i64 = 0
        self.seen: dict[tuple[int, int, int, int, int, int], bool] = {}
        """Whether the one to play wins: own hand and tops, then the opponent's."""

    def winning_turn(self, own: Side, other: Side, plays: i64, *, helped: bool) -> i64:
        """A turn that wins, or `NO_TURN`; neither is to be trusted if it became tired."""
        if not plays and self.stuck_alone(own.hand):
            return NO_TURN
        helps: i64 = 0 if helped else 1
        return self.climb(own.hand, own.up, own.down, other, plays, helps, 0)

    def tired(self) -> bool:
        return self.steps >= self.limit

    def wins(self, own: Side, other: Side) -> bool:
        """Whether the one who begins a turn wins."""
        key = (own.hand, own.up, own.down, other.hand, other.up, other.down)
        found = self.seen.get(key)
        if found is None:
            found = self.winning_turn(own, other, 0, helped=False) != NO_TURN
            self.seen[key] = found
        return found

    def stuck_alone(self, hand: i64) -> bool:
        """FF-9: a last card is not played alone, unless that was agreed."""
        return not self.mild and hand & (hand - 1) == 0

    def climb(
        self, hand: i64, up: i64, down: i64, other: Side, plays: i64, helps: i64, turn: i64
    ) -> i64:
        """Go on with the ascending pile, or leave it; so many cards may still help."""
        takes = hand & goes_up(up)
        while takes:
            bit = takes & -takes
            takes ^= bit
            card = number(bit)
            move = (card - LOWEST) * WAYS + 1 + UP
            found = self.climb(hand ^ bit, card, down, other, plays + 1, helps, turn << 8 | move)
            if found != NO_TURN:
                return found
        return self.descend(hand, up, down, other, plays, helps, turn)

    def descend(
        self, hand: i64, up: i64, down: i64, other: Side, plays: i64, helps: i64, turn: i64
    ) -> i64:
        """Go on with the descending pile, or leave it."""
        if not hand:
            return turn
        takes = hand & goes_down(down)
        while takes:
            bit = takes & -takes
            takes ^= bit
            card = number(bit)
            move = (card - LOWEST) * WAYS + 1 + DOWN
            found = self.descend(hand ^ bit, up, card, other, plays + 1, helps, turn << 8 | move)
            if found != NO_TURN:
                return found
        return self.finish(hand, up, down, other, plays, helps, turn)

    def finish(
        self, hand: i64, up: i64, down: i64, other: Side, plays: i64, helps: i64, turn: i64
    ) -> i64:
        """End the turn here, with or without help."""
        if self.tired():
            return NO_TURN
        self.steps += 1
        if plays >= LEAST_PLAYS and not self.wins(other, Side(hand, up, down)):
            return turn
        if not helps or plays + 1 < LEAST_PLAYS:
            return NO_TURN
        low = hand & below(other.up)
        high = hand & above(other.down)
        helpers = low | high
        while helpers:
            bit = helpers & -helpers
            helpers ^= bit
            card = number(bit)
            move = (card - LOWEST) * WAYS + 1
            rest = Side(hand ^ bit, up, down)
            if low & bit:
                after = Side(other.hand, card, other.down)
                if not rest.hand or not self.wins(after, rest):
                    return turn << 8 | (move + HELP_UP)
            if high & bit:
                after = Side(other.hand, other.up, card)
                if not rest.hand or not self.wins(after, rest):
                    return turn << 8 | (move + HELP_DOWN)
        return NO_TURN
