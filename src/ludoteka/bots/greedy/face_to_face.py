"""Greedy Face to Face: keep both piles open for the cards that are still to come.

A card that is still in hand or draw pile is well off while both piles of its owner take it,
worse off with one, worst with none. The bot looks at the table as it would be after each pair
of plays (after each single one, once a card is played) and goes for the one that leaves its
own cards best off and, if it helps, the opponent's not much better. Cards played are progress,
and cards in hand after drawing are choice: that is what help buys. It ends the turn when
nothing more makes things better, but not with a single card and an empty draw pile (FF-9) if
that can be avoided; and with an empty draw pile it looks first whether the whole hand can
go (FF-8).
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ludoteka.bots.base import Bot
from ludoteka.core import SEATS, Hidden, Move, View
from ludoteka.games.face_to_face.cards import (
    DOWN,
    END,
    HAND_SIZE,
    HELP_DOWN,
    HELP_UP,
    LEAST_PLAYS,
    UP,
    above,
    below,
    card_of,
    goes_down,
    goes_up,
    list_of,
    only,
    set_of,
    way_of,
)
from ludoteka.games.face_to_face.redeal import unseen_cards
from ludoteka.games.face_to_face.view import FaceToFaceView, tops

# Found by playing against itself with other numbers; small changes matter little.
ONE_PILE: Final = 1.0
NO_PILE: Final = 5.0
OPPONENT: Final = 0.9
PROGRESS: Final = 0.6
CHOICE: Final = 1.0
LOST: Final = 1000.0


class Table(NamedTuple):
    """What matters of the table; cards are sets."""

    up: int
    down: int
    their_up: int
    their_down: int
    hand: int
    mine: int
    """Own cards not played yet."""
    theirs: int
    """The opponent's cards not played yet."""
    left: int
    plays: int
    helped: bool
    mild: bool
    """Whether a last card may be played alone (FF-11)."""

    def after(self, card: int, way: int) -> "Table":
        gone = ~only(card)
        return Table(
            card if way == UP else self.up,
            card if way == DOWN else self.down,
            card if way == HELP_UP else self.their_up,
            card if way == HELP_DOWN else self.their_down,
            self.hand & gone,
            self.mine & gone,
            self.theirs,
            self.left,
            self.plays + 1,
            self.helped or way >= HELP_UP,
            self.mild,
        )

    def ways(self) -> list[tuple[int, int]]:
        """All plays, whatever follows them."""
        piles = [goes_up(self.up), goes_down(self.down)]
        if not self.helped:
            piles += [below(self.their_up), above(self.their_down)]
        return [(c, way) for way, takes in enumerate(piles) for c in list_of(self.hand & takes)]


class GreedyFaceToFace(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, FaceToFaceView)
        if len(moves) == 1:
            return moves[0]
        table = look(view)
        if not table.left and (move := self._finish(table, moves)) is not None:
            return move
        best, choice = -2 * LOST, moves[0]
        for move in moves:
            value = self._value(table, move)
            if value > best:
                best, choice = value, move
        return choice

    def _value(self, table: Table, move: Move) -> float:
        if move == END:
            return worth(table)
        after = table.after(card_of(move), way_of(move))
        if after.plays >= LEAST_PLAYS or not after.hand:
            return worth(after)
        return max(worth(after.after(card, way)) for card, way in after.ways())

    def _finish(self, table: Table, moves: list[Move]) -> Move | None:
        """A play after which the rest of the hand can follow in this turn."""
        seen: set[Table] = set()
        for move in moves:
            if move != END and can_finish(table.after(card_of(move), way_of(move)), seen):
                return move
        return None


def look(view: FaceToFaceView) -> Table:
    own = view.turn
    other = SEATS[1 - own]
    hand = view.hands[own]
    assert not isinstance(hand, Hidden)
    cards = set_of(hand)
    return Table(
        *tops(view.up[own], view.down[own]),
        *tops(view.up[other], view.down[other]),
        hand=cards,
        mine=cards | set_of(unseen_cards(view, own)),
        theirs=set_of(unseen_cards(view, other)),
        left=view.draw_piles[own].hidden,
        plays=view.plays,
        helped=view.helped,
        mild=view.options.last_card == "mild",
    )


def worth(table: Table) -> float:
    """How good it is to end the turn with this table."""
    if not table.mine:
        return LOST
    held = table.hand.bit_count()
    drawn = min(table.left, HAND_SIZE - held if table.helped else 2)
    value = PROGRESS * table.plays + CHOICE * (held + drawn)
    value -= trouble(table.mine, table.up, table.down)
    value += OPPONENT * trouble(table.theirs, table.their_up, table.their_down)
    # FF-9
    if held + drawn < LEAST_PLAYS and not table.mild:
        value -= LOST
    return value


@lru_cache(maxsize=1 << 12)
def trouble(cards: int, up: int, down: int) -> float:
    """How badly off so many cards are with their owner's piles."""
    ascending: int = cards & goes_up(up)
    descending: int = cards & goes_down(down)
    neither = cards & ~(ascending | descending)
    either = ascending ^ descending
    return ONE_PILE * either.bit_count() + NO_PILE * neither.bit_count()


def can_finish(table: Table, seen: set[Table]) -> bool:
    if not table.hand:
        return True
    if table in seen:
        return False
    seen.add(table)
    return any(can_finish(table.after(card, way), seen) for card, way in table.ways())
