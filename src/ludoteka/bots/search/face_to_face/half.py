"""One player's half of a sampled world."""

from mypy_extensions import i64

from ludoteka.games.face_to_face.cards import only


class Half:
    """Hand, draw pile and the tops of both piles. Copies share the order of the draw pile."""

    def __init__(
        self, hand: i64, pile: list[int], drawn: i64, rest: i64, up: i64, down: i64
    ) -> None:
        self.hand: i64 = hand
        self.pile: list[int] = pile
        """The draw pile in its order; the first `drawn` cards are gone."""
        self.drawn: i64 = drawn
        self.rest: i64 = rest
        """What is left of the draw pile, as a set."""
        self.up: i64 = up
        self.down: i64 = down

    def left(self) -> i64:
        return len(self.pile) - self.drawn

    def draw(self, wanted: i64) -> None:
        """Take so many cards into the hand, or what is left (FF-7)."""
        end: i64 = len(self.pile)
        end = min(end, self.drawn + wanted)
        while self.drawn < end:
            card: i64 = self.pile[self.drawn]
            self.hand |= only(card)
            self.rest ^= only(card)
            self.drawn += 1

    def copy(self) -> "Half":
        return Half(self.hand, self.pile, self.drawn, self.rest, self.up, self.down)
