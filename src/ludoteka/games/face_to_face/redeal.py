"""Redeals: hidden hands and draw piles drawn again, consistent with a view.

Every set of cards that is not seen may be a hand, except for what the rules tell about the
seat whose turn it is: while it is asked it has something to play (FF-10). Within that, every
world is equally likely. When the match is over, the hands lie open (FF-12).
"""

from ludoteka.core.events import Hidden
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.face_to_face.cards import DECK, LEAST_PLAYS, Card, set_of
from ludoteka.games.face_to_face.legal import legal_plays
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.face_to_face.view import FaceToFaceView


def deal_sides(view: FaceToFaceView, rng: Rng) -> tuple[Side, Side]:
    sides: list[Side] = []
    for seat in all_seats(view.seats):
        unseen = unseen_cards(view, seat)
        seen = view.hands[seat]
        if isinstance(seen, Hidden):
            hand = _deal_hand(view, seat, unseen, seen.hidden, rng)
        else:
            hand = list(seen)
        rest = rng.shuffled([card for card in unseen if card not in hand])
        sides.append(Side(set_of(hand), view.up[seat], view.down[seat], tuple(rest), 0))
    return sides[0], sides[1]


def unseen_cards(view: FaceToFaceView, seat: Seat) -> list[Card]:
    """The cards of a seat that lie on no pile and in no hand that the viewer sees."""
    gone = {laid.card for pile in (*view.up, *view.down) for laid in pile if laid.seat == seat}
    hand = view.hands[seat]
    if not isinstance(hand, Hidden):
        gone.update(hand)
    return [card for card in DECK if card not in gone]


def _deal_hand(
    view: FaceToFaceView, seat: Seat, unseen: list[Card], count: int, rng: Rng
) -> list[Card]:
    if seat != view.turn or count == len(unseen) or view.plays >= LEAST_PLAYS:
        return rng.sample(unseen, count)
    # At least one pair of at most 56 cards makes a turn: 1,540 tries on average at the worst.
    while True:
        hand = rng.sample(unseen, count)
        if can_move(view, seat, hand):
            return hand


def can_move(view: FaceToFaceView, seat: Seat, hand: list[Card]) -> bool:
    """Whether the seat could play from this hand, its draw pile not being empty."""
    other = 1 - seat
    own_side = Side(set_of(hand), view.up[seat], view.down[seat], (), 0)
    other_side = Side(0, view.up[other], view.down[other], (), 0)
    first = view.plays == 0
    return bool(legal_plays(own_side, other_side, first=first, helped=view.helped, alone=False))


def from_view(view: FaceToFaceView, rng: Rng) -> FaceToFaceState:
    state = FaceToFaceState(all_seats(view.seats), view.options, Chance(rng.seed()))
    state.over = view.result is not None
    state.wins = view.wins
    state.starter = view.starter
    state.turn = view.turn
    state.turns = view.turns
    state.plays = view.plays
    state.helped = view.helped
    state.sides = deal_sides(view, rng)
    state.shown = view.shown
    return state
