"""Converts a view to the numbers of the search."""

from ludoteka.bots.search.face_to_face.half import Half
from ludoteka.bots.search.face_to_face.worlds import Known
from ludoteka.core import SEATS, Hidden
from ludoteka.games.face_to_face.cards import Card, set_of
from ludoteka.games.face_to_face.redeal import unseen_cards
from ludoteka.games.face_to_face.view import FaceToFaceView, tops


def look(view: FaceToFaceView) -> Known:
    own, other = view.turn, SEATS[1 - view.turn]
    hand, hidden = view.hands[own], view.hands[other]
    assert not isinstance(hand, Hidden)
    assert isinstance(hidden, Hidden)
    return Known(
        half(hand, unseen_cards(view, own), tops(view.up[own], view.down[own])),
        half((), unseen_cards(view, other), tops(view.up[other], view.down[other])),
        hidden.hidden,
        view.plays,
        helped=view.helped,
        mild=view.options.last_card == "mild",
    )


def half(hand: tuple[Card, ...], unseen: list[Card], shown: tuple[int, int]) -> Half:
    up, down = shown
    return Half(set_of(hand), [int(card) for card in unseen], 0, set_of(unseen), up, down)
