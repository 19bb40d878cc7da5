"""A seat's knowledge of the table, and samples of deals consistent with it."""

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.face_to_face.half import Half


class Known:
    """A table in the eyes of the player whose turn it is."""

    def __init__(
        self,
        own: Half,
        other: Half,
        held: i64,
        plays: i64,
        *,
        helped: bool,
        mild: bool,
    ) -> None:
        self.own: Half = own
        """With a draw pile in any order."""
        self.other: Half = other
        """All its cards are in the draw pile, as they may be there or in hand."""
        self.held: i64 = held
        """How many of them are in hand."""
        self.plays: i64 = plays
        """Cards played in this turn."""
        self.helped: bool = helped
        """Whether one of them was help."""
        self.mild: bool = mild
        """Whether a last card may be played alone (FF-11)."""

    def open(self) -> bool:
        """Whether no card is hidden: both draw piles are empty."""
        return self.own.left() == 0 and self.other.left() == self.held

    def deal_own(self, dice: Dice) -> Half:
        """One's own half, the draw pile shuffled."""
        half = self.own
        pile = half.pile.copy()
        dice.shuffle(pile)
        return Half(half.hand, pile, 0, half.rest, half.up, half.down)

    def deal_other(self, dice: Dice) -> Half:
        """The opponent's half: any hand is as likely as the others."""
        half = self.other
        pile = half.pile.copy()
        dice.shuffle(pile)
        dealt = Half(0, pile, 0, half.rest, half.up, half.down)
        dealt.draw(self.held)
        return dealt
