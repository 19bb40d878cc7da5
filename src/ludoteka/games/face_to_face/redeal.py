"""What a view leaves possible: hidden hands and draw piles, drawn afresh.

Every set of cards that is not seen may be a hand, except for what the rules tell about the
seat whose turn it is: while it is asked it has something to play (FF-10), and if it has just
lost it had not (FF-9). Within that, every world is equally likely.
"""

from math import comb

from ludoteka.core.events import Hidden
from ludoteka.core.rng import Rng
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.face_to_face.cards import (
    DECK,
    LEAST_PLAYS,
    Card,
    above,
    below,
    goes_down,
    goes_up,
    list_of,
    set_of,
)
from ludoteka.games.face_to_face.plays import legal_plays
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.view import FaceToFaceView, tops


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
    if view.result is not None:
        return deal_stuck(view, seat, unseen, count, rng)
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


def deal_stuck(
    view: FaceToFaceView, seat: Seat, unseen: list[Card], count: int, rng: Rng
) -> list[Card]:
    """A hand that cannot play two cards, every such hand being equally likely.

    Two cards that go to one's own piles can always be played one after the other. So a stuck
    hand has none of them, or one: and then no other card that could help or that becomes
    playable after it.
    """
    up, down = tops(view.up[seat], view.down[seat])
    other_up, other_down = tops(view.up[1 - seat], view.down[1 - seat])
    cards = set_of(unseen)
    own = cards & (goes_up(up) | goes_down(down))
    helping = cards & (below(other_up) | above(other_down))
    kinds: list[tuple[list[Card], list[Card]]] = [([], list_of(cards & ~own))]
    for card in list_of(own):
        after = helping
        if goes_up(up) >> card & 1:
            after |= goes_up(card)
        if goes_down(down) >> card & 1:
            after |= goes_down(card)
        kinds.append(([card], list_of(cards & ~own & ~after)))
    ways = [comb(len(others), count - len(fixed)) for fixed, others in kinds]
    at = rng.below(sum(ways))
    kind = 0
    while at >= ways[kind]:
        at -= ways[kind]
        kind += 1
    fixed, others = kinds[kind]
    return fixed + rng.sample(others, count - len(fixed))
