"""Values a table for the player who has just played, by fitted weights.

The worth is the logarithm of the odds of winning, in thousandths. It is a sum over both
halves of the table: how many of the cards to come both, one or none of their owner's piles
take, what the hand can do next, and which backwards tricks are in store. What each of these
counts depends on how many cards that player still has. All numbers are whole, so every form
of the package judges alike.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.face_to_face.sets import count, highest
from ludoteka.games.face_to_face.cards import (
    HIGHEST,
    LOWEST,
    TRICK_STEP,
    above,
    below,
    goes_down,
    goes_up,
)

SURE: Final[i64] = 1_000_000
"""The worth of a game that is won."""


class Judge:
    """Measures a half of the table and weighs what it finds.

    Weights are rows by the number of cards that the half's owner still has to play.
    """

    def __init__(self, own: list[list[int]], other: list[list[int]]) -> None:
        self.own_rows: list[list[int]] = own
        self.other_rows: list[list[int]] = other
        self.cards: i64 = 0
        """All that are still to be played."""
        self.none: i64 = 0
        """Those that neither pile takes."""
        self.one: i64 = 0
        """Those that one pile takes."""
        self.held: i64 = 0
        """The size of the hand."""
        self.hand_none: i64 = 0
        self.hand_one: i64 = 0
        self.tricks: i64 = 0
        """Pairs of cards that could make a backwards trick."""
        self.hand_tricks: i64 = 0
        """Those of them that are in hand."""
        self.now_tricks: i64 = 0
        """Tricks on the cards that lie on top."""
        self.cost: i64 = 0
        """How many cards the cheapest next turn leaves behind."""
        self.room: i64 = 0
        """How far the piles can still go."""

    def own(self, hand: i64, rest: i64, up: i64, down: i64, drawn: i64) -> i64:
        """For who has just played and will draw so many cards."""
        self.measure(hand | rest, up, down)
        self.measure_hand(hand, hand | rest, up, down)
        self.held = count(hand) + drawn
        row = self.own_rows[self.cards]
        return (
            row[0]
            + row[1] * self.none
            + row[2] * self.one
            + row[3] * self.held
            + row[4] * self.hand_none
            + row[5] * self.hand_one
            + row[6] * self.tricks
            + row[7] * self.hand_tricks
            + row[8] * self.now_tricks
            + row[9] * self.cost
            + row[10] * self.room
        )

    def other(self, cards: i64, up: i64, down: i64, held: i64) -> i64:
        """For who plays next, with a hand that is not known."""
        self.measure(cards, up, down)
        now: i64 = 0
        if up >= LOWEST + TRICK_STEP and cards >> (up - TRICK_STEP) & 1:
            now += 1
        if down <= HIGHEST - TRICK_STEP and cards >> (down + TRICK_STEP) & 1:
            now += 1
        self.now_tricks = now
        row = self.other_rows[self.cards]
        return (
            row[0]
            + row[1] * self.none
            + row[2] * self.one
            + row[3] * held
            + row[4] * self.tricks
            + row[5] * now
            + row[6] * self.room
        )

    def measure(self, cards: i64, up: i64, down: i64) -> None:
        up_takes = goes_up(up)
        down_takes = goes_down(down)
        self.cards = count(cards)
        self.none = count(cards & ~(up_takes | down_takes))
        self.one = count(cards & (up_takes ^ down_takes))
        self.tricks = count_tricks(cards, up, down)
        self.room = HIGHEST - up + down - LOWEST

    def measure_hand(self, hand: i64, cards: i64, up: i64, down: i64) -> None:
        up_takes = goes_up(up)
        down_takes = goes_down(down)
        self.hand_none = count(hand & ~(up_takes | down_takes))
        self.hand_one = count(hand & (up_takes ^ down_takes))
        self.hand_tricks = count_tricks(hand, up, down)
        now: i64 = 0
        if up >= LOWEST + TRICK_STEP and hand >> (up - TRICK_STEP) & 1:
            now += 1
        if down <= HIGHEST - TRICK_STEP and hand >> (down + TRICK_STEP) & 1:
            now += 1
        self.now_tricks = now
        self.cost = cheapest(hand, cards, up, down)


def count_tricks(cards: i64, up: i64, down: i64) -> i64:
    """Pairs that may follow one another backwards: on one pile, on the other, or on both."""
    links = cards & cards >> TRICK_STEP  # n stands for n and n + 10
    if not links:
        return 0
    upwards = links
    if up > TRICK_STEP:
        upwards &= above(up - TRICK_STEP)
    return count(upwards) + count(links & below(down))


def cheapest(hand: i64, cards: i64, up: i64, down: i64) -> i64:
    """How many cards two plays to one's own piles must leave behind at least."""
    upwards = hand & above(up)
    downwards = hand & below(down)
    ahead_up = cards & above(up)
    ahead_down = cards & below(down)
    low = upwards & -upwards
    high = highest(downwards)
    best: i64 = 20
    if low and high and low != high:
        best = count(ahead_up & (low - 1)) + count(ahead_down & ~(high | (high - 1)))
    upwards ^= low
    if upwards:
        low = upwards & -upwards
        found = count(ahead_up & (low - 1)) - 1
        best = min(best, found)
    downwards ^= high
    if downwards:
        high = highest(downwards)
        found = count(ahead_down & ~(high | (high - 1))) - 1
        best = min(best, found)
    return best
