"""Face to Face as numbers."""

from typing import Final

from ludoteka.core import Hidden, Options, Seat, State, View
from ludoteka.envs.encodings.base import WIDTH, Encoding, mark, mark_seats
from ludoteka.games.face_to_face.cards import (
    DECK,
    HAND_SIZE,
    LOWEST,
    MOVE_TEXTS,
    TOP,
)
from ludoteka.games.face_to_face.piles import Laid
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.face_to_face.view import FaceToFaceView

DECISIONS: Final = {"play-card": 0, "play-or-end": 1}
CARDS: Final = len(DECK)
BOTTOM: Final = 1
MOST_WINS: Final = 3


class FaceToFaceEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        both = (seats,)
        self.decision = self.add("decision", (2,), "what is asked: play-card, play-or-end")
        self.to_act = self.add("to-act", both, "whose turn it is")
        self.hand = self.add("hand", (CARDS,), "the seat's own cards, from 2 to 59")
        self.counts = self.add("hand-size", both, "cards in hand", HAND_SIZE)
        self.left = self.add("draw-pile", both, "cards left to draw", CARDS)
        self.tops = self.add("tops", (seats, 2), "what the piles show: ascending, descending", TOP)
        self.laid = self.add("laid", (seats, CARDS), "cards of each player that lie on any pile")
        self.plays = self.add("plays", (1,), "cards played in this turn", CARDS)
        self.helped = self.add("helped", (1,), "whether one of them went to the opponent")
        self.wins = self.add("wins", both, "games won", MOST_WINS)
        self.needed = self.add("wins-needed", (1,), "games to win for the match", MOST_WINS)
        self.mild = self.add("mild", (1,), "whether a single last card may be played alone")
        self.starter = self.add("starter", both, "who began this game")

    def action_count(self, options: Options) -> int:
        return len(MOVE_TEXTS)

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, FaceToFaceView)
        assert view.seat is not None
        me: int = view.seat
        decision = view.decision
        if decision is not None:
            row[at + self.decision + WIDTH * DECISIONS[decision]] = 1
        mark_seats(row, at + self.to_act, view.to_act, me, 2)
        for turn in range(2):
            seat = me if turn == 0 else 1 - me
            here = at + WIDTH * turn
            self.fill_hand(view.hands[seat], row, at, turn)
            row[here + self.left] = view.draw_piles[seat].hidden
            row[here + self.wins] = view.wins[seat]
            piles = at + 2 * WIDTH * turn
            row[piles + self.tops] = self.lay(view.up[seat], me, row, at) or BOTTOM
            row[piles + self.tops + WIDTH] = self.lay(view.down[seat], me, row, at) or TOP
        options = view.options
        row[at + self.plays] = view.plays
        row[at + self.helped] = 1 if view.helped else 0
        row[at + self.needed] = options.best_of // 2 + 1
        row[at + self.mild] = 1 if options.last_card == "mild" else 0
        row[at + self.starter + (0 if view.starter == me else WIDTH)] = 1

    def look(self, state: State, seat: Seat, row: bytearray, at: int) -> None:
        assert isinstance(state, FaceToFaceState)
        self.fill(state.plain_view(seat), row, at)

    def fill_hand(self, hand: tuple[int, ...] | Hidden, row: bytearray, at: int, turn: int) -> None:
        if isinstance(hand, Hidden):
            row[at + self.counts + WIDTH * turn] = hand.hidden
        else:
            row[at + self.counts + WIDTH * turn] = len(hand)
            if turn:  # the opponent's, open in the end
                return
            mark(row, at + self.hand - WIDTH * LOWEST, hand)

    def lay(self, pile: tuple[Laid, ...], me: int, row: bytearray, at: int) -> int:
        """Mark the cards of a pile; the top one, or 0."""
        top = 0
        own = at + self.laid - WIDTH * LOWEST
        others = own + WIDTH * CARDS
        for laid in pile:
            top = laid.card
            row[(own if laid.seat == me else others) + WIDTH * top] = 1
        return top
