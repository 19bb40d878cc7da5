"""Plans whole turns: all sequences of plays, by the table that they lead to.

The order between different piles does not matter, so a turn is told as the plays on one's own
ascending pile, then those on the descending one, then help. It is one number: its moves, eight
bits each, the first one highest.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.face_to_face.half import Half
from ludoteka.bots.search.face_to_face.judge import SURE, Judge
from ludoteka.bots.search.face_to_face.sets import count, number
from ludoteka.games.face_to_face.cards import (
    DOWN,
    HAND_SIZE,
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
    only,
)

STUCK: Final[i64] = -2 * SURE
"""Less than any turn is worth."""
LONE_CARD: Final[i64] = 6000
"""What it costs to be left with a last card that may not be played alone (FF-9)."""
DEAR_PLAYS: Final[i64] = 2
"""How many cards a hasty turn may play that leave cards behind."""


class Planner:
    """Finds the best turn by a judge's word, or all turns."""

    def __init__(self, judge: Judge, *, mild: bool) -> None:
        self.judge: Judge = judge
        self.mild: bool = mild
        self.best: i64 = STUCK
        """The worth of the best turn."""
        self.turn: i64 = 0
        self.hasty: bool = True
        """Whether turns that look wasteful are left out."""
        self.gathering: bool = False
        self.turns: list[int] = []
        """All turns, where they are gathered, and what they are worth."""
        self.worths: list[int] = []
        # The question.
        self.rest: i64 = 0
        self.left: i64 = 0
        self.plays: i64 = 0
        self.helped: bool = False
        self.others: i64 = 0
        """The worth of the opponent's half, as it is."""
        self.help_gain: list[int] = [0] * 61
        """By card: how much that changes by help."""
        self.help_move: list[int] = [0] * 61
        """By card: the better way to help with it; 0, if there is none."""

    def plan(self, own: Half, other: Half, plays: i64, *, helped: bool) -> i64:
        """The worth of the best turn, or `STUCK`; `turn` is what it is."""
        self.best = STUCK
        self.turn = 0
        self.rest = own.rest
        self.left = own.left()
        self.plays = plays
        self.helped = helped
        self.look_at(own.hand, other)
        self.climb(own.hand, own.up, own.down, 0, 0, 0)
        return self.best

    def gather(self, own: Half, other: Half, plays: i64, *, helped: bool) -> None:
        """All turns into `turns` and `worths`."""
        self.turns = []
        self.worths = []
        self.hasty = False
        self.gathering = True
        self.plan(own, other, plays, helped=helped)
        self.hasty = True
        self.gathering = False

    def look_at(self, hand: i64, other: Half) -> None:
        """Judge the opponent's half, as it is and after each possible help."""
        judge = self.judge
        cards = other.hand | other.rest
        held = count(other.hand)
        others = judge.other(cards, other.up, other.down, held)
        self.others = others
        if self.helped:
            return
        low = below(other.up)
        high = above(other.down)
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = number(bit)
            base = (card - LOWEST) * WAYS + 1
            gain: i64 = STUCK
            move: i64 = 0
            if low & bit:
                gain = judge.other(cards, card, other.down, held) - others
                move = base + HELP_UP
            if high & bit:
                found = judge.other(cards, other.up, card, held) - others
                if found > gain:
                    gain = found
                    move = base + HELP_DOWN
            self.help_gain[card] = gain
            self.help_move[card] = move

    def climb(self, hand: i64, up: i64, down: i64, turn: i64, plays: i64, dear: i64) -> None:
        """Go on with the ascending pile, or leave it."""
        self.descend(hand, up, down, turn, plays, dear)
        takes = hand & goes_up(up)
        while takes:
            bit = takes & -takes
            takes ^= bit
            card = number(bit)
            price = dear
            if self.hasty and self.rest:
                skipped = (hand | self.rest) & above(up) & (bit - 1)
                if card > up and skipped & (skipped - 1):
                    price += 1
                    if price > DEAR_PLAYS:
                        return
            move = (card - LOWEST) * WAYS + 1 + UP
            self.climb(hand ^ bit, card, down, turn << 8 | move, plays + 1, price)

    def descend(self, hand: i64, up: i64, down: i64, turn: i64, plays: i64, dear: i64) -> None:
        """Go on with the descending pile, or leave it."""
        self.finish(hand, up, down, turn, plays)
        takes = hand & goes_down(down)
        while takes:
            bit = takes & -takes
            takes ^= bit
            card = number(bit)
            price = dear
            if self.hasty and self.rest:
                skipped = (hand | self.rest) & below(down) & ~(bit | (bit - 1))
                if card < down and skipped & (skipped - 1):
                    price += 1
                    if price > DEAR_PLAYS:
                        continue
            move = (card - LOWEST) * WAYS + 1 + DOWN
            self.descend(hand ^ bit, up, card, turn << 8 | move, plays + 1, price)

    def finish(self, hand: i64, up: i64, down: i64, turn: i64, plays: i64) -> None:
        """End the turn here, with or without help."""
        plays += self.plays
        if not hand and not self.left:
            # FF-8; FF-11: a card that was left alone may be played alone
            if plays >= LEAST_PLAYS or self.mild:
                self.weigh(SURE, turn)
            return
        held = count(hand)
        if plays >= LEAST_PLAYS:
            drawn = HAND_SIZE - held if self.helped else LEAST_PLAYS
            self.judge_end(hand, up, down, held, drawn, self.others, turn)
        if self.helped or plays + 1 < LEAST_PLAYS:
            return
        helpers = hand
        while helpers:
            bit = helpers & -helpers
            helpers ^= bit
            card = number(bit)
            move: i64 = self.help_move[card]
            if move:
                gain: i64 = self.help_gain[card]
                self.judge_end(
                    hand ^ bit,
                    up,
                    down,
                    held - 1,
                    HAND_SIZE - held + 1,
                    self.others + gain,
                    turn << 8 | move,
                )

    def judge_end(
        self, hand: i64, up: i64, down: i64, held: i64, drawn: i64, others: i64, turn: i64
    ) -> None:
        """Weigh a turn that ends with this hand, before so many cards are drawn."""
        drawn = min(drawn, self.left)
        if not held and not self.left:
            self.weigh(SURE, turn)
            return
        worth = self.judge.own(hand, self.rest, up, down, drawn) + others
        # FF-9
        if held + drawn < LEAST_PLAYS and not self.mild:
            worth -= LONE_CARD
        self.weigh(worth, turn)

    def weigh(self, worth: i64, turn: i64) -> None:
        if self.gathering:
            self.turns.append(turn)
            self.worths.append(worth)
        if worth > self.best:
            self.best = worth
            self.turn = turn


def play_turn(own: Half, other: Half, turn: i64, *, helped: bool) -> None:
    """Make the plays of a turn, then draw."""
    at: i64 = 48
    while at > 0:
        at -= 8
        move = turn >> at & 255
        if not move:
            continue
        card = (move - 1) // WAYS + LOWEST
        way = (move - 1) % WAYS
        own.hand ^= only(card)
        if way == UP:
            own.up = card
        elif way == DOWN:
            own.down = card
        else:
            helped = True
            if way == HELP_UP:
                other.up = card
            else:
                other.down = card
    # FF-7
    if helped:
        own.draw(HAND_SIZE - count(own.hand))
    else:
        own.draw(LEAST_PLAYS)
