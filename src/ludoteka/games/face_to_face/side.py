"""One player's half of the table."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.seats import Seat
from ludoteka.games.face_to_face.cards import (
    BOTTOM,
    CARDS,
    TOP,
    Card,
    above,
    below,
    goes_down,
    goes_up,
    only,
)
from ludoteka.games.face_to_face.piles import Laid, all_laid

LAID: Final[tuple[tuple[Laid, ...], ...]] = all_laid()
"""By seat and number: made once, shared by all piles."""


class Side:
    """A hand, a draw pile, an ascending and a descending pile."""

    def __init__(
        self,
        hand: i64,
        up: tuple[Laid, ...],
        down: tuple[Laid, ...],
        draw_pile: tuple[Card, ...],
        drawn: i64,
    ) -> None:
        self.hand: i64 = hand
        """A set of cards, see `cards`."""
        self.up: tuple[Laid, ...] = up
        """The ascending pile, without its direction card."""
        self.down: tuple[Laid, ...] = down
        """The descending pile, without its direction card."""
        self.up_top: i64 = up[-1].card if up else BOTTOM
        self.down_top: i64 = down[-1].card if down else TOP
        self.draw_pile: tuple[Card, ...] = draw_pile
        """As it was shuffled, so that copies share it; the first `drawn` cards are gone."""
        self.drawn: i64 = drawn

    def takes(self) -> i64:
        """What the owner may play here (FF-4, FF-5)."""
        return goes_up(self.up_top) | goes_down(self.down_top)

    def welcomes(self) -> i64:
        """What the opponent may help with (FF-6)."""
        return below(self.up_top) | above(self.down_top)

    def lay_up(self, card: i64, seat: Seat) -> None:
        self.up += (LAID[seat][card],)
        self.up_top = card

    def lay_down(self, card: i64, seat: Seat) -> None:
        self.down += (LAID[seat][card],)
        self.down_top = card

    def left(self) -> i64:
        """How many cards the draw pile still has."""
        return len(self.draw_pile) - self.drawn

    def draw(self, count: i64) -> tuple[Card, ...]:
        """Take so many cards into the hand, or what is left (FF-7)."""
        start = self.drawn
        end: i64 = min(start + count, len(self.draw_pile))
        drawn = self.draw_pile[start:end]
        for card in drawn:
            self.hand |= only(card)
        self.drawn = end
        return drawn

    def hand_size(self) -> i64:
        return size(self.hand)

    def hand_cards(self) -> tuple[Card, ...]:
        hand = self.hand
        return tuple([card for card in CARDS if hand >> card & 1])

    def cards_left(self) -> tuple[Card, ...]:
        """The draw pile from its top."""
        return self.draw_pile[self.drawn :]

    def copy(self) -> "Side":
        return Side(self.hand, self.up, self.down, self.draw_pile, self.drawn)


def size(cards: i64) -> i64:
    """How many cards a set has."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count
